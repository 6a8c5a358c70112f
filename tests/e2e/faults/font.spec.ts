import { expect, test, type Route } from 'playwright/test';

const faults = {
  'never comes': () => undefined,
  'cannot be loaded': (route: Route) => route.abort('connectionreset'),
};

test('a visitor who comes to a place in the page is there before the font', async ({ page }) => {
  await page.route('**/*.woff2', faults['never comes']);
  await page.goto('/product#implementation', { waitUntil: 'commit' });
  await expect(page.locator('#implementation')).toBeInViewport();
});

for (const [fault, answer] of Object.entries(faults)) {
  test(`a font that ${fault} hides the page for a second and a half at most`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route('**/*.woff2', answer);
    await page.goto('/about', { waitUntil: 'commit' });
    if (fault === 'never comes') {
      await expect(page.locator('html[hidden]')).toBeAttached();
      await page.clock.runFor(1500);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
