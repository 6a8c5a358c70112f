/**
 * `npm run bench:waves`: what the audio waves of the product page cost on a processor that is four
 * times slower than this one: frames shown in a second, and time on the main thread for each.
 */
import type { CDPSession } from 'playwright';
import { startSlowBrowser } from './slow-browser.ts';

const seconds = 5;
/** A frame of a 60 Hz screen in milliseconds; the waves may take a tenth of it. */
const budget = 1000 / 60 / 10;

/** Seconds that the main thread has spent so far: on scripts, and on everything. */
async function readTimes(client: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: read('ScriptDuration'), task: read('TaskDuration') };
}

await using browser = await startSlowBrowser();
const { page, client, slowDown } = await browser.openPage(1440, 2);
await page.goto('/product');
await page.locator('[data-waves]').scrollIntoViewIfNeeded();
await page.locator('[data-running="yes"]').waitFor();
await client.send('Performance.enable');
await slowDown();

const before = await readTimes(client);
const { frames, drawing } = await page.evaluate(async (milliseconds) => {
  let frames = 0;
  let drawing = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) =>
    request((now) => {
      const begun = performance.now();
      draw(now);
      drawing += performance.now() - begun;
      frames += 1;
    });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return { frames, drawing };
}, seconds * 1000);
const after = await readTimes(client);

const perFrame = (total: number) => `${(total / frames).toFixed(2)} ms`;
const cost = drawing / frames;
console.log('1440 × 900 at two pixels to a CSS pixel');
console.log(`Frames in a second        ${(frames / seconds).toFixed(1)}`);
console.log(`Drawing three waves       ${perFrame(drawing)} a frame`);
console.log(`All scripts               ${perFrame((after.script - before.script) * 1000)} a frame`);
console.log(`Main thread in all        ${perFrame((after.task - before.task) * 1000)} a frame`);
console.log(`Budget for the drawing    ${budget.toFixed(2)} ms a frame`);
process.exitCode = cost > budget ? 1 : 0;
