/**
 * `node tools/lighthouse.ts [/path …]`: Lighthouse on every page there is, or on those named;
 * `--each-kind` takes one page of each kind, and `--untimed` leaves out what a clock decides, as
 * tests do. Fails below 100 in any category, or where the layout moves.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from './lib/browser.ts';
import { listEveryPath, missingPath, pathOfEachKind } from './lib/page-paths.ts';
import { projectFolder, startSite } from './lib/project.ts';

/** Lighthouse’s categories that every page has to have in full. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Decided by the clock, and so by whatever else the machine does: of speed, a shift of the layout is left. */
const timedAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
];

/** Speed varies with what else the machine does: a page that falls short is measured again. */
const attempts = 3;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const program = join(projectFolder, 'node_modules/.bin/lighthouse');

/**
 * Runs Lighthouse with its own emulation and throttling of a phone, each page in a process and a
 * browser of its own: Lighthouse keeps its times in its modules.
 * @param flags more of its command line, such as what to measure
 * @param browserArguments more of the browser's
 * @throws when the page cannot be loaded; Lighthouse measures no error page
 */
export async function runLighthouse(
  address: string,
  flags: readonly string[],
  browserArguments: readonly string[] = [],
): Promise<Report> {
  const { args = [], env = process.env, executablePath } = browserLaunchOptions();
  const browserFlags = `--chrome-flags=--headless ${[...args, ...browserArguments].join(' ')}`;
  const { stdout } = await promisify(execFile)(
    program,
    [address, '--quiet', '--output=json', browserFlags, ...flags],
    {
      env: { ...env, CHROME_PATH: executablePath ?? chromium.executablePath() },
      maxBuffer: Infinity,
    },
  );
  return JSON.parse(stdout) as Report;
}

async function run(address: string, isTimed: boolean): Promise<Report> {
  const html = await (await fetch(address)).text();
  // Pages that ask not to be listed would lose points for just that.
  const unlisted = html.includes('<meta name="robots" content="noindex"') ? ['is-crawlable'] : [];
  const skipped = [...unlisted, ...(isTimed ? [] : timedAudits)];
  const flags = [`--skip-audits=${skipped.join()}`, `--only-categories=${categories.join()}`];
  return runLighthouse(address, flags);
}

function scoreOf({ categories: found }: Report, name = 'performance'): number {
  return Math.round((found[name]?.score ?? 0) * 100);
}

/** What is missing from 100, and any shift of the layout. */
function describeShortfall({
  categories: found,
  audits,
}: Pick<Report, 'audits' | 'categories'>): string[] {
  const shift = audits['cumulative-layout-shift']?.numericValue ?? NaN;
  const weak = Object.values(found)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) =>
          [`${id}:`, audits[audit]?.title, audits[audit]?.displayValue].filter(Boolean).join(' '),
        ),
    );
  return shift === 0 ? weak : [...weak, `layout shift ${shift}`];
}

/**
 * Measures a page as a phone on a slow line would have it, with Lighthouse’s own emulation and
 * throttling. Where it falls short, its speed is the median of a few attempts.
 * @param isTimed whether speed counts; a test leaves it to the audit and the benchmarks
 * @returns what is missing from 100, and any shift of the layout
 */
async function measurePage(address: string, isTimed: boolean): Promise<string[]> {
  const reports = [await run(address, isTimed)];
  while (reports.length < attempts && reports.some((report) => scoreOf(report) < 100)) {
    reports.push(await run(address, isTimed));
  }
  const sorted = reports.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  const [median] = sorted.slice(sorted.length >> 1);
  if (!median) throw new Error(`${address}: Lighthouse gave no report.`);
  const path = new URL(address).pathname;
  const scores = categories.map((name) => scoreOf(median, name));
  const problems = describeShortfall(median).map((problem) => `${path}: ${problem}`);
  console.log([`Lighthouse ${scores.join(' ')}  ${path}`, ...problems].join('\n  '));
  return problems;
}

if (import.meta.main) {
  const { values: options, positionals: named } = parseArgs({
    allowPositionals: true,
    options: { 'each-kind': { type: 'boolean' }, untimed: { type: 'boolean' } },
  });
  await using site = await startSite();
  const chosen = options['each-kind'] ? pathOfEachKind : named;
  const paths = chosen.length > 0 ? chosen : await listEveryPath();
  await prepareBrowser();
  const problems: string[] = [];
  // Lighthouse measures no error page.
  for (const path of paths.filter((one) => one !== missingPath)) {
    problems.push(...(await measurePage(site.origin + path, !options.untimed)));
  }
  console.log(`${paths.length} pages, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
