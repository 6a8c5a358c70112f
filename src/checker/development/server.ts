import type { ViteDevServer } from 'vite';
import type { Report } from '../check-content.ts';
import type { Problem } from '../problem.ts';

/** What the browser shows of the content while somebody writes. */
export interface PageReport {
  /** What is wrong or advised in the file of the page, mistakes first. */
  readonly here: readonly Problem[];
  /** What is wrong elsewhere. */
  readonly elsewhere: readonly Problem[];
}

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
    check().then(({ content, problems, advice }) => {
      const shown = content.entries.filter(({ route }) => route.toLowerCase() === asked);
      const isHere = ({ file }: Problem) => shown.some((entry) => entry.file === file);
      const here = [...problems, ...advice].filter(isHere);
      const elsewhere = problems.filter((problem) => !isHere(problem));
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify({ here, elsewhere } satisfies PageReport));
    }, next);
  });
}
