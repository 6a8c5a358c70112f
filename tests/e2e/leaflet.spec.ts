import { expect, test, type Page } from 'playwright/test';

/** Paper of Europe, and of North America. */
const papers = ['A4', 'Letter'] as const;

async function countPrintedPages(page: Page, format: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  // The object of a page says its type; that of the page tree has the type /Pages.
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('every page that presents a solution prints on the two sides of a sheet', async ({ page }) => {
  await page.goto('/');
  const paths = await page
    .locator('footer section')
    .filter({ has: page.locator('h2', { hasText: 'Solutions' }) })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(3);
  const sides: Record<string, number> = {};
  for (const path of [...paths, '/nhs-ai-assistants', '/disaster-response']) {
    await page.goto(path);
    for (const paper of papers) sides[`${path} on ${paper}`] = await countPrintedPages(page, paper);
  }
  const longer = Object.entries(sides).filter(([, count]) => count < 1 || count > 2);
  expect(longer).toEqual([]);
});
