import { firefox } from './firefox.ts';
import { playwrightBrowser } from './playwright.ts';
import type { InstalledBrowser } from './tab.ts';
import { webkit } from './webkit.ts';

const named = process.env['PLAYWRIGHT_BROWSERS'];

/**
 * The browsers that journeys are made in: Firefox and WebKit as the distribution has them, or
 * Playwright’s own that `PLAYWRIGHT_BROWSERS` names, such as `chromium,firefox,webkit`.
 */
export const browsers: readonly InstalledBrowser[] = named
  ? named.split(',').map(playwrightBrowser)
  : [firefox, webkit];
