import { expect, test } from 'vitest';
import { listServedPaths, readBuiltFile } from '../../tools/lib/built-site.ts';
import { listEveryPath, missingPath } from '../../tools/lib/page-paths.ts';
import { budgets, callScript, reached } from '../support/budgets.ts';
import { findWeightProblems, weigh, weighPage } from '../support/checks/weigh-page.ts';

test('every page stays within its budget of bytes', async () => {
  const paths = (await listEveryPath()).filter((path) => path !== missingPath);
  expect(paths.length).toBeGreaterThan(150);
  const problems = await Promise.all(paths.map((path) => findWeightProblems(path)));
  expect(problems.flat()).toEqual([]);
  const weights = await Promise.all(paths.map(async (path) => weighPage(path)));
  const median = (part: 'htmlAndStyles' | 'whole') =>
    weights.map((weight) => weight[part]).sort((a, b) => a - b)[weights.length >> 1];
  expect(median('htmlAndStyles')).toBeLessThanOrEqual(budgets.medianHtmlAndStyles);
  expect(median('whole')).toBeLessThanOrEqual(budgets.medianWhole);
});

test('what the first press on a call loads is one small script', async () => {
  const [file = ''] = [...(await listServedPaths())].filter((path) => path.includes('play-call.'));
  const source = (await readBuiltFile(file)).toString();
  expect(source).not.toMatch(/\bimport\b/);
  expect(weigh(source)).toBeLessThanOrEqual(callScript);
});

test('what a reach for an island loads is React and small scripts', async () => {
  const files = [...(await listServedPaths())].filter((path) => /^\/_astro\/.*\.js$/.test(path));
  expect(files.some((file) => file.includes('/NewsFilter.'))).toBe(true);
  const heavy = await Promise.all(
    files.map(async (file) => {
      const limit = file.includes('/client.') ? reached.react : reached.other;
      const bytes = weigh((await readBuiltFile(file)).toString());
      return bytes > limit ? [`${file}: ${bytes} bytes of ${limit}`] : [];
    }),
  );
  expect(heavy.flat()).toEqual([]);
});
