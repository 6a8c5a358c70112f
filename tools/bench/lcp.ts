/**
 * How soon the largest thing of the first screen stands there, on a phone as Lighthouse simulates it,
 * beside an empty page of the same server in the same run, and beside a starter of Starlight; and
 * for how long the page answers nobody meanwhile. All are served over HTTP/2 and TLS, as visitors get
 * them: without, each file beside the page would first open a connection of its own.
 *   npm run bench:lcp [-- /path …] [--no-peers]
 * Blocking is told twice: by the clock, and by what a processor worked (processor-time.ts).
 * Fails when a page takes more than its ratio to the empty page, or works longer than 50 ms at a time.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBrowser } from '../../tests/support/browser.ts';
import { defaultSettings, startSite } from '../../tests/support/project.ts';
import { pathOfEachKind } from '../../tests/support/page-paths.ts';
import { readPage } from '../../tests/support/checks/weigh-page.ts';
import { runLighthouse } from '../audit/lighthouse.ts';
import { findSlowness, median, type Measured } from './paint-verdict.ts';
import { countProcessorTime } from './processor-time.ts';
import { serveAsDeployed } from './peers/as-deployed.ts';
import { serveFolder } from './peers/serve-folder.ts';
import { startStarlight } from './peers/starlight.ts';

/** Of the time that the empty page takes. */
const limits = { text: 1.3, picture: 1.45 } as const;
const runs = 5;
const empty = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <title>Empty</title><p>Empty</p>`;

async function measure({ address, paints, blocked, worked }: Measured): Promise<void> {
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
    const { paint, time } = await judge('-GA');
    paints.push(paint);
    blocked.push(time);
    await countProcessorTime(visit);
    worked.push((await judge('-A')).time);
  } finally {
    await rm(visit, { recursive: true });
  }
}

/** A picture of the hero is one that does not wait until somebody scrolls, or is drawn there. */
const pictures = 'main img:not([loading="lazy"]), main [data-hero] svg';

async function limitOf(path: string): Promise<number> {
  const picture = (await readPage(path)).querySelector(pictures);
  return picture ? limits.picture : limits.text;
}

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { 'no-peers': { type: 'boolean' } },
});
await prepareBrowser();
await using held = new AsyncDisposableStack();
const site = held.use(await serveAsDeployed(held.use(await startSite(defaultSettings)).origin));
const folder = await mkdtemp(join(tmpdir(), 'empty-'));
held.defer(() => rm(folder, { recursive: true }));
await writeFile(join(folder, 'index.html'), empty);
const beside = held.use(await serveAsDeployed(held.use(await serveFolder(folder)).origin));

const yardstick: Measured = {
  name: 'empty page',
  address: beside.origin,
  paints: [],
  blocked: [],
  worked: [],
};
const pages: Measured[] = [];
for (const path of named.length > 0 ? named : pathOfEachKind) {
  const limit = await limitOf(path);
  pages.push({
    name: path,
    address: site.origin + path,
    limit,
    paints: [],
    blocked: [],
    worked: [],
  });
}
if (!options['no-peers']) {
  try {
    const starter = held.use(await startStarlight());
    const peer = held.use(await serveAsDeployed(starter.origin));
    const address = peer.origin + starter.path;
    pages.push({ name: 'Starlight starter', address, paints: [], blocked: [], worked: [] });
  } catch (error) {
    console.log(`Starlight is not measured: ${String(error)}`);
  }
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
  const verdict = problems.join(', ') || (page.limit === undefined ? 'peer' : 'ok');
  const times = `${paint.toFixed(0)} ms  ${(paint / base).toFixed(2)}`;
  const blocked = `blocked ${median(page.worked).toFixed(0)} ms`;
  const clock = `by the clock ${median(page.blocked).toFixed(0)}`;
  console.log(`${times}  ${blocked} (${clock})  ${page.name}: ${verdict}`);
  if (problems.length > 0) process.exitCode = 1;
}
