import type { Page } from 'playwright/test';
import { waitForScripts } from './page-scripts.ts';

/**
 * Makes timeouts of requests follow the clock that a test moves by hand; the browser's own timeout
 * signal does not. Call it before the page is opened.
 */
export function followClock(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort(new DOMException('', 'TimeoutError'));
      }, delay);
      return controller.signal;
    };
  });
}

/**
 * Stops the clock of the page, so that what it shows waits for the test, on a slow machine too; not
 * before its scripts have run, as they wait for a picture, and pictures for the clock.
 */
export async function stopClock(page: Page): Promise<void> {
  await waitForScripts(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}
