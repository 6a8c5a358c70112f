import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { settingNames } from '../../src/config/settings.ts';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Every setting at its default, so that nobody's own mail server or tag manager is ever used. */
export const defaultSettings: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.map((name) => [name, '']),
);

/** Lets a server listen on this machine alone, at a free port, which it answers with. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function findFreePort(): Promise<number> {
  await using server = createServer();
  return await listen(server);
}

export interface RunningSite extends AsyncDisposable {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
}

/**
 * Starts a server of the project on a free port. Hold it with `await using`, which stops it at the end.
 * @param program its file and what follows it on the command line
 * @param environment settings for this server alone
 * @param folder the project or a copy of it
 * @throws when the server ends before it answers
 */
export async function startServer(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder = projectFolder,
): Promise<RunningSite> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  await untilAnswering(origin, server);
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      server.kill();
      await ended;
    },
  };
}

/** Starts the production server with the build that is there. */
export function serveBuilt(
  environment: Readonly<Record<string, string>>,
  folder?: string,
): Promise<RunningSite> {
  return startServer(['src/hosting/server/start.ts', '--no-build'], environment, folder);
}

/**
 * Builds the site, unless the build that is there is fresh, and starts the production server.
 * @throws when the build fails; it has said why itself
 */
export async function startSite(
  environment: Readonly<Record<string, string>> = defaultSettings,
  folder = projectFolder,
): Promise<RunningSite> {
  const build = spawn('npm run --silent build', {
    cwd: folder,
    // A test runner says that this is a test: drafts would be built, and React for development.
    env: { ...process.env, ...defaultSettings, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: true,
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The site could not be built.');
  return serveBuilt(environment, folder);
}

/**
 * Waits until a server that was started answers.
 * @throws when it ends before
 */
export async function untilAnswering(origin: string, server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  const isAnswering = () =>
    fetch(origin, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
  while (!(await isAnswering())) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered.');
    await Promise.race([wait(100), ended]);
  }
}
