/**
 * `npm run lighthouse`: Lighthouse on every page, on one page of each kind with `--each-kind`, or
 * on the paths that are named. Fails when a page has less than 100 in any category, or moves.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listEveryPath, missingPath, pathOfEachKind } from '../../tests/support/page-paths.ts';
import { projectFolder, startSite } from '../../tests/support/project.ts';
import { categories, openLighthouse, type LighthouseResult } from './lighthouse.ts';

const reportFolder = join(projectFolder, '.reports');

function writeTable(results: readonly LighthouseResult[]): string {
  return [
    `| Page | ${categories.join(' | ')} |`,
    `| --- | ${categories.map(() => '---:').join(' | ')} |`,
    ...results.map(({ path, scores }) => `| ${path} | ${scores.join(' | ')} |`),
  ].join('\n');
}

await using site = await startSite();
const named = process.argv.slice(2);
const all = (await listEveryPath()).filter((path) => path !== missingPath);
const paths = named.includes('--each-kind') ? pathOfEachKind : named.length > 0 ? named : all;

await using browser = await openLighthouse();
const results: LighthouseResult[] = [];
for (const path of paths) {
  const result = await browser.measure(site.origin, path);
  console.log(`${result.scores.join(' ')}  ${path}`);
  for (const problem of result.problems) console.log(`  ${problem}`);
  results.push(result);
}

const problems = results.flatMap((result) => result.problems);
await mkdir(reportFolder, { recursive: true });
await writeFile(
  join(reportFolder, 'lighthouse.md'),
  `# Lighthouse\n\n${writeTable(results)}\n\n${problems.map((problem) => `- ${problem}\n`).join('')}`,
);
console.log(`${results.length} pages, ${problems.length} problems: .reports/lighthouse.md`);
process.exitCode = problems.length > 0 ? 1 : 0;
