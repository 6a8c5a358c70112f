import { type Locator, type Page, expect, test } from 'playwright/test';
import { giveVoices } from '../support/page/device-voices.ts';
import { holdFile, stopClock, waitForScripts } from '../support/page/page-scripts.ts';
import { createWave } from '../support/wave-file.ts';
import { callsWords } from '../../src/messages/messages.ts';

declare global {
  interface Window {
    /** The sentences that were marked as spoken, in order. */
    followed: number[];
  }
}

const callOf = (page: Page): Locator => page.locator('[data-call="0"]');
const resultOf = (call: Locator): Locator => call.locator('[data-result]:visible');
const hear = (call: Locator): Locator => call.getByRole('button', { name: callsWords.hear });
const readAloud = (call: Locator): Locator => call.getByRole('button', { name: 'Read aloud' });
const countSpoken = (page: Page): Promise<number> => page.evaluate(() => window.spoken.length);
const lastSpoken = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.spoken.at(-1)?.text));

/** Opens a page with calls on a device that speaks. */
async function openCalls(page: Page, path = '/how-a-call-works'): Promise<void> {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await giveVoices(page);
  await page.goto(path);
}

/** Lets the clock run until something holds. */
const runUntil = (page: Page, holds: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(2000);
        return holds();
      },
      { intervals: [0] },
    )
    .toBe(true);

test('one press, and the voices of the device hold the call, which everything follows', async ({
  page,
}) => {
  await openCalls(page);
  await stopClock(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // A picture further down is asked for as the page pleases, whoever presses what.
    if (request.resourceType() !== 'image') requests.push(new URL(request.url()).pathname);
  });
  const call = callOf(page);
  await expect(call).toContainText(
    'Read aloud by your device. In a demonstration you hear TRIAGE.',
  );
  await hear(call).click();
  await expect(call).toHaveAttribute('data-state', 'playing');
  expect(await page.evaluate(() => window.spoken.map(({ text }) => text))).toEqual([
    'My chest gets tight on the stairs.',
  ]);
  // What was said before it stands there.
  await expect(call.getByText('automated assistant').first()).toBeVisible();
  await expect(resultOf(call)).toHaveCount(0);
  await runUntil(page, async () => (await resultOf(call).count()) > 0);
  await expect(resultOf(call)).toContainText('2 Emergency department now');
  await expect(call.getByText('Metoprolol 50 mg')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(call).toHaveAttribute('data-state', 'finished');
  expect(requests.filter((path) => !path.includes('/_astro/play-call.'))).toEqual([]);
  const spoken = await page.evaluate(() => window.spoken);
  expect(new Set(spoken.map(({ voice }) => voice))).toEqual(new Set(['Ben (Enhanced)', 'Anna']));
  // The nurse changed what was suggested.
  await expect(resultOf(call)).toContainText('1 Emergency services now');
  await expect(call.getByRole('status')).toContainText('Call over.');

  // Another answer: the call goes on from there, and leads elsewhere.
  await call.getByRole('radio', { name: 'Yes, like a weight.' }).check();
  await lastSpoken(page).toBe('Yes.');
  await expect(resultOf(call)).toHaveCount(0);
  // A sentence that is pressed is sought.
  await call.getByRole('button', { name: 'Pause' }).click();
  await call.locator('[data-before] [data-cue]').last().click();
  await lastSpoken(page).toContain('right now?');
  const slider = call.getByRole('slider', { name: 'Place in the call' });
  await expect(slider).toHaveAttribute('aria-valuetext', /right now/);
  await slider.press('ArrowLeft');
  await lastSpoken(page).toBe('No.');
});

