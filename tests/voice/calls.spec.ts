import { chromium, expect, test } from 'playwright/test';
import { browserLaunchOptions } from '../support/browser.ts';
import { startSpeakingDevice } from '../support/servers/speaking-device.ts';

declare global {
  interface Window {
    /** What the browser’s own voice told, in its order. */
    told: { readonly event: string; readonly text: string; readonly voice: string }[];
  }
}

test('a real voice of the device holds the call, and is followed and silenced', async ({
  baseURL,
}) => {
  // The dispatcher offers each language in a hundred characters, which a browser reads for a while.
  test.setTimeout(180_000);
  await using device = await startSpeakingDevice();
  const { args = [], env, ...launch } = browserLaunchOptions();
  await using browser = await chromium.launch({
    ...launch,
    args: [...args, '--enable-speech-dispatcher'],
    env: { ...(env ?? process.env), ...device.env },
  });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.told = [];
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    speechSynthesis.speak = (utterance) => {
      const { text, voice } = utterance;
      for (const event of ['start', 'boundary', 'end', 'error']) {
        utterance.addEventListener(event, () => {
          window.told.push({ event, text, voice: voice?.name ?? '' });
        });
      }
      speak(utterance);
    };
  });
  await page.goto(new URL('/', baseURL).href);
  const call = page.locator('[data-call="0"]');
  const state = (value: string) =>
    expect(call).toHaveAttribute('data-state', value, { timeout: 90_000 });
  const told = (event: string) =>
    page.evaluate((name) => window.told.filter((one) => one.event === name), event);
  const sentences = await call.locator('[data-place]:visible').allTextContents();
  expect(sentences).toHaveLength(9);

  await call.getByRole('button', { name: 'Hear the call' }).click({ timeout: 90_000 });
  await expect.poll(() => device.heardSeconds(), { timeout: 20_000 }).toBeGreaterThan(0.5);
  expect(await told('start')).toHaveLength(1);

  // Paused in the middle of a sentence, it is silent; pressed again, it begins the sentence anew.
  await call.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await expect(call.locator('[data-place="0"]')).toHaveAttribute('data-now');
  await call.getByRole('button', { name: 'Continue' }).click();
  await state('finished');

  await expect(call).not.toHaveAttribute('data-failed');
  expect((await told('error')).length).toBeLessThan(2);
  const ends = await told('end');
  expect(ends.map(({ text }) => text).slice(-9)).toEqual(sentences);
  expect(new Set(ends.map(({ voice }) => voice)).size).toBe(2);
  // A call of some forty seconds, less the rests between its words.
  expect(device.heardSeconds()).toBeGreaterThan(15);
  await expect(call.locator('[data-result]:visible')).toContainText('1 Emergency services now');
});
