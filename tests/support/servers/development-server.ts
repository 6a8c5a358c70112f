import { once } from 'node:events';
import { defaultSettings, type RunningSite, startServer } from '../../../tools/lib/project.ts';

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

/** Starts the development server of a copy of the project, in which a test may write. */
export async function startDevelopment(folder: string): Promise<RunningSite> {
  const site = await startServer(
    ['node_modules/astro/bin/astro.mjs', 'dev'],
    {
      ...defaultSettings,
      NODE_ENV: 'development',
      ASTRO_DEV_BACKGROUND: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    folder,
  );
  await takeFirstWord(site.origin);
  return site;
}
