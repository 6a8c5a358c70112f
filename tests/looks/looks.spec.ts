import { expect, test, type Page } from 'playwright/test';
import { pathOfEachKind } from '../../tools/lib/page-paths.ts';

// How pages look, compared with the pictures in .reports/looks, which `--update-snapshots` takes: of
// another commit, to see what a change does, or of this one, to look at. `PAGES="/ /about"` names
// the pages; without it, one of each kind.
const paths = process.env['PAGES']?.split(/\s+/) ?? pathOfEachKind;

// Nothing moves; the page's text is changed for its font, and its policy holds the hash of its styles.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and lets everything arrive that is late: what is below, the font, waiting images. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

for (const path of paths) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await openAtRest(page, path);
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: true,
        });
      });
    }
  }
}
