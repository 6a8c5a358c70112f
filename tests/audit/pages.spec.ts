import { expect, test, type Page } from 'playwright/test';
import { listEveryPath } from '../../tools/lib/page-paths.ts';
import { checkPage } from '../support/checks/page-checks.ts';

// What `npm test` asks of one page of each kind, asked of every page there is.
for (const path of await listEveryPath()) {
  test(`${path} loads at rest and is there for everybody`, async ({ page, baseURL }) => {
    expect(await checkPage(page, `${baseURL ?? ''}${path}`, true)).toEqual([]);
  });
}

async function countSheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  // The object of a page says its type; that of the page tree has the type /Pages.
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? NaN;
  return Math.ceil(pages / 2);
}

test('every page that presents a solution prints on the two sides of a sheet', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('footer section', { hasText: 'Solutions' }).locator('a');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(3);
  for (const path of [...paths, '/nhs-ai-assistants', '/disaster-response']) {
    await page.goto(path ?? '');
    expect(await countSheets(page, 'A4'), path ?? '').toBe(1);
    expect(await countSheets(page, 'Letter'), path ?? '').toBe(1);
  }
});
