import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { missingPath } from '../../tests/support/page-paths.ts';

/** One way of seeing a page. */
export interface Look {
  /** Of the window or of the printed area, in CSS pixels. */
  readonly width: number;
  readonly media: 'screen' | 'print';
  readonly colorScheme: 'light' | 'dark';
}

export interface Photograph {
  readonly look: Look;
  /** The whole page in one piece, a pixel for each CSS pixel. */
  readonly png: Buffer;
  /** Of a look in print: the sheets as a PDF. The same sheets are the same bytes, on any server. */
  readonly pdf?: Buffer;
}

/** In every color scheme at each width, on a screen. */
export function onScreens(widths: readonly number[]): Look[] {
  const schemes = ['light', 'dark'] as const;
  return widths.flatMap((width) =>
    schemes.map((colorScheme): Look => ({ width, media: 'screen', colorScheme })),
  );
}

/** The widths of A4 less the margins of src/styles/print.css: 186 mm at 96 pixels an inch. */
export const onPaper: Look = { width: 703, media: 'print', colorScheme: 'light' };

/**
 * A tab for one page, in which nothing moves. A font that is late stays away from text that did not
 * wait for it. Here it waits, so that no picture depends on how busy the machine is.
 */
export async function openStillTab(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  // The text of the page is changed for its font, and its policy holds the hash of its styles.
  const still = { ...options, reducedMotion: 'reduce', bypassCSP: true } as const;
  const page = await browser.newPage(still);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  return page;
}

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  const { pathname } = new URL(address);
  if (response?.status() === 404 && pathname !== missingPath)
    throw new Error(`There is no page ${pathname}.`);
}

/**
 * Waits for what is below the screen, which a page draws when it is loaded, for some milliseconds of
 * each frame.
 */
export async function whenDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body *')].every(
      (element) => getComputedStyle(element).contentVisibility !== 'auto',
    ),
  );
}

/** Lets everything that arrives late arrive: what is below, the font, images that wait to be scrolled to. */
export async function settle(page: Page): Promise<void> {
  await whenDrawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    // What is done in a frame to come, such as measuring the header, is done by the second.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The PDF without what another server or another moment would change. */
async function print(page: Page): Promise<Buffer> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const lasting = pdf.replaceAll(new URL(page.url()).origin, '').replace(/\(D:[\d+']+\)/g, '');
  return Buffer.from(lasting, 'latin1');
}

/**
 * Photographs a whole page in each look, at rest: nothing moves, and font and images are there. It
 * is loaded anew for another width, so that no picture depends on the one before.
 * @throws {Error} when there is no such page
 */
export async function photographPage(
  browser: Browser,
  address: string,
  looks: readonly Look[],
): Promise<Photograph[]> {
  await using page = await openStillTab(browser, address);
  const photographs: Photograph[] = [];
  for (const [place, look] of looks.entries()) {
    const { width, media, colorScheme } = look;
    await page.emulateMedia({ media, colorScheme });
    if (looks[place - 1]?.width !== width) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
    }
    await settle(page);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    photographs.push({ look, png, ...(media === 'print' && { pdf: await print(page) }) });
  }
  return photographs;
}
