import { expect, test, type Page, type Route } from 'playwright/test';
import { notifications } from '../../support/contact-page.ts';
import { followClock } from '../../support/page/held-clock.ts';
import { newsWords } from '../../../src/messages/news.ts';
import { notificationsWords } from '../../../src/messages/notifications.ts';

const file = '**/news/all/2.json';

const grid = (page: Page) => page.getByRole('region', { name: /Articles$/ });
const cards = (page: Page) => grid(page).getByRole('article');
const loadMore = (page: Page) => page.getByRole('button', { name: newsWords.listing.more });
const problem = (page: Page) => grid(page).getByRole('alert');

/** Opens the listing and waits until its script has taken over. */
async function openListing(page: Page): Promise<void> {
  await page.goto('/news-views');
  await loadMore(page).hover();
  await expect(page.locator('astro-island[ssr]').filter({ has: loadMore(page) })).toHaveCount(0);
}

const json = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body });

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be fetched': (route) => route.abort(),
  'cannot be fetched offline': (route) => route.abort('internetdisconnected'),
  'meets a failing server': (route) => route.fulfill({ status: 500, body: 'Error' }),
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

test('a category that cannot be fetched says so where it was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/news/**/*.json', (route) => route.abort());
  await page.goto('/news-views');
  await page.getByRole('button', { name: /^Research \d/ }).click();
  const again = problem(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await again.press('Enter');
  await expect(page.getByRole('heading', { name: newsWords.listing.latest })).toBeFocused();
  await expect(again).toBeVisible();
  await page.unroute('**/news/**/*.json');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeFocused();
  await expect(problem(page)).toBeEmpty();
});

test('a file of articles that never arrives is given up', async ({ page }) => {
  await page.route(file, () => undefined);
  await page.clock.install();
  await followClock(page);
  await page.goto('/news-views');
  await loadMore(page).click();
  await expect(page.getByRole('button', { name: newsWords.listing.loading })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(problem(page)).toContainText('The articles could not be loaded.');
  await expect(cards(page)).toHaveCount(6);
});

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

test('an article that cannot be shown is told of, and the listing goes on as pages', async ({
  page,
}) => {
  await page.route(file, json('{"total":118,"articles":[{"slug":"a","title":{}}]}'));
  await openListing(page);
  await loadMore(page).click();
  await expect(notifications(page).locator('strong')).toHaveText(
    notificationsWords.partFailed.title,
  );
  await expect(page.getByRole('region', { name: newsWords.listing.featured })).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  await page.getByRole('button', { name: /^Research \d/ }).click();
  await expect(page).toHaveURL('/news-views/category/research');
  await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeVisible();
});
