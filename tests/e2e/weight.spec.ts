import { expect, test } from 'playwright/test';
import { budgets, heavierPages } from '../support/budgets.ts';
import { listEveryPath, missingPath } from '../support/page-paths.ts';
import { projectFolder } from '../support/project.ts';
import { weighFirstScreen, weighPage } from '../support/weigh-page.ts';

const folder = `${projectFolder}.vercel/output/static`;

test('every page stays within its budget of bytes', async () => {
  test.setTimeout(120_000);
  const rows: string[] = [];
  const tooHeavy: string[] = [];
  const paths = (await listEveryPath()).filter((path) => path !== missingPath);
  for (const path of paths) {
    const { htmlAndStyles, scripts } = await weighPage(folder, path);
    const limit = heavierPages[path]?.limit ?? budgets.htmlAndStyles;
    const row = `${path.padEnd(64)} HTML+CSS ${htmlAndStyles} of ${limit}, scripts ${scripts} of ${budgets.scripts}`;
    rows.push(row);
    if (htmlAndStyles > limit || scripts > budgets.scripts) tooHeavy.push(row);
  }
  console.log(rows.join('\n'));
  expect(rows.length).toBeGreaterThan(150);
  expect(tooHeavy).toEqual([]);
});

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
      expect(await weighFirstScreen(folder, path, below)).toBeLessThanOrEqual(
        budgets.htmlAndStyles,
      );
    });
  }
}
