import { expect, test } from 'playwright/test';
import { findBrokenRules } from '../../support/checks/access-rules.ts';
import { readArticles } from '../../support/articles.ts';
import { readBuiltPages } from '../../../tools/lib/built-site.ts';

const first = 'ai-triage-reduces-emergency-department-wait-times';

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
  await expect(
    page.getByRole('complementary', { name: 'Your queue on one drawing' }),
  ).toBeVisible();
  const more = page.getByRole('region', { name: 'More on this subject' });
  await expect(more.getByRole('article')).toHaveCount(3);
});

test('no article that has more than words scrolls sideways on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  const written = new Set((await readArticles()).map(({ slug }) => `/${slug}`));
  // Words alone break between lines: the other articles are left to the nightly audit.
  const wider = (await readBuiltPages()).filter(
    ({ path, page }) => written.has(path) && page.querySelector('main :is(table, blockquote)'),
  );
  expect(wider.length).toBeGreaterThan(20);
  const paths = wider.map(({ path }) => path);
  for (const path of [...paths, '/news-views/category/legal', '/news-views/page/3']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path}: ${width}`);
  }
  expect(wide).toEqual([]);
});

test('the newsletter and error pages break no rule of access', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/newsletter/check-inbox',
    '/functions/v1/TRIAGE-subscribe-newsletter?confirm=no-token',
    '/500.html',
  ]) {
    await page.goto(path);
    expect(await findBrokenRules(page), path).toEqual([]);
  }
});
