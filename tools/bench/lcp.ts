/**
 * `node tools/bench/lcp.ts [/path …]`: how soon the largest thing of the first screen stands there, on
 * a phone as Lighthouse simulates it, beside an empty page in the same run. Both
 * are served over HTTP/2 and TLS, as visitors get them: without, each file beside the page would
 * first open a connection of its own. Fails when a page takes more than its ratio to the empty page.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'node-html-parser';
import { prepareBrowser } from '../lib/browser.ts';
import { listen, startSite } from '../lib/project.ts';
import { pathOfEachKind } from '../lib/page-paths.ts';
import { readBuiltFile } from '../lib/built-site.ts';
import { runLighthouse } from '../lighthouse.ts';
import { serveAsDeployed } from './serve-as-deployed.ts';

/** Of the time that the empty page takes. */
const limits = { text: 1.3, picture: 1.4 } as const;
const runs = 5;
const empty = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <title>Empty</title><p>Empty</p>`;

/** What Lighthouse measured of an address, run by run, in milliseconds. */
interface Measured {
  readonly name: string;
  readonly address: string;
  /** How many times the largest paint of the empty page its own may take; none for that page. */
  readonly limit?: number;
  readonly paints: number[];
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;

async function measure({ address, paints }: Measured): Promise<void> {
  const { audits } = await runLighthouse(
    address,
    ['--only-audits=largest-contentful-paint'],
    ['--ignore-certificate-errors'],
  );
  paints.push(audits['largest-contentful-paint']?.numericValue ?? NaN);
}

/** A picture of the hero is one that does not wait until somebody scrolls, or is drawn there. */
const pictures = 'main img:not([loading="lazy"]), main :is([data-hero], .drawn-hero) svg';

async function limitOf(path: string): Promise<number> {
  const html = await readBuiltFile(join(path, 'index.html'));
  const picture = parse(html.toString()).querySelector(pictures);
  return picture ? limits.picture : limits.text;
}

const { positionals: named } = parseArgs({ allowPositionals: true });
await prepareBrowser();
await using held = new AsyncDisposableStack();
const site = held.use(await serveAsDeployed(held.use(await startSite()).origin));
const plain = held.use(
  createServer((_asked, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(empty);
  }),
);
const beside = held.use(await serveAsDeployed(`http://127.0.0.1:${await listen(plain)}`));

const yardstick: Measured = { name: 'empty page', address: beside.origin, paints: [] };
const pages: Measured[] = [];
for (const path of named.length > 0 ? named : pathOfEachKind) {
  const limit = await limitOf(path);
  pages.push({ name: path, address: site.origin + path, limit, paints: [] });
}
// In turn, so that what else the machine does strikes all of them.
for (let run = 0; run < runs; run += 1) {
  for (const page of [yardstick, ...pages]) await measure(page);
  console.log(`Run ${run + 1} of ${runs}`);
}
const base = median(yardstick.paints);
console.log(`${base.toFixed(0)} ms        ${yardstick.name}`);
for (const { name, paints, limit = Infinity } of pages) {
  const paint = median(paints);
  const ratio = paint / base;
  // Not "above": what could not be measured is told too.
  const isWithin = ratio <= limit;
  console.log(
    `${paint.toFixed(0)} ms  ${ratio.toFixed(2)}  ${name}: ${isWithin ? 'ok' : `above ${limit}`}`,
  );
  if (!isWithin) process.exitCode = 1;
}
