import { expect, test } from 'playwright/test';
import { checkLoad, checkPage, loadViews, pageChecks } from '../../tools/audit/page-checks.ts';
import { samplePaths } from '../support/page-paths.ts';

// A recording of every key on every page takes longer than the checks, whose words tell enough.
test.use({ trace: 'off' });

for (const check of pageChecks) {
  test(`every page ${check.name}`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    for (const path of samplePaths) {
      problems.push(...(await checkPage(browser, baseURL ?? '', path, check)));
    }
    expect(problems).toEqual([]);
  });
}

for (const view of loadViews) {
  test(`every page loads quietly and at rest at ${view.width} px`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    for (const path of samplePaths) {
      problems.push(...(await checkLoad(browser, baseURL ?? '', path, view)).problems);
    }
    expect(problems).toEqual([]);
  });
}
