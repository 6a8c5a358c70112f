import { expect, test, type Page, type Route } from 'playwright/test';
import { newsWords } from '../../../src/messages/messages.ts';

const file = '**/news/all/2.json';

const grid = (page: Page) => page.getByRole('region', { name: /Articles$/ });
const cards = (page: Page) => grid(page).getByRole('article');
const loadMore = (page: Page) => page.getByRole('button', { name: newsWords.listing.more });
const problem = (page: Page) => grid(page).getByRole('alert');

const json = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body });

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be fetched': (route) => route.abort(),
  'is cut off': json('{"total":118,"articles":[{"slug":"a"'),
};

for (const [what, answer] of Object.entries(faults)) {
  test(`when a file of articles ${what}, what is there stays and it is tried again on demand`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(file, answer);
    await page.goto('/news-views');
    await loadMore(page).click();
    await expect(problem(page)).toContainText('The articles could not be loaded.');
    await expect(cards(page)).toHaveCount(6);
    await expect(loadMore(page)).toBeEnabled();
    await page.unroute(file);
    await problem(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(problem(page)).toBeEmpty();
    expect(errors).toEqual([]);
  });
}

test('articles that cannot be loaded in place are there as pages', async ({ page }) => {
  await page.route('**/news/**/*.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/news-views');
  await loadMore(page).click();
  const asPage = problem(page).getByRole('link', { name: 'open them as a page' });
  await asPage.click();
  await expect(page).toHaveURL('/news-views/page/2');
  await page.goBack();
  await page.getByRole('button', { name: /^Research \d/ }).click();
  await asPage.click();
  await expect(page).toHaveURL('/news-views/category/research');
  await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeVisible();
});
