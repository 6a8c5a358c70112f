/**
 * How long pages are deaf while they come, on a phone's screen and a processor four times slower than
 * this one: of each task after the first paint what lasts beyond 50 ms, added up. Fails where every
 * visit of a page is blocked.
 *   npm run bench:blocking [-- /path …]
 */
import { samplePaths } from '../../tests/support/page-paths.ts';
import { whenDrawn } from '../looks/photograph.ts';
import { startSlowBrowser } from './slow-browser.ts';

const visits = 3;
/** Milliseconds that a task may last (https://web.dev/articles/tbt). */
const shortTask = 50;

declare global {
  interface Window {
    longTasks?: { readonly start: number; readonly end: number }[];
  }
}

function recordLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.longTasks?.push({ start: startTime, end: startTime + duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

await using browser = await startSlowBrowser();

/** In milliseconds, until all has come, what is not seen is drawn as well, and a second has passed. */
async function measure(path: string): Promise<number> {
  const { page, slowDown } = await browser.openPage(390, 2);
  await page.addInitScript(recordLongTasks);
  await slowDown();
  await page.goto(path, { waitUntil: 'networkidle' });
  await whenDrawn(page);
  await page.waitForTimeout(1000);
  const { tasks, paint } = await page.evaluate(() => ({
    tasks: window.longTasks,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
  if (!tasks || paint === undefined) throw new Error(`${path} shows nothing.`);
  await page.close();
  return tasks
    .map(({ start, end }) => Math.max(0, end - Math.max(start, paint) - shortTask))
    .reduce((sum, blocked) => sum + blocked, 0);
}

const asked = process.argv.slice(2);
console.log(`${visits} visits`);
for (const path of asked.length > 0 ? asked : samplePaths) {
  const times: number[] = [];
  while (times.length < visits) times.push(await measure(path));
  times.sort((a, b) => a - b);
  const [least = NaN, median = NaN] = [times[0], times[visits >> 1]];
  if (!(least === 0)) process.exitCode = 1;
  console.log(`${path.padEnd(60)}least ${least.toFixed(0)} ms, median ${median.toFixed(0)} ms`);
}
