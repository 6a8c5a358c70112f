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

/** Tells one state of a file from another; nothing for a file that is gone. */
function stateOf(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.mtimeNs} ${stats.size}` : '';
}

/** The module in which Astro hands the content to the pages, as its bundler knows it. */
const storeModule = '\0astro:data-layer-content';

/** What Astro itself sends for the list of pages, which it keeps with their content, to be made anew. */
const contentChanged = 'astro:content-changed';

type Server = Pick<ViteDevServer, 'config' | 'environments' | 'middlewares' | 'watcher' | 'ws'>;

/**
 * Has every page made of the content be made anew: what is being made at this moment is not kept. The
 * module is forgotten as it was run, too: what ran it would keep it where another has asked for its
 * text in between, as that text is no longer new then.
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
    hot.send(contentChanged, {});
  }
}

/**
 * Shows what was saved when a page is asked for in the same moment, which is what a browser does that
 * reloads itself. Astro forgets the content by a hot update; Vite keeps what it began to read before
 * that as if it were new, and an answer on its way keeps the list of pages that it has made of it. So
 * the content is invalidated for good, and once more when each answer has ended that was begun with
 * the old. A busy machine may lose the watcher's word, so the file itself is looked at before each
 * answer as well.
 */
export function refreshStore(server: Server): void {
  const storeFile = path.join(server.config.root, '.astro', 'data-store.json');
  let version = 0;
  let known = stateOf(storeFile);
  const refresh = () => {
    invalidateStore(server);
    server.ws.send({ type: 'full-reload', path: '*' });
  };
  const look = () => {
    const state = stateOf(storeFile);
    if (state === known) return;
    known = state;
    version += 1;
    refresh();
  };
  server.watcher.on('all', (_event, file) => {
    if (path.resolve(file) === storeFile) look();
  });
  server.middlewares.use((_request, response, next) => {
    look();
    const begunWith = version;
    // Not when it is closed, which it is as soon as somebody leaves the page: it is still made then.
    const end = response.end.bind(response);
    response.end = (...given: unknown[]) => {
      if (begunWith !== version) refresh();
      return Reflect.apply(end, response, given) as typeof response;
    };
    next();
  });
}

/** What is to be said beside the page of a path such as `/virtual-wards`. */
function reportPage({ content, problems }: Report, route: string): PageReport {
  const asked = route.replace(/(?<=.)\/+$/, '').toLowerCase();
  const shown = content.entries.filter((entry) => entry.route.toLowerCase() === asked);
  const files = new Set(shown.map(({ file }) => file));
  return {
    here: problems.filter(({ file }) => files.has(file)),
    elsewhere: problems.filter(({ file }) => !files.has(file)),
  };
}

/** Where the browser asks what is wrong, with the path of the page in `of`. */
const reportsPath = '/@content-problems';

/** What the browser is told when the list has changed. */
export const changedEvent = 'content-problems:changed';

/**
 * Answers what is wrong with the content, for the notice in the browser.
 * @param check the report on all content
 */
export function serveReports(
  { middlewares }: Pick<ViteDevServer, 'middlewares'>,
  check: () => Promise<Report>,
): void {
  middlewares.use(reportsPath, (request, response, next) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    check().then((report) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify(reportPage(report, searchParams.get('of') ?? '/')));
    }, next);
  });
}
