import { statSync } from 'node:fs';
import path from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Report } from '../check-content.ts';
import type { Problem } from '../problem.ts';

/** What the browser shows of the content while somebody writes. */
export interface PageReport {
  /** What is wrong in the file of the page. */
  readonly here: readonly Problem[];
  /** What is wrong elsewhere. */
  readonly elsewhere: readonly Problem[];
}

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
      return Reflect.apply(end, response, given) as typeof response;
    };
    next();
  });
}

/** What the browser is told when the list has changed. */
export const changedEvent = 'content-problems:changed';

/**
 * Answers what is wrong with the content, and with the page of the path in `of`, for the notice in
 * the browser.
 * @param check the report on all content
 */
export function serveReports(
  { middlewares }: Pick<ViteDevServer, 'middlewares'>,
  check: () => Promise<Report>,
): void {
  middlewares.use('/@content-problems', (request, response, next) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const asked = (searchParams.get('of') ?? '/').replace(/(?<=.)\/+$/, '').toLowerCase();
    check().then(({ content, problems }) => {
      const shown = content.entries.filter(({ route }) => route.toLowerCase() === asked);
      const isHere = ({ file }: Problem) => shown.some((entry) => entry.file === file);
      const here = problems.filter(isHere);
      const elsewhere = problems.filter((problem) => !isHere(problem));
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify({ here, elsewhere } satisfies PageReport));
    }, next);
  });
}
