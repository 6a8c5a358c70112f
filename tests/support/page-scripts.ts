import type { Page } from 'playwright/test';

/**
 * Waits until the scripts of a page have run. They load after its first picture, which on a busy
 * machine comes after the page counts as loaded; a visitor meets HTML that works in the meantime.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('template')].every(
      ({ content }) => content.querySelector('script') === null,
    ),
  );
  await page.evaluate(async () => {
    const modules = document.querySelectorAll<HTMLScriptElement>(
      'script[type="module"][src^="/_astro/"]',
    );
    // A file that is asked for again is run once, and here when it has been.
    await Promise.allSettled([...modules].map(({ src }) => import(src)));
  });
}
