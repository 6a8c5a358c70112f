import { statSync } from 'node:fs';
import path from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** The module in which Astro hands the content to the pages, as its bundler knows it. */
const storeModule = '\0astro:data-layer-content';

type Server = Pick<ViteDevServer, 'config' | 'environments' | 'middlewares' | 'watcher' | 'ws'>;

/**
 * Has every page made of the content be made anew: as a text, and as it was run, which is kept where
 * another has asked for its text in between.
 */
function invalidateStore({ environments }: Server): void {
  for (const environment of Object.values(environments)) {
    const { moduleGraph, hot } = environment;
    const module = moduleGraph.getModuleById(storeModule);
    if (!module) continue;
    moduleGraph.invalidateModule(module);
    if (isRunnableDevEnvironment(environment)) {
      const { evaluatedModules } = environment.runner;
      const evaluated = evaluatedModules.getModuleById(storeModule);
      if (evaluated) evaluatedModules.invalidateModule(evaluated);
    }
    // What Astro itself sends for the list of pages, which it keeps with their content.
    hot.send('astro:content-changed', {});
  }
}

/**
 * Has what could not be made be tried again. A page whose file is mended while it is made from the
 * broken text fails after all has been made anew, and the module runner would keep that failure.
 */
function forgetFailures({ environments }: Server): void {
  for (const environment of Object.values(environments)) {
    if (!isRunnableDevEnvironment(environment)) continue;
    const { evaluatedModules } = environment.runner;
    for (const module of evaluatedModules.idToModuleMap.values()) {
      module.promise?.catch(() => {
        evaluatedModules.invalidateModule(module);
      });
    }
  }
}

/**
 * Shows what was saved when a page is asked for in the same moment, as a browser does that reloads
 * itself: Vite keeps what it began to read before as if it were new, and an answer on its way keeps
 * its list of pages. So the content is invalidated for good, and once more when each answer has ended
 * that was begun with the old. The watcher of a busy machine may be late: each answer looks as well.
 */
export function refreshStore(server: Server): void {
  const storeFile = path.join(server.config.root, '.astro', 'data-store.json');
  const stateOf = () => statSync(storeFile, { throwIfNoEntry: false })?.mtimeMs;
  let known = stateOf();
  const refresh = () => {
    invalidateStore(server);
    server.ws.send({ type: 'full-reload', path: '*' });
  };
  const look = () => {
    const state = stateOf();
    if (state === known) return;
    known = state;
    refresh();
  };
  server.watcher.on('all', (_event, file) => {
    if (path.resolve(file) === storeFile) look();
  });
  server.middlewares.use((_request, response, next) => {
    look();
    const begunWith = known;
    // Not when it is closed, which it is as soon as somebody leaves the page: it is still made then.
    const end = response.end.bind(response);
    response.end = (...given: unknown[]) => {
      if (begunWith !== known) refresh();
      if (response.statusCode >= 500) forgetFailures(server);
      return Reflect.apply(end, response, given) as typeof response;
    };
    next();
  });
}
