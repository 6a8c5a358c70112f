import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import lighthouse, { type Config } from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { findFreePort } from '../../tests/support/project.ts';

/** Lighthouse’s categories that every page has to have in full. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseResult {
  readonly path: string;
  /** From 0 to 100, in the order of {@link categories}. */
  readonly scores: readonly number[];
  /** What is missing from 100, each with the category, and any shift of the layout. */
  readonly problems: readonly string[];
}

/** Two processor cores are common, and Lighthouse mostly waits. */
const pagesAtOnce = 2;
/** Speed varies with what else the machine does: a page that falls short is measured again, alone. */
const attemptsAlone = 3;

/** What one thread measures: Lighthouse keeps its times in its modules, one page for each. */
interface Task {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly attempts: number;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function run(port: number, address: string): Promise<Report> {
  const html = await (await fetch(address)).text();
  // Pages that ask not to be listed would lose points for just that.
  const skipAudits = html.includes('<meta name="robots" content="noindex"') ? ['is-crawlable'] : [];
  const config: Config = {
    extends: 'lighthouse:default',
    settings: { onlyCategories: [...categories], skipAudits },
  };
  const lhr = (await lighthouse(address, { port, logLevel: 'error' }, config))?.lhr;
  if (!lhr || lhr.runtimeError) {
    throw new Error(`${address}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no report.'}`);
  }
  return lhr;
}

function scoreOf({ categories: found }: Report, name = 'performance'): number {
  return Math.round((found[name]?.score ?? 0) * 100);
}

function describeShortfall({ categories: found, audits }: Report): string[] {
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

async function measurePage(
  port: number,
  { origin, attempts }: Task,
  path: string,
): Promise<LighthouseResult> {
  const first = await run(port, origin + path);
  const reports = [first];
  while (reports.length < attempts && reports.some((report) => scoreOf(report) < 100)) {
    reports.push(await run(port, origin + path));
  }
  const sorted = reports.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  const median = sorted[Math.floor(sorted.length / 2)] ?? first;
  return {
    path,
    scores: categories.map((name) => scoreOf(median, name)),
    problems: describeShortfall(median).map((problem) => `${path}: ${problem}`),
  };
}

/** Measures pages one after another in a browser of its own; tells of each when it is done. */
async function measureHere(task: Task, tell: (result: LighthouseResult) => void): Promise<void> {
  const port = await findFreePort();
  const options = browserLaunchOptions();
  await using browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  console.log(`Lighthouse in Chromium ${browser.version()}`);
  for (const path of task.paths) tell(await measurePage(port, task, path));
}

async function measureInThread(task: Task): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  if (task.paths.length === 0) return results;
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: task });
  thread.on('message', (result: LighthouseResult) => {
    results.push(result);
    console.log(`Lighthouse ${result.scores.join(' ')}  ${result.path}`);
    for (const problem of result.problems) console.log(`  ${problem}`);
  });
  // Rejects with what the thread has thrown.
  await once(thread, 'exit');
  return results;
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
  const lanes = Array.from({ length: pagesAtOnce }, (_, lane) =>
    paths.filter((_path, place) => place % pagesAtOnce === lane),
  );
  const measure = (chosen: readonly string[], attempts: number) =>
    measureInThread({ origin, paths: chosen, attempts });
  const results = (await Promise.all(lanes.map((lane) => measure(lane, 1)))).flat();
  const isFine = ({ problems }: LighthouseResult) => problems.length === 0;
  const short = results.filter((result) => !isFine(result)).map(({ path }) => path);
  return [...results.filter(isFine), ...(await measure(short, attemptsAlone))];
}

if (!isMainThread)
  await measureHere(workerData as Task, (result) => parentPort?.postMessage(result));
