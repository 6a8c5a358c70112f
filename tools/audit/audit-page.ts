import { join } from 'node:path';
import type { Browser } from 'playwright';
import { outputFolder, readBuiltFile } from '../../tests/support/built-site.ts';
import { budgets, heavierPages } from '../../tests/support/budgets.ts';
import { missingPath } from '../../tests/support/page-paths.ts';
import { weighPage } from '../../tests/support/weigh-page.ts';
import { findMarkupFaults } from './markup.ts';
import { checkLoad, checkPage, loadViews, pageChecks } from './page-checks.ts';
import { findSafetyProblems } from './safety.ts';

/** What one page spends, and what is wrong with it. */
export interface PageAudit {
  readonly path: string;
  /** Bytes after brotli; none for the 404, which has no address. */
  readonly htmlAndStyles?: number;
  readonly scripts?: number;
  readonly requests: number;
  /** Each as `check: problem`. */
  readonly problems: readonly string[];
}

const told = (check: string, problems: readonly string[]) =>
  problems.map((problem) => `${check}: ${problem}`);

async function weigh(
  path: string,
): Promise<Pick<PageAudit, 'htmlAndStyles' | 'scripts' | 'problems'>> {
  const weight = await weighPage(`${outputFolder}/static`, path);
  const limit = heavierPages[path]?.limit ?? budgets.htmlAndStyles;
  const problems: string[] = [];
  if (weight.htmlAndStyles > limit)
    problems.push(`HTML and CSS ${weight.htmlAndStyles} > ${limit}`);
  if (weight.scripts > budgets.scripts) {
    problems.push(`scripts ${weight.scripts} > ${budgets.scripts}`);
  }
  return { ...weight, problems: told('stays within its budget', problems) };
}

async function checkMarkup(path: string): Promise<string[]> {
  const file = path === missingPath ? '/404.html' : join(path, 'index.html');
  const html = (await readBuiltFile(file)).toString();
  return told('is valid HTML', await findMarkupFaults(path, html));
}

/** Everything that is measured of one page, but for Lighthouse. */
export async function auditPage(
  browser: Browser,
  origin: string,
  path: string,
): Promise<PageAudit> {
  const problems: string[] = [];
  const requests: number[] = [];
  for (const check of pageChecks) {
    problems.push(...told(check.name, await checkPage(browser, origin, path, check)));
  }
  for (const view of loadViews) {
    const load = await checkLoad(browser, origin, path, view);
    requests.push(load.requests);
    problems.push(...told(`loads quietly and at rest at ${view.width} px`, load.problems));
  }
  problems.push(...told('is safe', await findSafetyProblems(origin + path)));
  problems.push(...(await checkMarkup(path)));
  const weight = path === missingPath ? { problems: [] } : await weigh(path);
  return {
    ...weight,
    path,
    requests: Math.max(...requests),
    problems: [...problems, ...weight.problems],
  };
}
