import { expect, test } from 'playwright/test';
import { checkPage, widths } from '../../tools/audit/page-checks.ts';
import { samplePaths } from '../support/page-paths.ts';

// A recording of every key on every page takes longer than the checks, whose words tell enough.
test.use({ trace: 'off' });

for (const path of samplePaths) {
  for (const width of widths) {
    test(`${path} at ${width} px loads at rest and is there for everybody`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const { problems } = await checkPage(browser, `${baseURL ?? ''}${path}`, width);
      expect(problems).toEqual([]);
    });
  }
}
