import { expect, test } from 'playwright/test';
import { waitForScripts } from '../../support/page/page-scripts.ts';
import { specifiedFooter } from '../../../tools/lib/specification.ts';
import { footerWords } from '../../../src/messages/messages.ts';

test('the header has the brand, four links and the search, the current one marked and underlined', async ({
  page,
}) => {
  await page.goto('/product');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Product', 'News & Views', 'Contact']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeVisible();
  const current = menu.getByRole('link', { name: 'Product' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu.getByRole('link', { name: 'Contact' })).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('banner').getByRole('link', { name: 'TRIAGE' })).toBeVisible();
});

test('the footer has its words, the seven groups in order, the badge and the policies', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const words of [
    'Transform healthcare with intelligent triage. Join our ecosystem and stay updated with cutting-edge AI innovations.',
    '© 2025 TRIAGE',
    'call your local emergency number',
  ]) {
    await expect(footer).toContainText(words);
  }
  const groups = footer.getByRole('navigation', { name: 'All pages' }).locator('section');
  await expect(groups).toHaveCount(specifiedFooter.length);
  for (const [index, { heading, paths }] of specifiedFooter.entries()) {
    const group = groups.nth(index);
    await expect(group.getByRole('heading')).toHaveText(heading);
    const readPaths = (all: Element[]) => all.map((link) => link.getAttribute('href'));
    // What was asked for comes first; pages of our own may follow.
    const links = await group.getByRole('link').evaluateAll(readPaths);
    expect(links.slice(0, paths.length)).toEqual(paths);
  }
  await expect(footer.locator('a[href="/voice-biomarkers"]')).toContainText('VOICE BIOMARKERS');
  const start = footer.getByRole('link', { name: footerWords.button });
  await expect(start).toHaveAttribute('href', '/contact');
  for (const path of ['/privacy-policy', '/terms', '/accessibility']) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test('on a phone the footer folds to one screen and the header comes back when the reader turns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  await waitForScripts(page);
  const footer = page.getByRole('contentinfo');
  const box = await footer.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(844);
  await expect(footer.getByRole('link', { name: 'Virtual Wards' })).toBeHidden();
  await footer.locator('summary', { hasText: 'Healthcare Settings' }).click();
  await expect(footer.getByRole('link', { name: 'Virtual Wards' })).toBeVisible();

  const header = page.getByRole('banner');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.mouse.wheel(0, 1200);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport({ ratio: 1 });
  // What is scrolled to stops below the header, whether it comes or not (WCAG 2.4.11).
  await page.evaluate(() => {
    document.querySelector('main h2')?.scrollIntoView();
  });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((await header.boundingBox())?.height ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the groups of the footer stand open, and the header stays', async ({ page }) => {
    await page.goto('/terms');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Virtual Wards' })).toBeVisible();
    await page.mouse.wheel(0, 1200);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
});
