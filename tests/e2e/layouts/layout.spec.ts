import { expect, type Locator, type Page, test } from 'playwright/test';
import { holdFile } from '../../support/page/page-scripts.ts';
import { headerWords, siteWords } from '../../../src/messages/messages.ts';

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: headerWords.skip });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('with reduced motion a change of theme is there at once, down to the last element', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/contact');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('what begins below the screen is drawn when the rest is there, at once for whoever comes to a place in it', async ({
  page,
}) => {
  const release = await holdFile(page, /\/plates\/product-/);
  const isDrawn = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto('/product', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDrawn()).toBe(false);
  release();
  await expect.poll(isDrawn).toBe(true);

  await page.goto('about:blank');
  await page.goto('/product#security', { waitUntil: 'domcontentloaded' });
  expect(await isDrawn()).toBe(true);
});

test.describe('a section that is drawn piece by piece', () => {
  const waiting = '[data-later]:not([style])';
  const countWaiting = (page: Page) => page.locator(waiting).count();

  test.beforeEach(async ({ page }) => {
    // Time stands still as soon as pieces wait.
    await page.addInitScript((pieces) => {
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) => (document.querySelector(pieces) ? 0 : request(draw));
    }, waiting);
    await page.goto('/voice-first-ai-triage');
    await expect.poll(() => countWaiting(page)).toBeGreaterThan(0);
  });

  test('is whole for whoever scrolls', async ({ page }) => {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => countWaiting(page)).toBe(0);
  });

  test('is whole for whoever goes to the end, which is then the end', async ({ page }) => {
    await page.keyboard.press('End');
    const readRest = () =>
      document.documentElement.scrollHeight - window.innerHeight - Math.round(window.scrollY);
    await expect.poll(() => page.evaluate(readRest)).toBeLessThanOrEqual(1);
  });
});

for (const place of ['#main', '#:~:text=Encryption']) {
  test(`a page that is opened at ${place} is whole`, async ({ page }) => {
    await page.goto(`/privacy-policy${place}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-from-top');
    await page.goto('/product');
    await expect(page.locator('html')).toHaveAttribute('data-from-top');
  });
}

test('on paper a page has its words and nothing to go elsewhere with', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/product');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const marked = page.locator('[data-print="no"]');
  expect(await marked.count()).toBeGreaterThan(3);
  expect(await marked.evaluateAll((all) => all.filter((part) => part.checkVisibility()))).toEqual(
    [],
  );
});

test('on paper links have their addresses, the page its own, with whom to call, and bars their colors', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/emergency-severity-index');
  const contentOf = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element, '::after').content);
  const main = page.getByRole('main');
  expect(await contentOf(main)).not.toMatch(/^(?:none|normal|"")$/);
  await expect(main).toHaveAttribute(
    'data-address',
    `${siteWords.urgentHelp} https://triage.example/emergency-severity-index`,
  );
  const link = main.locator('a[href^="https"]').first();
  expect(await contentOf(link)).toMatch(/href|https/);
  await expect(main).toHaveCSS('print-color-adjust', 'exact');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`one page turns into the next, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['turned'] = viewTransition ? 'yes' : 'no';
      });
    });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'TRIAGE' }).click();
    await expect(page).toHaveURL('/');
    const turned = reducedMotion === 'reduce' ? 'no' : 'yes';
    await expect(page.locator('html')).toHaveAttribute('data-turned', turned);
  });
}
