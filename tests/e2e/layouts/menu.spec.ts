import { expect, test, type Page } from 'playwright/test';
import { headerLinks } from '../../../src/site/navigation.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** From a small screen to one that is wide enough for the row: a phone is turned, a window grows. */
const widenings = [
  [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
  [
    { width: 700, height: 900 },
    { width: 1440, height: 900 },
  ],
] as const;

/** The links stand in the header, in one row between its name and its search. */
async function expectRow(page: Page) {
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toBeHidden();
  const header = page.getByRole('banner');
  const places = [
    header.getByRole('link', { name: 'TRIAGE' }),
    ...headerLinks.map(({ label }) => menu(page).getByRole('link', { name: label })),
    header.getByRole('link', { name: 'Search' }),
  ];
  const headerHeight = (await header.boundingBox())?.height ?? 0;
  let end = 0;
  for (const place of places) {
    const box = await place.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(end);
    expect(box?.y).toBeLessThan(headerHeight);
    end = (box?.x ?? 0) + (box?.width ?? 0);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle shows the menu and Escape hides it', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page).getByRole('link', { name: 'Product' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
});

for (const [small, wide] of widenings) {
  test(`an open menu becomes the row of a wide screen, ${wide.width} wide`, async ({ page }) => {
    await page.setViewportSize(small);
    await page.goto('/product');
    await toggle(page).press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.setViewportSize(wide);
    await expectRow(page);
    // Whoever is in the menu stays there.
    await expect(menu(page).getByRole('link', { name: 'Product' })).toBeFocused();
    await page.setViewportSize(small);
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the menu says that it is open, to the mouse and by keyboard, and Escape returns focus', async ({
  page,
}) => {
  await page.goto('/');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('choosing a link closes the menu, also the link of the page itself', async ({ page }) => {
  await page.goto('/');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => {
    // The page stays, so that what the click does to the menu can be seen.
    addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(menu(page)).toBeHidden();
});

test('React arrives when a small screen reaches for the menu, and never on a wide one', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const hasReact = () => scripts.some((url) => url.includes('/Menu.'));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(hasReact()).toBe(false);
  await toggle(page).focus();
  await expect.poll(hasReact).toBe(true);

  scripts.length = 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await menu(page).getByRole('link', { name: 'Product' }).hover();
  await menu(page).getByRole('link', { name: 'Product' }).focus();
  await page.waitForLoadState('networkidle');
  expect(hasReact()).toBe(false);
});
