import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import type { InstalledBrowser, Tab } from './tab.ts';

const types: Readonly<Record<string, BrowserType>> = { chromium, firefox, webkit };

/**
 * A browser of Playwright’s own, which says itself how to install it.
 * @throws when there is none of that name
 */
export function playwrightBrowser(name: string): InstalledBrowser {
  const type = types[name];
  if (!type)
    throw new Error(`PLAYWRIGHT_BROWSERS: ${name} is none of ${Object.keys(types).join()}.`);
  return {
    name: `${name} of Playwright`,
    missing: () => [],
    openTab: async ({ javascript }): Promise<Tab> => {
      const browser = await type.launch();
      const page = await browser.newPage({ javaScriptEnabled: javascript });
      return {
        open: async (url) => {
          await page.goto(url);
        },
        evaluate: (look, ...values) =>
          page.evaluate(`(${String(look)})(...${JSON.stringify(values)})`),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewportSize({ width, height }),
        picture: () => page.screenshot(),
        [Symbol.asyncDispose]: () => browser.close(),
      };
    },
  };
}
