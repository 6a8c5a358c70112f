import path from 'node:path';
import type { ViteDevServer } from 'vite';

/** The module in which Astro hands the content to the pages, as its bundler knows it. */
const storeModule = '\0astro:data-layer-content';

type Server = Pick<ViteDevServer, 'config' | 'environments' | 'middlewares' | 'watcher' | 'ws'>;

/** Has every page made of the content be made anew: what is being made at this moment is not kept. */
function forgetStore({ environments }: Server): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(storeModule);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/**
 * Shows what was saved when a page is asked for in the same moment, which is what a browser does that
 * reloads itself. Astro forgets the content by a hot update; Vite keeps what it began to read before
 * that as if it were new, and the page stays as it was until the next save. So the content is
 * forgotten for good, and once more when each answer has ended that was begun with the old.
 */
export function refreshStore(server: Server): void {
  const storeFile = path.join(server.config.root, '.astro', 'data-store.json');
  let version = 0;
  const refresh = () => {
    forgetStore(server);
    server.ws.send({ type: 'full-reload', path: '*' });
  };
  server.watcher.on('all', (_event, file) => {
    if (path.resolve(file) !== storeFile) return;
    version += 1;
    refresh();
  });
  server.middlewares.use((_request, response, next) => {
    const begunWith = version;
    response.once('close', () => {
      if (begunWith !== version) refresh();
    });
    next();
  });
}
