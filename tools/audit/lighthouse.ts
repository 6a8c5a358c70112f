import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { projectFolder } from '../../tests/support/project.ts';
import { mapInLanes } from './in-lanes.ts';

/** Lighthouse’s categories that every page has to have in full. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseResult {
  readonly path: string;
  /** From 0 to 100, in the order of {@link categories}. */
  readonly scores: readonly number[];
  /** What is missing from 100, each with the category, and any shift of the layout. */
  readonly problems: readonly string[];
}

/** Speed varies with what else the machine does: a page that falls short is measured again, alone. */
const attemptsAlone = 3;

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

async function run(address: string): Promise<Report> {
  const html = await (await fetch(address)).text();
  // Pages that ask not to be listed would lose points for just that.
  const skipped = html.includes('<meta name="robots" content="noindex"') ? 'is-crawlable' : '';
  const flags = [`--skip-audits=${skipped}`, `--only-categories=${categories.join()}`];
  return runLighthouse(address, flags);
}

function scoreOf({ categories: found }: Report, name = 'performance'): number {
  return Math.round((found[name]?.score ?? 0) * 100);
}

type Category = Report['categories'][string];

/** Milliseconds below which blocking is good (https://web.dev/articles/tbt). */
const goodBlocking = 200;

/** The audits that count, with their weights. */
function listCounted({ auditRefs }: Category, audits: Report['audits']) {
  const blocking = audits['total-blocking-time']?.numericValue ?? Infinity;
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? null) !== null)
    .filter(({ id }) => id !== 'total-blocking-time' || blocking > goodBlocking)
    .map(({ id, weight }) => ({ id, weight, score: audits[id]?.score ?? 0 }));
}

/** Whether the audits that count make 100, rounded as Lighthouse rounds. */
function isFull(category: Category, audits: Report['audits']): boolean {
  if (category.score === 1) return true;
  const counted = listCounted(category, audits);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = counted.reduce((sum, { weight, score }) => sum + weight * score, 0);
  return Math.round((points / weights) * 100) === 100;
}

/**
 * What is missing from 100, and any shift of the layout. Blocking time that is good is left to
 * `npm run bench:lcp`: on a machine in a slow hour the start of a process, which the simulation lays
 * over the first paint, tells a tenth of a second for a page that has none.
 */
export function describeShortfall({
  categories: found,
  audits,
}: Pick<Report, 'audits' | 'categories'>): string[] {
  const shift = audits['cumulative-layout-shift']?.numericValue ?? NaN;
  const weak = Object.values(found)
    .filter((category) => !isFull(category, audits))
    .flatMap((category) =>
      listCounted(category, audits)
        .filter(({ score }) => score < 1)
        .map(({ id: audit }) =>
          [`${category.id}:`, audits[audit]?.title, audits[audit]?.displayValue]
            .filter(Boolean)
            .join(' '),
        ),
    );
  return shift === 0 ? weak : [...weak, `layout shift ${shift}`];
}

async function measurePage(address: string, attempts: number): Promise<LighthouseResult> {
  const reports = [await run(address)];
  while (reports.length < attempts && reports.some((report) => scoreOf(report) < 100)) {
    reports.push(await run(address));
  }
  const sorted = reports.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  const [median] = sorted.slice(sorted.length >> 1);
  if (!median) throw new Error(`${address}: Lighthouse gave no report.`);
  const path = new URL(address).pathname;
  const scores = categories.map((name) => scoreOf(median, name));
  const problems = describeShortfall(median).map((problem) => `${path}: ${problem}`);
  console.log([`Lighthouse ${scores.join(' ')}  ${path}`, ...problems].join('\n  '));
  return { path, scores, problems };
}

/**
 * Measures pages as a phone on a slow line would have them, with Lighthouse’s own emulation and
 * throttling, two at a time. What falls short is measured again with nothing beside it; its speed
 * is the median then.
 * @throws when a page cannot be loaded; Lighthouse measures no error page
 */
export async function measurePages(
  origin: string,
  paths: readonly string[],
): Promise<LighthouseResult[]> {
  await prepareBrowser();
  const results = await mapInLanes(paths, (path) => measurePage(origin + path, 1));
  for (const [place, { path, problems }] of results.entries()) {
    if (problems.length > 0) results[place] = await measurePage(origin + path, attemptsAlone);
  }
  return results;
}
