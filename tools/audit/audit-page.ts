import { join } from 'node:path';
import type { Browser } from 'playwright';
import { readBuiltFile } from '../../tests/support/built-site.ts';
import { missingPath } from '../../tests/support/page-paths.ts';
import { findWeightProblems } from '../../tests/support/weigh-page.ts';
import { findMarkupFaults } from './markup.ts';
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

async function checkMarkup(path: string): Promise<string[]> {
  const file = path === missingPath ? '/404.html' : join(path, 'index.html');
  return findMarkupFaults(path, (await readBuiltFile(file)).toString());
}

/** Everything that is measured of one page, but for Lighthouse. */
export async function auditPage(
  browser: Browser,
  origin: string,
  path: string,
): Promise<PageAudit> {
  const seen = [];
  for (const width of widths) seen.push(await checkPage(browser, origin + path, width));
  const { problems: heavy, ...weight } =
    path === missingPath ? { problems: [] } : await findWeightProblems(path);
  const problems = [
    ...seen.flatMap(({ problems }) => problems),
    ...(await findSafetyProblems(origin + path)),
    ...(await checkMarkup(path)),
    ...heavy,
  ];
  return {
    ...weight,
    path,
    requests: Math.max(...seen.map(({ requests }) => requests)),
    problems: problems.map((problem) => `${path}: ${problem}`),
  };
}
