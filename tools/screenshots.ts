/**
 * `npm run screenshots [-- PATH…]`: pictures of every page, or of those named, as a visitor sees
 * them on a phone and on a desktop, in light and dark: `.screenshots/page-width-theme.png`.
 */
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../tests/support/browser.ts';
import { listEveryPath, missingPath } from '../tests/support/page-paths.ts';
import { projectFolder, startSite } from '../tests/support/project.ts';

const widths = [390, 1440];
const themes = ['light', 'dark'] as const;
/** Two processor cores are common; more pages at once only wait for each other. */
const pagesAtOnce = 2;
const outputFolder = join(projectFolder, '.screenshots');

/** Lets everything that arrives late arrive: fonts, and images that wait to be scrolled to. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

async function photograph(browser: Browser, origin: string, path: string): Promise<void> {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const response = await page.goto(origin + path);
    if (response?.status() === 404 && path !== missingPath)
      throw new Error(`There is no page ${path}.`);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      const file = join(outputFolder, `${name}-${width}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(relative(projectFolder, file));
    }
    await page.close();
  }
}

await prepareBrowser();
await using site = await startSite();
await using browser = await chromium.launch(browserLaunchOptions());
await mkdir(outputFolder, { recursive: true });
const named = process.argv.slice(2).map((path) => (path.startsWith('/') ? path : `/${path}`));
const waiting = named.length > 0 ? named : await listEveryPath();

async function photographWaiting(): Promise<void> {
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    await photograph(browser, site.origin, path);
  }
}
await Promise.all(Array.from({ length: pagesAtOnce }, photographWaiting));
