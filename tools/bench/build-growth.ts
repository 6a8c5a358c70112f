/**
 * `npm run bench:build`: what building costs at 100, 1,000 and 5,000 generated pages, beside a bare
 * Astro site of the same pages, with the real schemas, layouts, checker and integrations. Ends with
 * 1 when the cost of a page grows or a limit of growth-limits.ts is broken.
 *
 *   node tools/bench/build-growth.ts [--sizes=100,1000]
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../tests/support/project.ts';
import { generateEntries } from './generate-entries.ts';
import { mostGrowth, mostTimesBare, runs, sizes } from './growth-limits.ts';
import {
  findExcesses,
  findGrowth,
  listPageCosts,
  type SizeResult,
  takeMedian,
} from './judge-growth.ts';
import { type BuildCost, measureBuild } from './measure-build.ts';
import { writeBareSite, writeProjectCopy } from './scratch-sites.ts';

const { values: options } = parseArgs({ options: { sizes: { type: 'string' } } });
const wanted = options.sizes?.split(',').map(Number) ?? sizes;
if (wanted.some((pages) => !Number.isInteger(pages) || pages < 100)) {
  throw new Error('--sizes takes whole numbers from 100 on, such as --sizes=100,1000.');
}

function describeCost(name: string, { seconds, processorSeconds, megabytes, load }: BuildCost) {
  console.log(
    `${name.padEnd(12)}${seconds.toFixed(1).padStart(7)} s, processor ${processorSeconds.toFixed(1)} s, ` +
      `${megabytes.toFixed(0)} MB, load before ${load.toFixed(1)}`,
  );
}

/** Builds both sites in turn, so that whatever else the machine does disturbs both alike. */
async function measureSize(pages: number): Promise<SizeResult> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'build-growth-'));
  const folders = { ours: path.join(scratch, 'ours'), bare: path.join(scratch, 'bare') };
  const entries = generateEntries(projectFolder, pages);
  writeProjectCopy(projectFolder, folders.ours, entries);
  writeBareSite(projectFolder, folders.bare, entries);
  const ours: BuildCost[] = [];
  const bare: BuildCost[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measureBuild(folders.ours));
    bare.push(await measureBuild(folders.bare));
    describeCost(`${pages} ours`, ours.at(-1) ?? takeMedian(ours));
    describeCost(`${pages} bare`, bare.at(-1) ?? takeMedian(bare));
  }
  rmSync(scratch, { recursive: true });
  return { pages, ours: takeMedian(ours), bare: takeMedian(bare) };
}

const results: SizeResult[] = [];
for (const pages of wanted.toSorted((a, b) => a - b)) results.push(await measureSize(pages));

const growth = findGrowth(listPageCosts(results, 'ours'));
const excesses = findExcesses(results);
const report = [
  `Processors ${availableParallelism()}; builds in fresh processes without caches; medians.`,
  '',
  '| Pages | Ours s | Pages/s | Processor s | MB | Bare s | Pages/s | Processor s | MB | Times bare | Load |',
  '| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
  ...results.map(({ pages, ours, bare }) => {
    const cells = [ours, bare].flatMap(({ seconds, processorSeconds, megabytes }) => [
      seconds.toFixed(1),
      (pages / seconds).toFixed(0),
      processorSeconds.toFixed(1),
      megabytes.toFixed(0),
    ]);
    const times = `${(ours.seconds / bare.seconds).toFixed(2)} of ${mostTimesBare(pages)}`;
    return `| ${[pages, ...cells, times, ours.load.toFixed(1)].join(' | ')} |`;
  }),
  '',
  '| One more page | Ours ms | Processor ms | MB | Bare ms | Processor ms | MB |',
  '| --- | --: | --: | --: | --: | --: | --: |',
  ...listPageCosts(results, 'ours').map((ours, index) => {
    const bare = listPageCosts(results, 'bare')[index] ?? ours;
    const cells = [ours, bare].flatMap((cost) => [
      cost.milliseconds.toFixed(2),
      cost.processorMilliseconds.toFixed(2),
      cost.megabytes.toFixed(3),
    ]);
    return `| ${ours.from} to ${ours.to} | ${cells.join(' | ')} |`;
  }),
  '',
  growth === undefined
    ? 'Growth is told from three sizes on.'
    : `Processor time of a page, last step to the one before: ${growth.toFixed(2)} (at most ${mostGrowth}).`,
  excesses.length === 0
    ? 'No page costs more than those before it, and no size more than its limit beside a bare site.'
    : excesses.join('\n'),
].join('\n');

console.log(`\n${report}`);
const reports = path.join(projectFolder, '.reports');
mkdirSync(reports, { recursive: true });
writeFileSync(path.join(reports, 'build-growth.md'), `# Build cost and growth\n\n${report}\n`);
writeFileSync(
  path.join(reports, 'build-growth.json'),
  `${JSON.stringify({ results, growth, excesses }, undefined, 2)}\n`,
);
process.exitCode = excesses.length > 0 ? 1 : 0;
