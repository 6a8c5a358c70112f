/**
 * `npm run audit [-- PATH…]`: every check of a page on every page there is, or on those named, with
 * Lighthouse, and one report: `.reports/audit.md`. Takes most of an hour for the whole site.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { listServedPaths, readBuiltPages } from '../../tests/support/built-site.ts';
import { findDeadLinks, readLinks } from '../../tests/support/dead-links.ts';
import { listEveryPath, missingPath } from '../../tests/support/page-paths.ts';
import { defaultSettings, projectFolder, startSite } from '../../tests/support/project.ts';
import { auditPage, type PageAudit } from './audit-page.ts';
import { listProblems, writeAuditReport } from './audit-report.ts';
import { openLighthouse, type LighthouseResult } from './lighthouse.ts';
import { pageChecks } from './page-checks.ts';

/** Two processor cores are common; more pages at once only wait for each other. */
const pagesAtOnce = 2;
const siteUrl = 'https://triage.example';

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

async function measureSpeed(origin: string, paths: readonly string[]): Promise<LighthouseResult[]> {
  await using browser = await openLighthouse();
  const results: LighthouseResult[] = [];
  for (const path of paths) {
    const result = await browser.measure(origin, path);
    results.push(result);
    console.log(
      `Lighthouse ${results.length} of ${paths.length}  ${result.scores.join(' ')}  ${path}`,
    );
  }
  return results;
}

async function checkLinks(): Promise<string[]> {
  const { links, ids } = readLinks(await readBuiltPages());
  return findDeadLinks(links, { siteUrl, paths: await listServedPaths(), ids });
}

await using site = await startSite(defaultSettings);
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : await listEveryPath();
const audit = {
  pages: await auditPages(site.origin, paths),
  siteProblems: (await checkLinks()).map((problem) => `leads nowhere: ${problem}`),
  // Lighthouse measures no error page.
  lighthouse: await measureSpeed(
    site.origin,
    paths.filter((path) => path !== missingPath),
  ),
};
const checks = [
  ...pageChecks.map(({ name }) => name),
  'loads quietly and at rest: requests, hosts, React, fonts, errors, policy violations, shift',
  'is safe: full marks of HTTP Observatory, nothing from the CSP evaluator',
  'is valid HTML, leads only to what is there, stays within its budget of bytes',
  'has 100 in every category of Lighthouse',
];
const folder = join(projectFolder, '.reports');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'audit.md'), writeAuditReport(audit, checks));
const problems = listProblems(audit);
for (const problem of problems) console.log(problem);
console.log(`${paths.length} pages, ${problems.length} problems: .reports/audit.md`);
process.exitCode = problems.length > 0 ? 1 : 0;
