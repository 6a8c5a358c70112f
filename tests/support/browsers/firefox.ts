import puppeteer from 'puppeteer-core';
import { findProgram } from './programs.ts';
import type { InstalledBrowser, Tab, TabOptions } from './tab.ts';

const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');

/** Firefox as the machine has it, by WebDriver BiDi, which it speaks without a driver between. */
export const firefox: InstalledBrowser = {
  name: 'Firefox',
  missing: () => (findFirefox() === undefined ? ['firefox-esr'] : []),
  openTab,
};

async function openTab({ javascript }: TabOptions): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    // The command for scripts of BiDi is younger than the version with long support.
    extraPrefsFirefox: { 'javascript.enabled': javascript },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (look, ...values) =>
      page.evaluate(`(${String(look)})(...${JSON.stringify(values)})`) as Promise<never>,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot({ captureBeyondViewport: false }),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
