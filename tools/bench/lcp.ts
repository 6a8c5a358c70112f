/**
 * `node tools/bench/lcp.ts [/path …]`: how soon the largest thing of the first screen stands there, on
 * a phone as Lighthouse simulates it, beside an empty page of the same server in the same run; and
 * for how long the page answers nobody meanwhile. Both are served over HTTP/2 and TLS, as visitors
 * get them: without, each file beside the page would first open a connection of its own.
 * Blocking is told by what a processor worked.
 * Fails when a page takes more than its ratio to the empty page, or works longer than 50 ms at a time.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { prepareBrowser } from '../lib/browser.ts';
import { defaultSettings, startSite } from '../lib/project.ts';
import { pathOfEachKind } from '../lib/page-paths.ts';
import { readBuiltFile } from '../lib/built-site.ts';
import { runLighthouse } from '../lighthouse.ts';
import { serveAsDeployed, serveFolder } from './serve-as-deployed.ts';

/** Of the time that the empty page takes. */
const limits = { text: 1.3, picture: 1.45 } as const;
const runs = 5;
const empty = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <title>Empty</title><p>Empty</p>`;

/** What Lighthouse measured of an address, run by run, in milliseconds. */
interface Measured {
  readonly name: string;
  readonly address: string;
  /** How many times the largest paint of the empty page its own may take; none for that page. */
  readonly limit: number | undefined;
  readonly paints: number[];
  /** For how long tasks beyond 50 ms kept the page from answering, by the time of the processor. */
  readonly worked: number[];
}

const begin = (name: string, address: string, limit?: number): Measured => ({
  name,
  address,
  limit,
  paints: [],
  worked: [],
});

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;

/**
 * What is wrong with the times of a page. Scripts that wait until they are asked for block nothing.
 * @param base the median of the empty page, in milliseconds
 */
function findSlowness({ limit, paints, worked }: Measured, base: number): string[] {
  if (limit === undefined) return [];
  const blocking = median(worked);
  return [
    // Not "above": what could not be measured is told too.
    ...(median(paints) / base <= limit ? [] : [`above ${limit}`]),
    ...(blocking === 0 ? [] : [`blocks for ${blocking.toFixed(0)} ms`]),
  ];
}

/** Of a browser’s trace, in microseconds: `dur` by the clock, `tdur` on a processor. */
const traceFile = z.looseObject({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
    }),
  ),
});

/**
 * Has each task in the trace of a visit last as long as a processor worked at it. By the clock a
 * task lasts longer where the machine gives the processor to others, which is no work of the page.
 * @param folder where Lighthouse gathered the visit (`--gather-mode`)
 * @throws when there is no trace in it, or one that does not know the time on the processor
 */
async function countProcessorTime(folder: string): Promise<void> {
  const file = join(folder, 'trace.json');
  const trace = traceFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const tasks = trace.traceEvents.filter(
    ({ name, tdur }) => name === 'RunTask' && tdur !== undefined,
  );
  if (tasks.length === 0) throw new Error('The browser does not tell the time on the processor.');
  for (const task of tasks) task.dur = Math.min(task.dur ?? Infinity, task.tdur ?? Infinity);
  await writeFile(file, JSON.stringify(trace));
}

async function measure({ address, paints, worked }: Measured): Promise<void> {
  const visit = await mkdtemp(join(tmpdir(), 'visit-'));
  const judge = async (mode: string): Promise<{ paint: number; time: number }> => {
    const { audits } = await runLighthouse(
      address,
      [`--only-audits=largest-contentful-paint,total-blocking-time`, `${mode}=${visit}`],
      ['--ignore-certificate-errors'],
    );
    return {
      paint: audits['largest-contentful-paint']?.numericValue ?? NaN,
      time: audits['total-blocking-time']?.numericValue ?? NaN,
    };
  };
  try {
    paints.push((await judge('-GA')).paint);
    await countProcessorTime(visit);
    worked.push((await judge('-A')).time);
  } finally {
    await rm(visit, { recursive: true });
  }
}

/** A picture of the hero is one that does not wait until somebody scrolls, or is drawn there. */
const pictures = 'main img:not([loading="lazy"]), main :is([data-hero], .opening) svg';

async function limitOf(path: string): Promise<number> {
  const html = await readBuiltFile(join(path, 'index.html'));
  const picture = parse(html.toString()).querySelector(pictures);
  return picture ? limits.picture : limits.text;
}

const { positionals: named } = parseArgs({ allowPositionals: true });
await prepareBrowser();
await using held = new AsyncDisposableStack();
const site = held.use(await serveAsDeployed(held.use(await startSite(defaultSettings)).origin));
const folder = await mkdtemp(join(tmpdir(), 'empty-'));
held.defer(() => rm(folder, { recursive: true }));
await writeFile(join(folder, 'index.html'), empty);
const beside = held.use(await serveAsDeployed(held.use(await serveFolder(folder)).origin));

const yardstick = begin('empty page', beside.origin);
const pages: Measured[] = [];
for (const path of named.length > 0 ? named : pathOfEachKind) {
  pages.push(begin(path, site.origin + path, await limitOf(path)));
}
// In turn, so that what else the machine does strikes all of them.
for (let run = 0; run < runs; run += 1) {
  for (const page of [yardstick, ...pages]) await measure(page);
  console.log(`Run ${run + 1} of ${runs}`);
}
const base = median(yardstick.paints);
console.log(`${base.toFixed(0)} ms        ${yardstick.name}`);
for (const page of pages) {
  const paint = median(page.paints);
  const problems = findSlowness(page, base);
  const verdict = problems.join(', ') || 'ok';
  const times = `${paint.toFixed(0)} ms  ${(paint / base).toFixed(2)}`;
  console.log(`${times}  blocked ${median(page.worked).toFixed(0)} ms  ${page.name}: ${verdict}`);
  if (problems.length > 0) process.exitCode = 1;
}
