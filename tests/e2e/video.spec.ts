import { type Locator, type Page, expect, test } from 'playwright/test';
import { holdFile, stopClock, waitForIsland } from '../support/page/page-scripts.ts';

const watchVideo = (page: Page): Locator => page.getByRole('button', { name: 'Watch Video' });
const closeVideo = (page: Page): Locator => page.getByRole('button', { name: 'Close video' });
const overlay = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'The story of one call' });

/** Resolves when pictures of the film are moving. */
async function expectPlaying(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.currentTime > 0;
  });
}

async function expectClosed(page: Page): Promise<void> {
  await expect(overlay(page)).toBeHidden();
  await expect(watchVideo(page)).toBeFocused();
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
}

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('Watch Video is a link to a film that can be asked for in parts; calls and transcript are there', async ({
    page,
  }) => {
    await page.goto('/product');
    await expect(page.getByText('I twisted my ankle on a step.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause the waves' })).toBeHidden();
    await page.locator('summary', { hasText: 'Transcript of the video' }).click();
    await expect(page.getByText('The note fills the screen')).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    const link = page.getByRole('link', { name: 'Watch Video' });
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toBe('/media/triage-story.mp4');
    const part = await page.request.get(address, { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    const opened = page.waitForResponse(/\/media\/triage-story\.mp4$/);
    await link.click();
    expect((await opened).ok()).toBe(true);
  });
});

test(
  'the film plays at once in an overlay, within the security policy, and begins anew when it was closed',
  { tag: '@everywhere' },
  async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto('/product');
    await watchVideo(page).click();
    await expect(overlay(page)).toBeVisible();
    await expectPlaying(page);
    const captions = page.waitForResponse(/triage-story\.vtt$/);
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      for (const track of video.textTracks) track.mode = 'showing';
    });
    expect((await captions).status()).toBe(200);
    await expect(page.getByText('Loading the video')).toBeHidden();
    // The page behind stays where it is.
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await closeVideo(page).click();
    await expectClosed(page);
    const readTime = (video: HTMLVideoElement) => video.currentTime;
    expect(await page.locator('video').evaluate(readTime)).toBe(0);
    await watchVideo(page).click();
    await expectPlaying(page);
    // Outside of the film.
    await page.mouse.click(5, 5);
    await expectClosed(page);
    expect(problems).toEqual([]);
  },
);

test('the film works by keyboard alone and keeps focus inside', async ({ page }) => {
  await page.goto('/product');
  await watchVideo(page).focus();
  await page.keyboard.press('Space');
  await expectPlaying(page);
  await expect(closeVideo(page)).toBeFocused();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last control and the first, focus is with the browser itself.
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('a film that cannot be loaded says so, with a link to it', async ({ page }) => {
  await page.route(/\/media\/triage-story\.(?:webm|mp4|webp|vtt)$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/product');
  await watchVideo(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The video could not be loaded.' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the video by itself' })).toHaveAttribute(
    'href',
    '/media/triage-story.mp4',
  );
});

test('the film opens for a click that was made before its code was there', async ({ page }) => {
  const release = await holdFile(page, /\/_astro\/(?:VideoModal|client)[^/]*\.js$/);
  await page.clock.install();
  await page.goto('/product');
  // However slow the machine is, no wait of the island is over.
  await stopClock(page);
  await watchVideo(page).click();
  await watchVideo(page).click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(page.locator('dialog')).toBeHidden();
  release();
  await waitForIsland(page, 'VideoModal');
  await page.clock.resume();
  await expect(overlay(page)).toBeVisible();
  await expectPlaying(page);
});

test('in a browser that has no overlays the film is opened by itself', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await page.goto('/product');
  const opened = page.waitForResponse(/\/media\/triage-story\.mp4$/);
  await watchVideo(page).click();
  expect((await opened).ok()).toBe(true);
});

/** Brings the waves into view, and waits until they know whether to run. */
async function showWaves(page: Page): Promise<Locator> {
  await page.goto('/product');
  const figure = page.locator('figure').filter({ has: page.locator('canvas') });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-running');
  return figure;
}

/** The pictures on the three canvases. */
function photograph(figure: Locator): Promise<string[]> {
  return figure
    .locator('canvas')
    .evaluateAll((canvases: HTMLCanvasElement[]) => canvases.map((canvas) => canvas.toDataURL()));
}

test('three voices move until they are paused or out of sight', async ({ page }) => {
  const figure = await showWaves(page);
  await expect(figure).toHaveAttribute('data-running', 'yes');
  const first = await photograph(figure);
  expect(new Set(first).size).toBe(3);
  await expect.poll(() => photograph(figure)).not.toEqual(first);
  const pause = page.getByRole('button', { name: 'Pause the waves' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expect(figure).toHaveAttribute('data-running', 'no');
  await pause.click();
  await expect(figure).toHaveAttribute('data-running', 'yes');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(figure).toHaveAttribute('data-running', 'no');
});

test('for visitors who ask for less motion the waves stand still, in the colors that these have set', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await showWaves(page);
  await expect(figure).toHaveAttribute('data-running', 'no');
  const usual = await photograph(figure);
  expect(new Set(usual).size).toBe(3);
  await expect(page.getByRole('button', { name: 'Pause the waves' })).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
  await expect.poll(() => photograph(figure)).not.toEqual(usual);
});
