import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProductionServer } from '../../../src/hosting/server/server.ts';
import { listen, type RunningSite } from '../../../tests/support/project.ts';

/**
 * Serves a folder of files as our own are served, so that what is measured beside our pages has the
 * same server. Hold it with `await using`, which stops it at the end.
 */
export async function serveFolder(folder: string): Promise<RunningSite> {
  await using made = new AsyncDisposableStack();
  const outputFolder = await mkdtemp(join(tmpdir(), 'peer-'));
  made.defer(() => rm(outputFolder, { recursive: true }));
  await writeFile(join(outputFolder, 'config.json'), '{ "version": 3, "routes": [] }');
  await symlink(folder, join(outputFolder, 'static'));
  const server = await createProductionServer({ outputFolder, reportError: console.error });
  const port = await listen(server);
  made.use(server);
  made.defer(() => {
    server.closeAllConnections();
  });
  const running = made.move();
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
