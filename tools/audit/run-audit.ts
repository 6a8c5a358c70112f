/**
 * `npm run audit [-- PATH…]`: every check of a page on every page there is, or on those named, with
 * Lighthouse, and one report: `.reports/audit.md`. Takes most of an hour for the whole site.
 *
 * `--lighthouse` is its last part alone, `--each-kind` takes one page of each kind, and `--untimed`
 * leaves out what a clock decides, as tests do.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../lib/browser.ts';
import { listServedPaths, readBuiltPages } from '../lib/built-site.ts';
import { findDeadLinks, readLinks, readViews } from '../lib/dead-links.ts';
import { listEveryPath, missingPath, pathOfEachKind } from '../lib/page-paths.ts';
import { defaultSettings, projectFolder, startSite } from '../lib/project.ts';
import { auditPage, type PageAudit } from './audit-page.ts';
import { listProblems, writeAuditReport } from './audit-report.ts';
import { mapInLanes } from '../lib/in-lanes.ts';
import { measurePages } from './lighthouse.ts';

const siteUrl = 'https://triage.example';

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    lighthouse: { type: 'boolean' },
    'each-kind': { type: 'boolean' },
    untimed: { type: 'boolean' },
  },
});

async function auditPages(origin: string, paths: readonly string[]): Promise<PageAudit[]> {
  await prepareBrowser();
  await using browser = await chromium.launch(browserLaunchOptions());
  let done = 0;
  const audits = await mapInLanes(paths, async (path) => {
    const audit = await auditPage(browser, origin, path);
    console.log(`${++done} of ${paths.length}  ${audit.problems.length} problems  ${path}`);
    return audit;
  });
  return audits.toSorted((a, b) => a.path.localeCompare(b.path));
}

async function checkLinks(): Promise<string[]> {
  const { links, ids } = readLinks(await readBuiltPages());
  const paths = await listServedPaths();
  const views = await readViews(paths);
  return findDeadLinks(links, { siteUrl, paths, ids: new Map([...ids, ...views]) });
}

await using site = await startSite(defaultSettings);
const chosen = options['each-kind'] ? pathOfEachKind : named;
const paths = chosen.length > 0 ? chosen : await listEveryPath();
const isWhole = !options.lighthouse;
const audit = {
  pages: isWhole ? await auditPages(site.origin, paths) : [],
  siteProblems: isWhole ? await checkLinks() : [],
  // Lighthouse measures no error page.
  lighthouse: await measurePages(
    site.origin,
    paths.filter((path) => path !== missingPath),
    !options.untimed,
  ),
};
const file = `.reports/${isWhole ? 'audit' : 'lighthouse'}.md`;
await mkdir(join(projectFolder, '.reports'), { recursive: true });
await writeFile(join(projectFolder, file), writeAuditReport(audit));
const problems = listProblems(audit);
for (const problem of problems) console.log(problem);
console.log(`${paths.length} pages, ${problems.length} problems: ${file}`);
process.exitCode = problems.length > 0 ? 1 : 0;
