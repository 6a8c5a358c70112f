import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultSettings, findFreePort, type RunningSite } from '../../../tools/lib/project.ts';

/**
 * Vite keeps its word to load the page again, which it has for nobody while the content is first
 * read, until somebody connects: a test's first page would go away while the test looks at it.
 */
async function takeFirstWord(origin: string): Promise<void> {
  const socket = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr');
  // Also where the server ends meanwhile: `close` comes in any case.
  socket.addEventListener('message', () => {
    socket.close();
  });
  await once(socket, 'close');
}

/**
 * Starts the development server on a free port. Hold it with `await using`, which stops it.
 * @param folder a copy of the project, in which a test may write
 * @throws when the server ends before it answers
 */
export async function startDevelopment(folder: string): Promise<RunningSite> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const astro = path.join(folder, 'node_modules/astro/bin/astro.mjs');
  const server = spawn(process.execPath, [astro, 'dev', '--port', String(port)], {
    cwd: folder,
    env: {
      ...process.env,
      ...defaultSettings,
      NODE_ENV: 'development',
      ASTRO_DEV_BACKGROUND: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const isAnswering = () =>
    fetch(`${origin}/robots.txt`).then(
      () => true,
      () => false,
    );
  while (!(await isAnswering())) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered.');
    await Promise.race([wait(200), ended]);
  }
  await takeFirstWord(origin);
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await ended;
    },
  };
}
