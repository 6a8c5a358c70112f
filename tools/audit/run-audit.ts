/**
 * `npm run audit [-- PATH…]`: every check of a page on every page there is, or on those named, with
 * Lighthouse, and one report: `.reports/audit.md`. Takes most of an hour for the whole site.
 *
 * `npm run lighthouse [-- PATH…]` is its last part alone; `--each-kind` takes one page of each kind.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { listServedPaths, readBuiltPages } from '../../tests/support/built-site.ts';
import { findDeadLinks, readLinks } from '../../tests/support/dead-links.ts';
import { listEveryPath, missingPath, pathOfEachKind } from '../../tests/support/page-paths.ts';
import { defaultSettings, projectFolder, startSite } from '../../tests/support/project.ts';
import { auditPage, type PageAudit } from './audit-page.ts';
import { listProblems, writeAuditReport } from './audit-report.ts';
import { measurePages } from './lighthouse.ts';

/** Two processor cores are common; more pages at once only wait for each other. */
const pagesAtOnce = 2;
const siteUrl = 'https://triage.example';

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { lighthouse: { type: 'boolean' }, 'each-kind': { type: 'boolean' } },
});

async function auditPages(origin: string, paths: readonly string[]): Promise<PageAudit[]> {
  await prepareBrowser();
  await using browser = await chromium.launch(browserLaunchOptions());
  const waiting = [...paths];
  const audits: PageAudit[] = [];

  async function auditWaiting(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const audit = await auditPage(browser, origin, path);
      audits.push(audit);
      console.log(
        `${audits.length} of ${paths.length}  ${audit.problems.length} problems  ${path}`,
      );
    }
  }

  await Promise.all(Array.from({ length: pagesAtOnce }, auditWaiting));
  return audits.toSorted((a, b) => a.path.localeCompare(b.path));
}

async function checkLinks(): Promise<string[]> {
  const { links, ids } = readLinks(await readBuiltPages());
  return findDeadLinks(links, { siteUrl, paths: await listServedPaths(), ids });
}

async function choosePaths(): Promise<readonly string[]> {
  if (options['each-kind']) return pathOfEachKind;
  return named.length > 0 ? named : listEveryPath();
}

await using site = await startSite(defaultSettings);
const paths = await choosePaths();
const isWhole = !options.lighthouse;
const audit = {
  pages: isWhole ? await auditPages(site.origin, paths) : [],
  siteProblems: isWhole ? await checkLinks() : [],
  // Lighthouse measures no error page.
  lighthouse: await measurePages(
    site.origin,
    paths.filter((path) => path !== missingPath),
  ),
};
const file = `.reports/${isWhole ? 'audit' : 'lighthouse'}.md`;
await mkdir(join(projectFolder, '.reports'), { recursive: true });
await writeFile(join(projectFolder, file), writeAuditReport(audit));
const problems = listProblems(audit);
for (const problem of problems) console.log(problem);
console.log(`${paths.length} pages, ${problems.length} problems: ${file}`);
process.exitCode = problems.length > 0 ? 1 : 0;
