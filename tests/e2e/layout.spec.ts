import { expect, test } from 'playwright/test';
import { specifiedFooter } from '../support/specification.ts';

test.describe('the header', () => {
  test('has the brand and the four links, the current one marked and underlined', async ({
    page,
  }) => {
    await page.goto('/product');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Product', 'News & Views', 'Contact']);
    const current = menu.getByRole('link', { name: 'Product' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await expect(menu.getByRole('link', { name: 'Contact' })).not.toHaveAttribute('aria-current');
    await expect(page.getByRole('banner').getByRole('link', { name: 'TRIAGE' })).toBeVisible();
  });
});

test('an article marks the section of the menu that it belongs to', async ({ page }) => {
  await page.goto('/ai-triage-reduces-emergency-department-wait-times');
  const section = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: 'News & Views',
  });
  await expect(section).toHaveAttribute('aria-current', 'true');
  await expect(section).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('the footer', () => {
  test('has the tagline, the seven groups in order, the badge, the button and the policies', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(
      'Transform healthcare with intelligent triage. Join our ecosystem and stay updated with cutting-edge AI innovations.',
    );
    const groups = footer.getByRole('navigation', { name: 'All pages' }).locator('section');
    await expect(groups).toHaveCount(specifiedFooter.length);
    for (const [index, [heading, paths]] of specifiedFooter.entries()) {
      const group = groups.nth(index);
      await expect(group.getByRole('heading')).toHaveText(heading);
      const links = await group
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(paths);
    }
    await expect(footer.locator('a[href="/voice-biomarkers"]')).toContainText('VOICE BIOMARKERS');
    await expect(footer.getByRole('link', { name: 'START YOUR JOURNEY' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(footer.locator('a[href="/privacy-policy"]')).toBeVisible();
    await expect(footer.locator('a[href="/terms"]')).toBeVisible();
    await expect(footer.locator('a[href="/accessibility"]')).toBeVisible();
    await expect(footer).toContainText('© 2025 TRIAGE');
    await expect(footer).toContainText('call your local emergency number');
  });
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Alt+T moves focus to the notifications', async ({ page }) => {
  await page.goto('/');
  const layer = page.getByRole('region', { name: 'Notifications' });
  await expect(layer).toBeAttached();
  await page.keyboard.press('Alt+t');
  await expect(layer).toBeFocused();
});

test('with reduced motion a change of theme is there at once, down to the last element', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/contact');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
