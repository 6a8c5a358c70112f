import { type Locator, type Page, expect, test } from 'playwright/test';
import { giveVoices } from '../../support/page/device-voices.ts';
import { holdFile } from '../../support/page/page-scripts.ts';
import { videoWords } from '../../../src/messages/messages.ts';

const film = /\/media\/triage-story\.(?:webm|mp4|webp|vtt)$/;

/** A button where its script runs, a link where it does not. */
function watchVideo(page: Page, role: 'button' | 'link' = 'button'): Locator {
  return page.getByRole(role, { name: 'Watch Video' });
}

function overlay(page: Page): Locator {
  return page.getByRole('dialog', { name: 'The story of one call' });
}

/** Resolves when pictures of the film are moving. */
async function expectPlaying(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.currentTime > 0;
  });
}

async function openVideo(page: Page): Promise<void> {
  await page.goto('/product');
  await watchVideo(page).click();
  await expect(overlay(page)).toBeVisible();
  await expectPlaying(page);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(overlay(page)).toBeHidden();
  await expect(watchVideo(page)).toBeFocused();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(
    true,
  );
}

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('Watch Video is a link to a film that can be asked for in parts', async ({ page }) => {
    await page.goto('/product');
    const address = (await watchVideo(page, 'link').getAttribute('href')) ?? '';
    expect(address).toBe('/media/triage-story.mp4');
    await expect(overlay(page)).toBeHidden();
    await expect(page.locator('video')).toHaveText('Your browser does not support the video tag.');
    const part = await page.request.get(address, { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-type']).toBe('video/mp4');
    expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    const opened = page.waitForResponse(/\/media\/triage-story\.mp4$/);
    await watchVideo(page, 'link').click();
    expect((await opened).ok()).toBe(true);
  });

  test('the calls, the transcript and the dashboard are all there', async ({ page }) => {
    await page.goto('/product');
    await expect(page.getByText('It is only a tick bite.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause the waves' })).toBeHidden();
    await page.getByText('Transcript of the video').click();
    await expect(page.getByText('The short phrases are underlined')).toBeVisible();
    await expect(page.getByRole('row', { name: /Urgent.*98.*34 .*4 / })).toBeVisible();
  });
});

test('the page holds what the overview promises', async ({ page }) => {
  await page.goto('/product');
  for (const name of ['Explore Features', 'Request a Demo']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/contact');
  }
  const security = page.getByRole('region', { name: 'Own your Patient Experience End-to-End.' });
  // Who owns what follows in the same part.
  const protections = security.getByRole('heading', { level: 3 }).locator('visible=true');
  // What is below the screen is drawn piece by piece.
  const firstWords = async () =>
    (await protections.allTextContents()).slice(0, 8).map((text) => text.trim());
  await expect
    .poll(firstWords)
    .toEqual([
      'In-house data',
      'HIPAA',
      'SOC2 Type II',
      'PCI DSS',
      'Regular pen tests',
      'Constant unit tests',
      'Expert implementation',
      'Guardrails',
    ]);
});

test.describe('the video', () => {
  test('plays at once in an overlay, within the security policy', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await openVideo(page);
    const captions = page.waitForResponse(/triage-story\.vtt$/);
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      for (const track of video.textTracks) track.mode = 'showing';
    });
    expect((await captions).status()).toBe(200);
    await expect(page.getByText('Loading the video')).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('holds the page behind still, closes on its × button and begins anew', async ({ page }) => {
    await openVideo(page);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', { name: 'Close video' }).click();
    await expectClosed(page);
    const readTime = (video: HTMLVideoElement) => video.currentTime;
    expect(await page.locator('video').evaluate(readTime)).toBe(0);
    await watchVideo(page).click();
    await expectPlaying(page);
  });

  test('reads its captions aloud until it is closed, and not when it is opened again', async ({
    page,
  }) => {
    await giveVoices(page);
    await openVideo(page);
    const countSpoken = () => page.evaluate(() => window.spoken.length);
    await overlay(page).getByRole('button', { name: videoWords.readAloud }).click();
    await expect.poll(countSpoken).toBeGreaterThan(0);
    await page.evaluate(() => {
      document.documentElement.dataset['silenced'] = '0';
      const cancel = speechSynthesis.cancel.bind(speechSynthesis);
      speechSynthesis.cancel = () => {
        document.documentElement.dataset['silenced'] = '1';
        cancel();
      };
    });
    await page.getByRole('button', { name: 'Close video' }).click();
    await expectClosed(page);
    await expect(page.locator('html')).toHaveAttribute('data-silenced', '1');
    const spoken = await countSpoken();
    await watchVideo(page).click();
    // The first caption is shown by now.
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.8);
    expect(await countSpoken()).toBe(spoken);
    const button = overlay(page).getByRole('button', { name: videoWords.readAloud });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  test('works by keyboard alone and keeps focus inside', async ({ page }) => {
    await page.goto('/product');
    await watchVideo(page).focus();
    await page.keyboard.press('Space');
    await expectPlaying(page);
    await expect(page.getByRole('button', { name: 'Close video' })).toBeFocused();
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

  test('says so when it cannot be loaded, with a link to it', async ({ page }) => {
    await page.route(film, (route) => route.fulfill({ status: 404 }));
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

  test('opens for a click that was made before its code was there', async ({ page }) => {
    const release = await holdFile(page, /\/_astro\/(?:VideoModal|client)[^/]*\.js$/);
    await page.goto('/product');
    await watchVideo(page).click();
    await watchVideo(page).click();
    await expect(page).toHaveURL(/\/product$/);
    await expect(page.locator('dialog')).toBeHidden();
    release();
    await expect(overlay(page)).toBeVisible();
    await expectPlaying(page);
  });

  test('is a link to the film in a browser that has no overlays', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    });
    await page.goto('/product');
    const opened = page.waitForResponse(/\/media\/triage-story\.mp4$/);
    await watchVideo(page).click();
    expect((await opened).ok()).toBe(true);
  });
});
