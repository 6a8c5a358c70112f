import { expect, test, type Locator, type Page } from 'playwright/test';
import { categoryChoices } from '../../../src/news/news.ts';
import { readArticles } from '../../support/articles.ts';
import { category, filter } from '../../support/news-page.ts';
import { holdFile } from '../../support/page/page-scripts.ts';
import { newsWords } from '../../../src/messages/news.ts';

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

/** How far a row has been moved. */
function placeOf(row: Locator): Promise<number> {
  return row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
}

/** Waits until nothing in a row is being brought into sight, and its place stays for some frames. */
function waitForRest(row: Locator): Promise<void> {
  return row.evaluate(async (list) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let still = 0; still < 5; still += 1) {
      const { scrollLeft } = list;
      await nextFrame();
      const isMoving = list.scrollLeft !== scrollLeft;
      if (isMoving || list.getAnimations({ subtree: true }).length > 0) still = 0;
    }
  });
}

async function tabToEighth(page: Page) {
  await filter(page).locator('a').nth(6).focus();
  await page.keyboard.press('Tab');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category that has the focus is wholly in sight', async ({ page }) => {
    await expectFocusInSight(page);
  });
});

test('with a key held a category opens in another tab, and this one stays', async ({
  page,
  context,
}) => {
  await page.goto('/news-views');
  // The script is there once it has answered.
  await category(page, 'Rural Health').click();
  await expect(page.getByRole('heading', { name: 'Rural Health Articles' })).toBeAttached();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    category(page, 'Research').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL('/news-views/category/research');
  await expect(page).toHaveURL('/news-views/category/rural-health');
});

test('the featured story stands in its own category, and in no other', async ({ page }) => {
  const story = (await readArticles()).find(({ featured }) => featured);
  const other = story?.category === 'Research' ? 'Policy' : 'Research';
  const featured = page.getByRole('region', { name: newsWords.listing.featured });
  await page.goto('/news-views');
  await expect(featured).toBeVisible();
  await category(page, other).click();
  await expect(page.getByRole('heading', { name: `${other} Articles` })).toBeAttached();
  await expect(featured).toBeHidden();
  await category(page, story?.category ?? '').click();
  await expect(featured).toBeVisible();
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

test('a row of categories follows the hand after it has shown what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news-views');
  const row = filter(page).getByRole('list');
  const place = () => placeOf(row);
  await tabToEighth(page);
  await expect.poll(place).toBeGreaterThan(100);
  // Where the row is held it comes back in a fraction of this.
  await page.waitForTimeout(500);
  const shown = await place();
  await row.hover();
  await page.mouse.wheel(500, 0);
  await expect.poll(place).toBe(shown + 500);
  await page.waitForTimeout(500);
  expect(await place()).toBe(shown + 500);
});

test.describe('a script that arrives late leaves a row of categories', () => {
  const reaches = [
    { who: 'whoever tabs through it', path: '/news-views', reach: tabToEighth },
    {
      who: 'whoever moves it on by hand',
      path: '/news-views',
      reach: async (page: Page) => {
        await filter(page).getByRole('list').hover();
        await page.mouse.wheel(300, 0);
      },
    },
    {
      who: 'whoever moves it back by hand',
      path: '/news-views/category/legal',
      reach: async (page: Page) => {
        await filter(page).getByRole('list').hover();
        await page.mouse.wheel(-300, 0);
      },
    },
  ];
  for (const { who, path, reach } of reaches) {
    test(`to ${who}`, async ({ page }) => {
      const release = await holdFile(page, /NewsFilter\.[^/]+\.js$/);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const row = filter(page).getByRole('list');
      await waitForRest(row);
      const before = await placeOf(row);
      await reach(page);
      await expect.poll(() => placeOf(row)).not.toBe(before);
      await waitForRest(row);
      const reached = await placeOf(row);
      expect(Math.abs(reached - before)).toBeGreaterThan(100);
      release();
      // The script is there when the chosen category is no link any more.
      await expect(filter(page).locator('[aria-current]')).toHaveCount(0);
      expect(await placeOf(row)).toBe(reached);
    });
  }
});

test('a shared address shows which category it is of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news-views/category/legal');
  const chosen = filter(page).locator('[aria-current], [aria-pressed="true"]');
  await expect(chosen).toContainText('Legal');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the chosen category is told from the others in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/news-views/category/legal');
    const groundOf = (name: string) =>
      category(page, name).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await groundOf('Legal'), `${width}`).not.toBe(await groundOf('Product'));
  }
});
