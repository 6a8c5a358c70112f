import { expect, test } from 'vitest';
import { listEveryPath, missingPath } from '../support/page-paths.ts';
import { findWeightProblems } from '../support/weigh-page.ts';

test('every page stays within its budget of bytes', async () => {
  const paths = (await listEveryPath()).filter((path) => path !== missingPath);
  expect(paths.length).toBeGreaterThan(150);
  const problems = await Promise.all(paths.map((path) => findWeightProblems(path)));
  expect(problems.flat()).toEqual([]);
});
