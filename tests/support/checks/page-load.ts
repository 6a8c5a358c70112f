import { setTimeout as wait } from 'node:timers/promises';
import type { ConsoleMessage, Page, Request } from 'playwright';
import { budgets } from '../budgets.ts';
import { waitForScripts } from '../page/page-scripts.ts';

declare global {
  interface Window {
    readLayoutShift?: () => number;
  }
}

/** Adds up what moves on the page without a visitor's doing, from its very beginning. */
function recordShift(): void {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) sum += value;
    }
  };
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // A busy browser tells its observers late; what they were not told yet counts too.
  window.readLayoutShift = () => {
    add(observer.takeRecords());
    return sum;
  };
}

/** Milliseconds that font and pictures take here: long after the first paint of the page. */
const late = 400;
const lateFiles = /\.(?:woff2|svg|png|webp)(?:\?.*)?$/;

/** Scrolls to the end, as a reader does, so that what arrives late has its chance to move things. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
    const isComing = (image: HTMLImageElement) => !image.complete && image.checkVisibility();
    const pictures = [...document.images].filter(isComing).map((image) => image.decode());
    const enough = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(pictures), enough]);
    scrollTo({ top: 0, behavior: 'instant' });
    // What the page does in two frames after it loaded has moved things by the third.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  });
}

/**
 * Opens a page, reads it and tells what it should not have done before any interaction: asked for too
 * much or for another host, loaded React, broken its security policy or written an error, or moved
 * what was already there, although its font and pictures come late.
 */
export async function loadPage(page: Page, address: string): Promise<string[]> {
  const problems: string[] = [];
  const requests: Request[] = [];
  const noteRequest = (request: Request) => requests.push(request);
  const noteError = (error: Error) => problems.push(`throws: ${error.message}`);
  const noteLog = (message: ConsoleMessage) => {
    // The browser itself says of a 404 that it is one.
    const isOwnAnswer = message.location().url === page.url();
    if (message.type() === 'error' && !isOwnAnswer) problems.push(`logs: ${message.text()}`);
  };
  // What the page before it still asks for, until it has gone, is no part of this one.
  await page.goto('about:blank');
  page.on('request', noteRequest).on('pageerror', noteError).on('console', noteLog);
  // The same tab may show another page next.
  await using planted = new AsyncDisposableStack();
  planted.defer(() => {
    page.off('request', noteRequest).off('pageerror', noteError).off('console', noteLog);
  });
  const delayed = await page.route(lateFiles, async (route) => {
    await wait(late);
    await route.continue();
  });
  planted.use(delayed);
  planted.use(await page.addInitScript(recordShift));
  await page.goto(address);
  await waitForScripts(page);
  // Pictures further down are asked for as a reader comes near.
  const atFirst = requests.map((request) => request.url());
  await readToTheEnd(page);

  const { origin } = new URL(page.url());
  const urls = requests.map((request) => request.url());
  if (atFirst.length > budgets.requests) {
    problems.push(`${atFirst.length} requests: ${atFirst.join(' ')}`);
  }
  const fonts = requests.filter((request) => request.resourceType() === 'font').length;
  if (fonts !== budgets.fonts) problems.push(`${fonts} font files`);
  for (const url of urls) {
    if (new URL(url).origin !== origin) problems.push(`asks another host: ${url}`);
    if (/\/client\.[^/]+\.js$/.test(url)) problems.push(`loads React: ${url}`);
  }
  const shift = await page.evaluate(() => window.readLayoutShift?.() ?? NaN);
  if (shift !== budgets.layoutShift) problems.push(`moves by ${shift} (cumulative layout shift)`);
  return problems;
}
