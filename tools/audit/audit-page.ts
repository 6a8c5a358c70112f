import { join } from 'node:path';
import type { Browser } from 'playwright';
import { readBuiltFile } from '../lib/built-site.ts';
import { missingPath } from '../lib/page-paths.ts';
import { findWeightProblems, weighPage } from '../lib/weigh-page.ts';
import { findMarkupFaults } from './markup.ts';
import { loadPage } from './page-load.ts';
import { checkPage, widths } from './page-checks.ts';
import { findSafetyProblems } from './safety.ts';

/** What one page spends, and what is wrong with it. */
export interface PageAudit {
  readonly path: string;
  /** Bytes after brotli; none for the 404, which has no address. */
  readonly htmlAndStyles?: number;
  readonly scripts?: number;
  readonly requests: number;
  readonly problems: readonly string[];
}

/** Everything that is measured of one page, but for Lighthouse. */
export async function auditPage(
  browser: Browser,
  origin: string,
  path: string,
): Promise<PageAudit> {
  const isMissing = path === missingPath;
  await using context = await browser.newContext();
  const page = await context.newPage();
  const seen = [];
  for (const width of widths) {
    seen.push(await checkPage(page, origin + path, width));
  }
  const large = await loadPage(page, origin + path, 200);
  const html = await readBuiltFile(isMissing ? '/404.html' : join(path, 'index.html'));
  const problems = [
    ...seen.flatMap(({ problems }) => problems),
    ...large.problems.map((problem) => `with text twice as large: ${problem}`),
    ...(await findSafetyProblems(origin + path)),
    ...(await findMarkupFaults(path, html.toString())),
    ...(isMissing ? [] : await findWeightProblems(path)),
  ];
  return {
    ...(isMissing ? {} : await weighPage(path)),
    path,
    requests: Math.max(...seen.map(({ requests }) => requests)),
    problems: problems.map((problem) => `${path}: ${problem}`),
  };
}
