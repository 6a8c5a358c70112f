import { expect, test } from 'vitest';
import { listEveryPath, missingPath } from '../support/page-paths.ts';
import { findWeightProblems } from '../support/weigh-page.ts';

test('every page stays within its budget of bytes', async () => {
  const paths = (await listEveryPath()).filter((path) => path !== missingPath);
  expect(paths.length).toBeGreaterThan(150);
  for (const path of paths) expect(await findWeightProblems(path)).toEqual([]);
});
