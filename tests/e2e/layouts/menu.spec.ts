import { expect, test, type Page } from 'playwright/test';
import { headerLinks } from '../../../src/site/navigation.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => page.getByRole('button', { name: /^(?:Menu|Close)$/ });

/** The links stand in the header, in one row between its name and its search. */
async function expectRow(page: Page) {
  await expect(toggle(page)).toBeHidden();
  const header = page.getByRole('banner');
  const height = (await header.boundingBox())?.height ?? 0;
  let end = 0;
  for (const place of [
    header.getByRole('link', { name: 'TRIAGE' }),
    ...headerLinks.map(({ label }) => menu(page).getByRole('link', { name: label })),
    header.getByRole('link', { name: 'Search' }),
  ]) {
    const box = await place.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(end);
    expect(box?.y).toBeLessThan(height);
    end = (box?.x ?? 0) + (box?.width ?? 0);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'the toggle shows the menu, Escape hides it and returns focus, a link leads on',
      { tag: '@everywhere' },
      async ({ page }) => {
        await page.goto('/');
        await expect(menu(page)).toBeHidden();
        await toggle(page).click();
        await expect(menu(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expect(toggle(page)).toBeFocused();
        await toggle(page).click();
        await menu(page).getByRole('link', { name: 'Product' }).click();
        await expect(page).toHaveURL('/product');
        await expect(menu(page)).toBeHidden();
      },
    );
  });
}

test('the menu says that it is open, closes for the link of the page itself, and becomes a row when there is room', async ({
  page,
}) => {
  await page.goto('/product');
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const current = menu(page).getByRole('link', { name: 'Product' });
  for (const [width, height] of [
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectRow(page);
    // Whoever is in the menu stays there.
    await expect(current).toBeFocused();
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).locator('summary').last()).toBeVisible();
  await page.evaluate(() => {
    // The page stays, so that what the click does to the menu can be seen.
    addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await current.click();
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
