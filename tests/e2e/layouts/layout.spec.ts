import { expect, type Locator, type Page, test } from 'playwright/test';
import { holdFile } from '../../support/page/page-scripts.ts';
import { headerWords } from '../../../src/messages/header.ts';
import { siteWords } from '../../../src/messages/site.ts';

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

  test('is whole for whoever follows a link within the page', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator(waiting).first()).toHaveCSS('content-visibility', 'visible');
  });

  test('is whole for whoever goes to the end by the keys of a Mac', async ({ page }) => {
    await expect(page.locator(waiting).first()).toHaveCSS('content-visibility', 'auto');
    await page.keyboard.press('Meta+ArrowDown');
    await expect(page.locator(waiting).first()).toHaveCSS('content-visibility', 'visible');
  });

  test('is whole for whoever goes to the end, which is then the end', async ({ page }) => {
    await page.keyboard.press('End');
    const readRest = () =>
      document.documentElement.scrollHeight - window.innerHeight - Math.round(window.scrollY);
    await expect.poll(() => page.evaluate(readRest)).toBeLessThanOrEqual(1);
  });
});

test('a link to a place in the page leads to it before the rest is drawn', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  // Where the browser does not keep the place by itself.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  const id = new URL(page.url()).hash;
  const top = () =>
    page.locator(id).evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  expect(await page.evaluate(() => document.documentElement.dataset['fromTop'])).toBeUndefined();
});

for (const place of ['#main', '#:~:text=Encryption']) {
  test(`a page that is opened at ${place} is whole`, async ({ page }) => {
    await page.goto(`/privacy-policy${place}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-from-top');
    await page.goto('/product');
    await expect(page.locator('html')).toHaveAttribute('data-from-top');
  });
}

test('scripts are asked for when the page is seen, or at once where nobody sees it', async ({
  page,
  browser,
}) => {
  const release = await holdFile(page, /\.woff2$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const scripts = () => asked.filter((address) => address.endsWith('.js'));
  await page.goto('/product', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.images[0]?.complete);
  expect(scripts()).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scripts().length).toBeGreaterThanOrEqual(3);

  await using context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    globalThis.requestAnimationFrame = () => 0;
  });
  const behind = await context.newPage();
  await behind.goto(page.url());
  const views = () => behind.evaluate(() => window.dataLayer?.length);
  await expect.poll(views).toBe(1);
});

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

test('what a finger presses is as high as a finger', async ({ page }) => {
  for (const path of ['/', '/product', '/economic-impact', '/contact', '/search']) {
    await page.goto(path);
    const low = await page
      .locator('.button:visible, .control:visible')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getBoundingClientRect().height < 43.9)
          .map((each) => each.textContent),
      );
    expect(low, path).toEqual([]);
  }
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
