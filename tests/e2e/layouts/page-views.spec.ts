import { expect, test, type Page } from 'playwright/test';
import { waitForScripts } from '../../support/page/page-scripts.ts';
import { newsWords } from '../../../src/messages/messages.ts';

interface PageView {
  readonly event: string;
  readonly page_path: string;
}

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'page_view'),
  ) as Promise<PageView[]>;

test('a page that is shown is counted once, with the campaign that led there and nothing personal', async ({
  page,
  baseURL,
}) => {
  await page.goto('/product?email=a%40example.com&utm_source=mail#token');
  await waitForScripts(page);
  expect(await pageViews(page)).toEqual([
    {
      event: 'page_view',
      page_path: '/product',
      page_search: '?utm_source=mail',
      page_location: `${baseURL ?? ''}/product?utm_source=mail`,
      page_title: await page.title(),
    },
  ]);
});

test('a page that comes back from the back/forward cache is counted again', async ({ page }) => {
  await page.goto('/product');
  await waitForScripts(page);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect(await pageViews(page)).toHaveLength(2);
});

test('a category of News & Views is a page of its own, there and back; more articles are not', async ({
  page,
}) => {
  await page.goto('/news-views');
  await waitForScripts(page);
  await page.getByRole('button', { name: /^Rural Health \d/ }).click();
  await expect(page).toHaveURL(/category\/rural-health$/);
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  expect((await pageViews(page))[1]).toMatchObject({
    page_path: '/news-views/category/rural-health',
    page_title: await page.title(),
  });
  await page.goBack();
  await expect.poll(() => pageViews(page)).toHaveLength(3);
  await page.getByText(newsWords.listing.more).click();
  await expect(page).toHaveURL(/shown=12/);
  expect(await pageViews(page)).toHaveLength(3);
});
