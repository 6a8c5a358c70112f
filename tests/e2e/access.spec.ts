import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { specifiedRoutes } from '../support/specification.ts';

/** Every page of the specification, the pages beside them, and articles of different build. */
const routes = [
  ...specifiedRoutes,
  '/accessibility',
  '/contact/sent',
  '/no-such-page',
  '/news-views/category/rural-health',
  '/news-views/page/2',
  '/ai-triage-reduces-emergency-department-wait-times',
  '/replacing-four-triage-colors-with-five-codes-in-italy',
  '/how-many-overtriaged-patients-equal-one-missed-emergency',
];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findViolations(page: Page, except: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    .disableRules(except)
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${page.url()}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`no page breaks a rule of access at ${width} pixels in the ${colorScheme} theme`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      // Pages without motion: a rule that meets a page in transition measures half a color.
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      const violations: string[] = [];
      for (const route of routes) {
        await page.goto(route);
        violations.push(...(await findViolations(page)));
      }
      await context.close();
      expect(violations).toEqual([]);
    });
  }
}

// WCAG 1.4.10 at 320 pixels; 1.4.4 with text of twice the size on a small window.
for (const { width, text } of [
  { width: 320, text: '100%' },
  { width: 640, text: '200%' },
]) {
  test(`no page scrolls sideways at ${width} pixels with text at ${text}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 640 });
    const wide: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      const needed = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth;
      }, text);
      if (needed > width) wide.push(`${route}: ${needed}`);
    }
    expect(wide).toEqual([]);
  });
}

test('no page breaks a rule of access in forced colors', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const violations: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    // The browser chooses the colors here, and the rule measures the ones it replaced.
    violations.push(...(await findViolations(page, ['color-contrast'])));
  }
  expect(violations).toEqual([]);
});

test('every control takes focus by keyboard and shows it', async ({ page }) => {
  test.setTimeout(300_000);
  const unseen: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    // Focus that follows a key is shown; the rest of the page is then walked through at once.
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
      );
      return [...controls]
        .filter((control) => control.tabIndex >= 0 && control.checkVisibility())
        .filter((control) => {
          control.focus();
          const { outlineStyle, outlineWidth } = getComputedStyle(control);
          const isShown = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          return document.activeElement !== control || !isShown;
        })
        .map((control) => control.outerHTML.slice(0, 120));
    });
    unseen.push(...found.map((control) => `${route}: ${control}`));
  }
  expect(unseen).toEqual([]);
});

test('the open menu and the form in error break no rule of access', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await expect(page.locator('form.contact-form[novalidate]')).toBeAttached();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
