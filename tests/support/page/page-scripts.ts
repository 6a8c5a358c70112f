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

/**
 * Stops the clock of the page, so that what it shows waits for the test; not before its scripts have
 * run, as they wait for a picture, and pictures for the clock.
 */
export async function stopClock(page: Page): Promise<void> {
  await waitForScripts(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Waits until an island listens. */
export async function waitForIsland(page: Page, name: string): Promise<void> {
  await page
    .locator(`astro-island[component-url*="/${name}."]:not([ssr])`)
    .waitFor({ state: 'attached' });
}

/**
 * Holds a file of the page back, as a slow network does.
 * @param file its address
 * @returns what lets it come
 */
export async function holdFile(page: Page, file: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(file, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => {
    held.resolve(undefined);
  };
}

/** Notes what the page throws. */
export function noteErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
