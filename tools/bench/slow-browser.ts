import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/project.ts';

/** How many times slower than this one the processor of the visitor is. */
const slowdown = 4;

/** The built site and a browser to visit it with: hold them with `await using`. */
export async function startSlowBrowser() {
  await prepareBrowser();
  await using made = new AsyncDisposableStack();
  const { origin } = made.use(await startSite());
  const browser = made.use(await chromium.launch(browserLaunchOptions()));
  const running = made.move();
  console.log(`Processor slowed ${slowdown} times`);

  /** A page in a window of that many CSS pixels, and what slows its processor from then on. */
  async function openPage(width: number, deviceScaleFactor = 1) {
    const page = await browser.newPage({
      baseURL: origin,
      viewport: { width, height: 900 },
      deviceScaleFactor,
    });
    const client = await page.context().newCDPSession(page);
    const slowDown = () => client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { page, client, slowDown };
  }

  return { openPage, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
