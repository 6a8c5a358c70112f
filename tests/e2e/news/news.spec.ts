import { expect, test, type Page } from 'playwright/test';
import { categoryChoices, listingPath } from '../../../src/news/news.ts';
import { readArticles } from '../../support/articles.ts';
import { category, filter } from '../../support/news-page.ts';
import { holdFile } from '../../support/page/page-scripts.ts';
import { fill } from '../../../src/messages/fill.ts';
import { newsWords } from '../../../src/messages/messages.ts';

const articles = await readArticles();
const total = articles.length - 1;

const grid = (page: Page) => page.getByRole('region', { name: /Articles$/ });
const cards = (page: Page) => grid(page).getByRole('article');
const wordCount = (shown: number, total: number) => fill(newsWords.listing.count, { shown, total });
const counter = (page: Page) => grid(page).locator('.news-count');
const loadMore = (page: Page) => page.getByRole('button', { name: newsWords.listing.more });
const showAll = (page: Page) => page.getByRole('button', { name: newsWords.listing.everything });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first view has its figures, its filter, the featured story and six articles', async ({
    page,
  }) => {
    await page.goto('/news-views');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('News & Views');
    const figures = [`${articles.length}+`, '50K+', 'Weekly', 'monthly readers', 'new content'];
    for (const text of figures) await expect(main.getByText(text, { exact: true })).toBeVisible();
    const share = (choice: string) =>
      articles.filter(({ category }) => choice === 'All' || category === choice).length;
    await expect(filter(page).getByRole('link')).toHaveText(
      categoryChoices.map((choice) => `${choice}${share(choice)} articles`),
    );
    const featured = page.getByRole('region', { name: newsWords.listing.featured });
    await expect(featured.getByText('Jan 15, 2025')).toBeVisible();
    await expect(featured.getByRole('link', { name: newsWords.listing.read })).toHaveAttribute(
      'href',
      '/ai-triage-reduces-emergency-department-wait-times',
    );
    await expect(grid(page).getByRole('heading', { level: 2 })).toHaveText(
      newsWords.listing.latest,
    );
    await expect(counter(page)).toHaveText(wordCount(6, total));
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByText(newsWords.listing.everything)).toBeHidden();
  });

  test('a category is a link to a page that shows it', async ({ page }) => {
    await page.goto('/news-views');
    await filter(page).getByRole('link', { name: 'Rural Health' }).click();
    await expect(page).toHaveURL('/news-views/category/rural-health');
    await expect(page.getByRole('heading', { name: 'Rural Health Articles' })).toBeVisible();
    await expect(filter(page).getByRole('link', { name: 'Rural Health' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test('Load More adds six, moves focus to the first of them and tells how many there are', async ({
  page,
}) => {
  await page.goto('/news-views');
  await loadMore(page).click();
  await expect(counter(page)).toHaveText(wordCount(12, total));
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(6).getByRole('link')).toBeFocused();
  await expect(grid(page).getByRole('status')).toHaveText(
    `Latest Articles: 12 of ${total} on the page.`,
  );
  await expect(page).toHaveURL('/news-views?shown=12');
});

test('Show All shows every article, and then neither button is there', async ({ page }) => {
  await page.goto('/news-views');
  await showAll(page).click();
  await expect(counter(page)).toHaveText(wordCount(total, total));
  await expect(cards(page)).toHaveCount(total);
  await expect(loadMore(page)).toHaveCount(0);
  await expect(showAll(page)).toHaveCount(0);
  const hrefs = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const written = articles.filter(({ featured }) => !featured).map(({ slug }) => `/${slug}`);
  expect([...hrefs].sort()).toEqual([...written].sort());
});

test('a click made before the script arrives is not lost', async ({ page }) => {
  const release = await holdFile(page, /NewsFilter\.[^/]+\.js$/);
  await page.goto('/news-views');
  await loadMore(page).click();
  await expect(page).toHaveURL('/news-views');
  release();
  await expect(cards(page)).toHaveCount(12);
});

test('the first view loads no list, and more comes in one small file', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) files.push(new URL(request.url()).pathname);
  });
  await page.goto('/news-views', { waitUntil: 'networkidle' });
  expect(await page.getByRole('main').getByRole('article').count()).toBe(7);
  expect(files).toEqual([]);
  for (const shown of [12, 18, 24]) {
    await loadMore(page).click();
    await expect(cards(page)).toHaveCount(shown);
  }
  expect(files).toEqual(['/news/all/2.json']);
});

test('a shared address shows the same articles, and Back leads through the categories', async ({
  page,
}) => {
  // A smooth way to the top would take the next category away from under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/news-views?shown=18');
  await expect(cards(page)).toHaveCount(18);
  await category(page, 'Mental Health').click();
  await expect(page).toHaveURL(listingPath('Mental Health'));
  await category(page, 'History').click();
  await expect(page).toHaveURL(listingPath('History'));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Mental Health Articles' })).toBeVisible();
  await expect(category(page, 'Mental Health')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { name: newsWords.listing.latest })).toBeVisible();
  await expect(cards(page)).toHaveCount(18);
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mental Health Articles' })).toBeVisible();
});

test('the whole card leads to the article, and Back shows as many as before', async ({ page }) => {
  await page.goto('/news-views');
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(12);
  const card = cards(page).nth(9);
  const href = await card.getByRole('link').getAttribute('href');
  await card.getByText(/min read/).click({ force: true });
  await expect(page).toHaveURL(href ?? '');
  await expect(page.getByRole('navigation', { name: 'Newer and older articles' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
});

test('the listing works by keyboard alone', async ({ page }) => {
  await page.goto('/news-views');
  await category(page, 'Legal').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Legal Articles' })).toBeVisible();
  await expect(category(page, 'Legal')).toBeFocused();
  await category(page, 'All').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: newsWords.listing.latest })).toBeVisible();
});
