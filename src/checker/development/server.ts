import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { readRenderedPage } from '../../rendering/rendered-page.ts';
import type { Report } from '../check-content.ts';
import { checkFragments } from '../fragments.ts';
import { countOf, describeProblems, formatProblems, type Problem } from '../problem.ts';

/** What the browser shows of the content while somebody writes. */
export interface PageReport {
  /** What is wrong or advised in the file of the page, mistakes first. */
  readonly here: readonly Problem[];
  /** What is wrong elsewhere. */
  readonly elsewhere: readonly Problem[];
}

/** Editors save several files at once; one list a fifth of a second later serves them all. */
const debounceTime = 200;

/** Astro hands to the pages what was saved when it has written it down, half a second later. */
const handoverTime = 1_000;

/**
 * Reports to the terminal and to the notice in the browser when the server listens and whenever
 * content changes: what is wrong with the content, then what its links do not find in the pages.
 */
export function watchContent(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  const { middlewares, config, watcher, ws, httpServer } = server;
  const content = path.join(config.root, 'src', 'content') + path.sep;
  // Loaded here: a build, which has its check in a thread of its own, does without.
  const check = async () => (await import('../check-content.ts')).checkContent(config.root);
  let latest: Promise<Report> | undefined;
  let hadProblems = false;
  let dead: readonly Problem[] = [];

  async function report(): Promise<void> {
    const asked = (latest = check());
    const { problems, advice, links } = await asked;
    if (advice.length > 0) {
      logger.info(`${formatProblems(advice)}\n\nAdvice: ${countOf(advice.length, 'line')}.`);
    }
    if (problems.length > 0) logger.warn(describeProblems(problems));
    hadProblems ||= problems.length > 0;
    ws.send('content-problems:changed');
    await wait(handoverTime);
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    const found = await checkFragments(links, async (page) => {
      const answer = await fetch(new URL(page, [...local, ...network][0]), { redirect: 'manual' });
      return answer.ok ? readRenderedPage(await answer.text()).ids : undefined;
    });
    // Somebody has saved meanwhile, which is reported by itself.
    if (asked !== latest) return;
    dead = found;
    if (dead.length > 0) logger.warn(describeProblems(dead));
    const hasProblems = problems.length + dead.length > 0;
    if (hadProblems && !hasProblems) logger.info('The content is in order again.');
    hadProblems = hasProblems;
    ws.send('content-problems:changed');
  }

  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      report().catch((error: unknown) => {
        logger.error(String(error));
      });
    }, debounceTime);
  };
  httpServer?.once('listening', schedule);
  watcher.on('all', (_event, file) => {
    if (path.resolve(config.root, file).startsWith(content)) schedule();
  });
  middlewares.use('/@content-problems', (request, response, next) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const asked = (searchParams.get('of') ?? '/').replace(/(?<=.)\/+$/, '').toLowerCase();
    (latest ??= check()).then(({ content, problems, advice }) => {
      const shown = content.entries.filter(({ route }) => route.toLowerCase() === asked);
      const isHere = ({ file }: Problem) => shown.some((entry) => entry.file === file);
      const here = [...problems, ...dead, ...advice].filter(isHere);
      const elsewhere = [...problems, ...dead].filter((problem) => !isHere(problem));
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify({ here, elsewhere } satisfies PageReport));
    }, next);
  });
}
