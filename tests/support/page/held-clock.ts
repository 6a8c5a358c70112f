import type { Page } from 'playwright/test';
import { waitForScripts } from './page-scripts.ts';

/**
 * Stops the clock of the page, so that what it shows waits for the test, on a slow machine too; not
 * before its scripts have run, as they wait for a picture, and pictures for the clock.
 */
export async function stopClock(page: Page): Promise<void> {
  await waitForScripts(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}
