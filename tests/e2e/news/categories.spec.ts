import { expect, test, type Page } from 'playwright/test';
import { categoryChoices } from '../../../src/news/news.ts';
import { category, filter } from '../../support/news-page.ts';

/** By how much the ring around what has the focus is wider than that, on each side. */
const ring = 6;

/** Tabs through the categories and back on small screens: each is wholly in sight, with its ring. */
async function expectFocusInSight(page: Page) {
  const focused = filter(page).locator('a:focus');
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/news-views');
    await filter(page).locator('a').first().focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 1; step < categoryChoices.length; step += 1) {
        await page.keyboard.press(key);
        const name = await focused.textContent();
        const room = () =>
          focused.evaluate((link) => {
            const { left, right } = link.getBoundingClientRect();
            return Math.min(left, innerWidth - right);
          });
        await expect.poll(room, `${name} at ${width}, ${key}`).toBeGreaterThanOrEqual(ring);
      }
    }
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category that has the focus is wholly in sight', async ({ page }) => {
    await expectFocusInSight(page);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a category scrolls to the top of the page, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset['scrolled'] = options.behavior;
        scroll(options);
      }) as typeof window.scrollTo;
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/news-views');
    await category(page, 'Research').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await category(page, 'Research').click();
    await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const way = reducedMotion === 'reduce' ? 'instant' : 'smooth';
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', way);
  });
}

test('a category that has the focus is wholly in sight', async ({ page }) => {
  await expectFocusInSight(page);
});

test('a shared address shows which category it is of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news-views/category/legal');
  const chosen = filter(page).locator('[aria-current], [aria-pressed="true"]');
  await expect(chosen).toContainText('Legal');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
