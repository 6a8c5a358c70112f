import { expect, test } from 'playwright/test';
import { budgets, heavierPages } from '../support/budgets.ts';
import { weighFirstScreen } from '../support/weigh-page.ts';

for (const path of Object.keys(heavierPages)) {
  for (const width of [390, 1440]) {
    test(`${path} has its first screen at ${width} px in the first window`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const below = await page.evaluate(
        () =>
          [...document.querySelectorAll('main [id]')].find(
            (element) => element.getBoundingClientRect().top > innerHeight,
          )?.id,
      );
      if (below === undefined) throw new Error('Nothing lies below the first screen.');
      expect(await weighFirstScreen(path, below)).toBeLessThanOrEqual(budgets.htmlAndStyles);
    });
  }
}