for (const width of [390, 1440]) {
  test(`Home shows where the call ends, and how it came there moves nothing else, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.goto('/');
    await stopClock(page);
    const call = callOf(page);
    const end = call.getByText('20 minutes, sweating');
    const place = () => page.evaluate(() => [scrollY, document.body.scrollHeight]);
    const before = await place();
    await expect(end).toBeVisible();
    await expect(resultOf(call)).toContainText('1 Emergency services now');
    await call.getByRole('button', { name: callsWords.follow }).click();
    await page.clock.runFor(4000);
    await expect(end).toBeHidden();
    await expect(resultOf(call)).toHaveCount(0);
    for (let second = 4; second < 50; second += 2) {
      expect(await place()).toEqual(before);
      await page.clock.runFor(2000);
    }
    await expect(call).toHaveAttribute('data-state', 'finished');
    await expect(end).toBeVisible();
    await expect(resultOf(call)).toContainText('1 Emergency services now');
    expect(await place()).toEqual(before);
  });
}

test('all words are there for whoever asks for them', async ({ page }) => {
  await openCalls(page);
  const call = callOf(page);
  await call.getByRole('button', { name: callsWords.showTranscript }).click();
  await expect(call.getByText('My wife gets the door')).toBeVisible();
  await expect(call.getByText('automated assistant').first()).toBeVisible();
  await expect(call.getByText('Call 911, don’t drive')).toBeVisible();
});

test('by keyboard one is asked first, and may follow in silence', async ({ page }) => {
  await openCalls(page);
  const call = callOf(page);
  await hear(call).press('Enter');
  await expect(readAloud(call)).toBeFocused();
  // A screen reader for touch presses a sentence, with nothing that touches.
  await page.reload();
  await waitForScripts(page);
  await call.locator('[data-cue="4"]').dispatchEvent('click');
  await expect(readAloud(call)).toHaveAccessibleDescription(callsWords.asking);
  await expect(readAloud(call)).toBeFocused();
  await stopClock(page);
  await call.getByRole('button', { name: 'Follow in silence' }).press('Enter');
  await expect(call.getByRole('button', { name: 'Pause' })).toBeFocused();
  // Whoever hears nothing is told what is decided when it is, and not at the end.
  await runUntil(page, async () => (await resultOf(call).count()) > 0);
  await expect(call).toHaveAttribute('data-state', 'playing');
  await expect(call.getByRole('status')).toContainText('Emergency department now');
  await page.clock.runFor(120_000);
  await expect(call).toHaveAttribute('data-state', 'finished');
  expect(await countSpoken(page)).toBe(0);
});

test('who leaves a call is followed by no voice', async ({ page }) => {
  await openCalls(page, '/how-a-call-works');
  await stopClock(page);
  const call = callOf(page);
  await hear(call).press('Enter');
  await readAloud(call).press('Enter');
  // It begins a moment after the press, in which another call is chosen.
  await page.locator('.tabs').getByRole('radio').nth(1).check();
  await page.clock.runFor(10_000);
  expect(await countSpoken(page)).toBe(0);

  const other = page.locator('[data-call="1"]');
  await hear(other).click();
  await page.clock.runFor(100);
  await expect(other).toHaveAttribute('data-state', 'playing');
  const spoken = await countSpoken(page);
  expect(spoken).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(other).not.toHaveAttribute('data-state', 'playing');
  await page.clock.runFor(30_000);
  expect(await countSpoken(page)).toBe(spoken);
});

test('a press before its script came is answered when it is there', async ({ page }) => {
  const release = await holdFile(page, /\/_astro\/CallScript\./);
  await giveVoices(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const call = callOf(page);
  await call.locator('[data-do="play"]').click();
  release();
  await expect(readAloud(call)).toBeFocused();
});

test('a recording takes the place of the device, and is followed by its cues', async ({ page }) => {
  const [sentences, seconds] = [70, 0.5];
  const cues = Array.from({ length: sentences }, (_, index) => {
    const time = (at: number) => `00:${at.toFixed(3).padStart(6, '0')}`;
    return `${time(index * seconds)} --> ${time((index + 1) * seconds)}\n${index}\n`;
  });
  await page.route('**/call.wav', (route) =>
    route.fulfill({ body: createWave(sentences * seconds), contentType: 'audio/wav' }),
  );
  const { promise: isPressedTwice, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/call.vtt', async (route) => {
    await isPressedTwice;
    await route.fulfill({ body: `WEBVTT\n\n${cues.join('\n')}`, contentType: 'text/vtt' });
  });
  await page.goto('/how-a-call-works');
  await page.evaluate(() => {
    const audio = Object.assign(document.createElement('audio'), { src: '/call.wav' });
    const track = { kind: 'metadata', src: '/call.vtt' };
    audio.append(Object.assign(document.createElement('track'), track));
    const call = document.querySelector('[data-call="0"]');
    call?.append(audio);
    window.followed = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { cue, now } = (target as HTMLElement).dataset;
        if (cue !== undefined && now !== undefined) window.followed.push(Number(cue));
      }
    });
    if (call) observer.observe(call, { attributeFilter: ['data-now'], subtree: true });
  });
  const call = callOf(page);
  await waitForScripts(page);
  await Promise.all([page.waitForRequest('**/call.vtt'), hear(call).click()]);
  // Pressed again while its cues are on their way, it begins once and does not stop.
  await hear(call).click();
  release(undefined);
  await expect(call).toHaveAttribute('data-state', 'finished');
  await expect(call).not.toHaveAttribute('data-failed');
  const readTime = (audio: HTMLAudioElement) => audio.currentTime;
  const followed = await page.evaluate(() => window.followed);
  const first = Number(await call.locator('[data-first]').getAttribute('data-cue'));
  expect(followed).toEqual(followed.map((_, index) => first + index));
  expect(followed.length).toBeGreaterThan(10);
  const last = followed.at(-1) ?? 0;
  expect(await page.locator('audio').evaluate(readTime)).toBeGreaterThan(last * seconds);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the call is a transcript with its figure, and answers can be chosen',
    { tag: '@everywhere' },
    async ({ page }) => {
      await page.goto('/how-a-call-works');
      const call = callOf(page);
      await expect(call.getByText('My wife gets the door')).toBeVisible();
      await expect(call.getByText('Call 911, don’t drive')).toBeVisible();
      await expect(resultOf(call)).toContainText('1 Emergency services now');
      await expect(call.getByRole('button')).toHaveCount(0);
      await call.getByRole('radio', { name: 'Yes, like a weight.' }).check();
      await expect(call.getByText('Into the left arm; sweating')).toBeVisible();
      await expect(call.getByText('My wife gets the door')).toBeHidden();
      await page.locator('.tabs').getByRole('radio').nth(1).check();
      await expect(call).toBeHidden();
      await expect(resultOf(page.locator('[data-call="1"]'))).toBeVisible();
      // On Home the words stand below the first sentence.
      await page.goto('/');
      const quote = await call.locator('.quote').boundingBox();
      const words = await call.locator('.transcript').boundingBox();
      expect(words?.y).toBeGreaterThan((quote?.y ?? 0) + (quote?.height ?? Infinity));
    },
  );
});

test(
  'it opens the first screen, and is followed in silence where the device has no voice of its own',
  { tag: '@everywhere' },
  async ({ page }) => {
    await giveVoices(page, false);
    const call = callOf(page);
    const follow = call.getByRole('button', { name: 'Follow the call' });
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(follow).toBeInViewport({ ratio: 1 });
      await expect(call.getByText('My chest gets tight on the stairs').first()).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByText('For emergency departments')).toBeInViewport();
      const demo = page.getByRole('main').getByRole('link', { name: 'Request a Demo' }).first();
      await expect(demo).toBeInViewport({ ratio: 1 });
      await expect(call.getByText('Read aloud by your device')).toBeHidden();
    }
    await follow.click();
    await expect(call.locator('[data-first]')).toHaveAttribute('data-now');
    await call.getByRole('button', { name: callsWords.pause }).click();
    await expect(call.getByRole('button', { name: callsWords.resume })).toBeVisible();
  },
);

test('callers can be heard on the product page', async ({ page }) => {
  await giveVoices(page);
  await page.goto('/product');
  await page.getByRole('button', { name: 'Hear this caller' }).nth(2).click();
  await lastSpoken(page).toContain('my ankle');
});
