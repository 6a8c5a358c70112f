import { expect, test, type Page } from 'playwright/test';
import { listingPath, listingTitle, news } from '../../src/news/news.ts';
import { fill } from '../../src/messages/fill.ts';
import { newsWords } from '../../src/messages/messages.ts';
import { readArticles } from '../support/articles.ts';
import { holdFile, noteErrors } from '../support/page/page-scripts.ts';

const articles = await readArticles();
const total = articles.length - 1;

const grid = (page: Page) => page.getByRole('region', { name: /Articles$/ });
const cards = (page: Page) => grid(page).getByRole('article');
const counter = (page: Page) => grid(page).locator('.news-count');
const countOf = (shown: number) => fill(newsWords.listing.count, { shown, total });
const loadMore = (page: Page) => page.getByRole('button', { name: newsWords.listing.more });
const showAll = (page: Page) => page.getByRole('button', { name: newsWords.listing.everything });
const latest = (page: Page) => page.getByRole('heading', { name: newsWords.listing.latest });
const filter = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const category = (page: Page, name: string) =>
  filter(page).getByRole('button', { name: new RegExp(`^${name} \\d+ articles$`) });

/** The listing shows this category, and says nothing else. */
async function expectShown(page: Page, choice: 'Legal' | 'History' | 'Mental Health') {
  await expect(page).toHaveURL(listingPath(choice));
  await expect(grid(page).getByRole('heading', { level: 2 })).toHaveText(`${choice} Articles`);
  await expect(category(page, choice)).toHaveAttribute('aria-pressed', 'true');
  await expect(grid(page).getByRole('alert')).toBeEmpty();
  await expect(page).toHaveTitle(`${listingTitle(choice)} | TRIAGE`);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test(
      'the chosen category is in sight on a phone, and opens a list of all that keys lead through',
      { tag: '@everywhere' },
      async ({ page }) => {
        const line = filter(page).locator('summary');
        await page.goto('/news-views/category/legal');
        await expect(line).toContainText('Legal');
        await expect(line).toBeInViewport({ ratio: 1 });
        await line.press('Enter');
        for (const index of [0, 12, -1]) {
          const link = filter(page).locator('li > *').nth(index);
          await link.focus();
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        await page.goto('/news-views');
        await line.click();
        await filter(page).locator('li > *', { hasText: 'Mental Health' }).click();
        await expect(page).toHaveURL(listingPath('Mental Health'));
        await expect(page.getByRole('heading', { name: 'Mental Health Articles' })).toBeVisible();
        await expect(line).toContainText('Mental Health');
        await expect(filter(page).getByText('Innovation')).toBeHidden();
      },
    );
  });
}

test('Load More adds a step from one small file, moves focus to the first of them and tells how many there are', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) files.push(new URL(request.url()).pathname);
  });
  await page.goto('/news-views', { waitUntil: 'networkidle' });
  expect(files).toEqual([]);
  await loadMore(page).click();
  await expect(counter(page)).toHaveText(countOf(2 * news.step));
  await expect(cards(page)).toHaveCount(2 * news.step);
  await expect(cards(page).nth(news.step).getByRole('link')).toBeFocused();
  const told = `Latest Articles: ${2 * news.step} of ${total} on the page.`;
  await expect(grid(page).getByRole('status')).toHaveText(told);
  await expect(page).toHaveURL(`/news-views?shown=${2 * news.step}`);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(3 * news.step);
  expect(files).toEqual(['/news/all/2.json']);

  // The whole card leads to the article, and Back shows as many as before.
  const card = cards(page).nth(9);
  const href = await card.getByRole('link').getAttribute('href');
  await card.getByText(/min read/).click({ force: true });
  await expect(page).toHaveURL(href ?? '');
  await page.goBack();
  await expect(cards(page)).toHaveCount(3 * news.step);
});

test('Show All shows every article, and then neither button is there', async ({ page }) => {
  await page.goto('/news-views');
  await showAll(page).click();
  await expect(counter(page)).toHaveText(countOf(total));
  await expect(loadMore(page)).toHaveCount(0);
  await expect(showAll(page)).toHaveCount(0);
  const readPaths = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');
  const shown = await cards(page).getByRole('link').evaluateAll(readPaths);
  const written = articles.filter(({ featured }) => !featured).map(({ slug }) => `/${slug}`);
  expect(shown.toSorted()).toEqual(written.toSorted());
});

test(
  'a shared address shows the same articles, and Back leads through the categories',
  { tag: '@everywhere' },
  async ({ page }) => {
    // A smooth way to the top would take the next category away from under the pointer.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/news-views?shown=${3 * news.step}`);
    await expect(cards(page)).toHaveCount(3 * news.step);
    await category(page, 'Mental Health').click();
    await expectShown(page, 'Mental Health');
    // By keyboard alone.
    await category(page, 'History').focus();
    await page.keyboard.press('Enter');
    await expectShown(page, 'History');
    await expect(category(page, 'History')).toBeFocused();
    await page.goBack();
    await expectShown(page, 'Mental Health');
    await page.goBack();
    await expect(latest(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(3 * news.step);
    await page.goForward();
    await page.reload();
    await expectShown(page, 'Mental Health');
  },
);

test('a category scrolls to the top of the page, smoothly unless one asks for less motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    window.scrollTo = ((options: ScrollToOptions) => {
      document.documentElement.dataset['scrolled'] = options.behavior;
      scroll(options);
    }) as typeof window.scrollTo;
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/news-views');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await category(page, 'Research').click();
    await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const way = reducedMotion === 'reduce' ? 'instant' : 'smooth';
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', way);
  }
});

test('articles that cannot be loaded leave what is there, are tried again on demand, and are there as pages', async ({
  page,
}) => {
  const errors = noteErrors(page);
  const problem = grid(page).getByRole('alert');
  await page.route('**/news/**/*.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/news-views');
  await loadMore(page).click();
  await expect(problem).toContainText('The articles could not be loaded.');
  await expect(cards(page)).toHaveCount(news.step);
  await problem.getByRole('link', { name: 'open them as a page' }).click();
  await expect(page).toHaveURL('/news-views/page/2');
  await page.goBack();
  await loadMore(page).click();
  await expect(problem).toContainText('The articles could not be loaded.');
  await page.unroute('**/news/**/*.json');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(2 * news.step);
  await expect(problem).toBeEmpty();
  expect(errors).toEqual([]);
});

test('Back after a reload shows the category of its address, though scripts come late', async ({
  page,
}) => {
  await page.goto('/news-views/category/history');
  await category(page, 'Legal').click();
  await expectShown(page, 'Legal');
  await page.mouse.move(0, 0);
  const release = await holdFile(page, /\/islands\.[^/]+\.js$/);
  // Not until all is loaded, which a script that is held may keep from coming.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expectShown(page, 'History');
});
