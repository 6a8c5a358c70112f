import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { budgets } from '../budgets.ts';

/** In CSS pixels: a common phone, and a common window of a desk. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/**
 * What a browser can read of a page when the first 14,336 bytes of its brotli have come. The headers,
 * which HTTP/2 sends in a form of its own, are not among them.
 * @param address of a page on this machine
 * @returns the beginning of the page, or nothing when that is all of it
 */
async function readFirstWindow(address: string): Promise<string | undefined> {
  const asked = get(address, { agent: false, headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${address} is not in brotli.`);
  const whole = await buffer(answer);
  const first = whole.subarray(0, budgets.firstScreen);
  if (first.length === whole.length) return undefined;
  const cut = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  // The last character may be cut in two.
  return new TextDecoder().decode(brotliDecompressSync(first, cut), { stream: true });
}

async function takePicture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image: Element) =>
      image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
    await Promise.all([...document.images].filter(isSeen).map((image) => image.decode()));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Whether a page and its beginning alone look the same in a window of this size. */
async function areAlike(page: Page, address: string, html: string): Promise<boolean> {
  const whole = await takePicture(page, address);
  await page.route(address, async (route) => {
    await route.fulfill({ response: await route.fetch(), body: html });
  });
  const first = await takePicture(page, address);
  await page.unroute(address);
  return first.equals(whole);
}

/**
 * Compares the first screen of a page, picture by picture, with that of what its first 14,336 bytes
 * hold (RFC 6928: an initial window of ten segments).
 * @param address of a page on this machine
 * @returns where they differ
 */
export async function compareFirstScreens(page: Page, address: string): Promise<string[]> {
  const html = await readFirstWindow(address);
  const problems: string[] = [];
  if (html === undefined) return problems;
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // Twice, as a busy machine may show one of them in another font.
    if (await areAlike(page, address, html)) continue;
    if (await areAlike(page, address, html)) continue;
    problems.push(`needs more than its first ${budgets.firstScreen} bytes at ${screen.width} px`);
  }
  return problems;
}
