import { expect, type Page, test } from 'playwright/test';
import { siteWords } from '../../../src/messages/messages.ts';
import { waitForScripts } from '../../support/page/page-scripts.ts';

test('on a phone the footer folds to one screen and the header comes back when the reader turns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  await waitForScripts(page);
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(844);
  const link = footer.getByRole('link', { name: 'Virtual Wards' });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Healthcare Settings' }).click();
  await expect(link).toBeVisible();

  const header = page.getByRole('banner');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.mouse.wheel(0, 1200);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport({ ratio: 1 });
  // What is scrolled to stops below the header, whether it comes or not (WCAG 2.4.11).
  await page.evaluate(() => {
    document.querySelector('main h2')?.scrollIntoView();
  });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((await header.boundingBox())?.height ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the groups of the footer open, and the header stays', async ({ page }) => {
    await page.goto('/terms');
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary', { hasText: 'Healthcare Settings' }).click();
    await expect(footer.getByRole('link', { name: 'Virtual Wards' })).toBeVisible();
    await page.mouse.wheel(0, 1200);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
});

test('a font that never comes hides nothing', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page is copied as Markdown with its address; where that fails the text is shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/terms');
  await waitForScripts(page);
  const copy = page.locator('#copy-page');
  await copy.press('Enter');
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toBeEmpty();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Address: <https://triage.example/terms>');
  await page.route('**/terms.md', (route) => route.abort(), { times: 1 });
  await copy.click();
  await expect(page).toHaveURL('/terms.md');
});

test('on paper a page has its words, its address and whom to call, and nothing to go elsewhere with', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/emergency-severity-index');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const marked = page.locator('[data-print="no"]');
  expect(await marked.count()).toBeGreaterThan(3);
  await expect(marked.filter({ visible: true })).toHaveCount(0);
  const address = `${siteWords.urgentHelp} https://triage.example/emergency-severity-index`;
  await expect(main).toHaveAttribute('data-address', address);
  await expect(main).toHaveCSS('print-color-adjust', 'exact');
});

test('one page turns into the next, for visitors who ask for less motion without a transition', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['turned'] = viewTransition ? 'yes' : 'no';
    });
  });
  const turnPage = async (reducedMotion: 'no-preference' | 'reduce') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'TRIAGE' }).click();
    await expect(page).toHaveURL('/');
  };
  const html = page.locator('html');
  await turnPage('no-preference');
  await expect(html).toHaveAttribute('data-turned', 'yes');
  await turnPage('reduce');
  await expect(html).toHaveAttribute('data-turned', 'no');
});

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'page_view'),
  );

test('a page that is shown is counted once, with the campaign that led there and nothing personal', async ({
  page,
  baseURL,
}) => {
  await page.goto('/product?email=a%40example.com&utm_source=mail#token');
  await waitForScripts(page);
  const view = {
    event: 'page_view',
    page_path: '/product',
    page_search: '?utm_source=mail',
    page_location: `${baseURL ?? ''}/product?utm_source=mail`,
    page_title: await page.title(),
  };
  expect(await pageViews(page)).toEqual([view]);
  // What comes back from the back/forward cache is counted again.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect(await pageViews(page)).toHaveLength(2);

  await page.goto('/news-views');
  await waitForScripts(page);
  await page.getByRole('button', { name: /^Rural Health \d/ }).click();
  // A category is a page of its own.
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  expect((await pageViews(page))[1]).toMatchObject({
    page_path: '/news-views/category/rural-health',
    page_title: await page.title(),
  });
});
