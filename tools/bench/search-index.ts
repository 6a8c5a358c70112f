/**
 * `npm run bench:search`: how long the build works on the search index. Makes both indexes three
 * times from the twins of the last build, as the build does. Ends with 1 when the middle one of
 * three takes longer than it may.
 */
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildSearchIndex } from '../../src/search/index/build-index.ts';
import type { SearchRecord } from '../../src/search/index/search-record.ts';
import { outputFolder } from '../../tests/support/built-site.ts';

/** In seconds. */
const longest = 3;
const site = path.join(outputFolder, 'static');

function readRecord(file: string): SearchRecord {
  const [heading = '', , opening = '', ...blocks] = fs
    .readFileSync(path.join(site, file), 'utf8')
    .split('\n\n');
  return {
    path: `/${file.slice(0, -'.md'.length)}`,
    title: heading.slice('# '.length),
    description: opening,
    body: blocks.join('\n\n'),
    source: '',
    isListed: true,
    words: [],
    kind: 'article',
    date: new Date('2025-01-15'),
  };
}

const records = fs.globSync('*.md', { cwd: site }).map(readRecord);
if (records.length === 0)
  throw new Error('There are no twins in .vercel/output: run npm run build first.');
const times: number[] = [];
for (let run = 0; run < 3; run += 1) {
  const start = performance.now();
  const files = await buildSearchIndex(records);
  for (const { content } of files) await content;
  times.push((performance.now() - start) / 1000);
}
const middle = times.toSorted((a, b) => a - b)[1] ?? Infinity;
const shown = times.map((time) => `${time.toFixed(1)} s`).join(', ');
console.log(`Two indexes of ${records.length} texts: ${shown}. At most ${longest} s.`);
if (middle > longest) process.exitCode = 1;
