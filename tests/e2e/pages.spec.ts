import { expect, test as base, type Page } from 'playwright/test';
import { checkPage, widths } from '../support/checks/page-checks.ts';
import { pathOfEachKind, samplePaths } from '../../tools/lib/page-paths.ts';

/** A tab for all pages of a worker: a new one each would make axe-core start cold. */
const test = base.extend<object, { readonly tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      await using context = await browser.newContext();
      await use(await context.newPage());
    },
    { scope: 'worker' },
  ],
});

const [narrow, wide] = widths;

for (const path of samplePaths) {
  // One page of each kind is loaded at both widths; the others are widened.
  const isOfItsKind = pathOfEachKind.includes(path);
  for (const width of isOfItsKind ? widths : [narrow]) {
    test(`${path} at ${width} px loads at rest and is there for everybody`, async ({
      tab,
      baseURL,
    }) => {
      const address = `${baseURL ?? ''}${path}`;
      const { problems } = await checkPage(tab, address, width, isOfItsKind ? width : wide);
      expect(problems).toEqual([]);
    });
  }
}
