import { expect, test } from 'playwright/test';
import { checkPage, widths } from '../../tools/audit/page-checks.ts';
import { pathOfEachKind, samplePaths } from '../support/page-paths.ts';

// A recording of every key on every page takes longer than the checks, whose words tell enough.
test.use({ trace: 'off' });

const [narrow, wide] = widths;

for (const path of samplePaths) {
  // One page of each kind is loaded at both widths; the others are widened.
  const isOfItsKind = pathOfEachKind.includes(path);
  for (const width of isOfItsKind ? widths : [narrow]) {
    test(`${path} at ${width} px loads at rest and is there for everybody`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const address = `${baseURL ?? ''}${path}`;
      const { problems } = await checkPage(browser, address, width, isOfItsKind ? width : wide);
      expect(problems).toEqual([]);
    });
  }
}
