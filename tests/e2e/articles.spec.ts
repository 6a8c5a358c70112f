import { expect, test } from 'playwright/test';
import { categories } from '../../src/config/categories.ts';
import { listingPath } from '../../src/news/news.ts';
import { findBrokenRules } from '../../tools/audit/access-rules.ts';
import { readArticles } from '../support/articles.ts';

const first = 'ai-triage-reduces-emergency-department-wait-times';

test('every article is a page with its title, its category and the time it takes', async ({
  request,
}) => {
  test.setTimeout(60_000);
  const articles = await readArticles();
  expect(articles.length).toBeGreaterThanOrEqual(119);
  for (const { slug, category } of articles) {
    const answer = await request.get(`/${slug}`);
    expect(answer.status(), slug).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[ >]/g), slug).toHaveLength(1);
    expect(html, slug).toMatch(/>\d min read</);
    expect(html, slug).toContain(`"articleSection":"${category}"`);
    expect(html, slug).toContain(`<link rel="canonical" href="https://triage.example/${slug}"`);
  }
});

test('an article says when, how long, where and on what, and leads on', async ({ page }) => {
  await page.goto(`/${first}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'How AI triage reduces emergency department wait times',
  );
  await expect(main.getByText('Jan 15, 2025', { exact: true })).toBeVisible();
  await expect(main.getByText('3 min read', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Global', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Healthcare Operations' })).toHaveAttribute(
    'href',
    '/news-views/category/healthcare-operations',
  );
  const topics = page.getByRole('complementary', { name: 'Topics of this article' });
  await expect(topics.getByRole('link')).toHaveCount(4);
  const more = page.getByRole('region', { name: 'More on Healthcare Operations' });
  await expect(more.getByRole('article')).toHaveCount(3);
});

test('newer and older articles lead through the publication', async ({ page }) => {
  await page.goto(`/${first}`);
  const turn = page.getByRole('navigation', { name: 'Newer and older articles' });
  await expect(turn.getByRole('link', { name: /^Newer/ })).toHaveCount(0);
  await turn.getByRole('link', { name: /^Older/ }).click();
  await expect(page).not.toHaveURL(`/${first}`);
  await turn.getByRole('link', { name: /^Newer/ }).click();
  await expect(page).toHaveURL(`/${first}`);
});

test('the article describes itself to search engines and shared links', async ({ page }) => {
  await page.goto(`/${first}`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(data ?? '') as { '@graph': object[] })['@graph'];
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      datePublished: '2025-01-15',
      mainEntityOfPage: `https://triage.example/${first}`,
    }),
  );
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test('the feeds are linked on every page and hold the newest articles', async ({ page }) => {
  await page.goto('/product');
  const href = (type: string) =>
    page.locator(`link[rel="alternate"][type="application/${type}"]`).getAttribute('href');
  const rss = await (await page.request.get((await href('rss+xml')) ?? '')).text();
  expect(rss.match(/<item>/g)).toHaveLength(50);
  expect(rss).toContain(`<link>https://triage.example/${first}</link>`);
  const feed = (await (await page.request.get((await href('feed+json')) ?? '')).json()) as {
    version: string;
    items: { url: string; content_text: string }[];
  };
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.items).toHaveLength(50);
  expect(feed.items[0]?.url).toBe(`https://triage.example/${first}`);
});

test('the sitemap has every article and category, and no page of a list or of an action', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/triage\.example([^<]*)</g)].map(
    ([, path]) => path,
  );
  for (const { slug } of await readArticles()) expect(paths).toContain(`/${slug}`);
  for (const category of categories) expect(paths).toContain(listingPath(category));
  expect(paths.filter((path) => /\/page\/|^\/newsletter|\/500/.test(path ?? ''))).toEqual([]);
});

test('no article scrolls sideways on a small phone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of [
    ...(await readArticles()).map(({ slug }) => `/${slug}`),
    '/news-views/category/healthcare-operations',
    '/news-views/page/3',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path}: ${width}`);
  }
  expect(wide).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`lists, the newsletter and error pages break no rule of access in the ${colorScheme} theme`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    for (const path of [
      '/news-views/category/legal',
      '/newsletter/check-inbox',
      '/functions/v1/TRIAGE-subscribe-newsletter?confirm=no-token',
      '/500.html',
    ]) {
      await page.goto(path);
      expect(await findBrokenRules(page), path).toEqual([]);
    }
    await context.close();
  });
}
