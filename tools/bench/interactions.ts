/**
 * `npm run bench:interactions`: how long each island takes from what a visitor does to the next
 * picture, on a processor four times slower than this one, once its script is there.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/project.ts';

const slowdown = 4;
const rounds = 5;
/** Milliseconds: half of what counts as a good interaction (https://web.dev/articles/inp). */
const limit = 100;

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  /** Reaches for the island and waits until it lives. */
  readonly wake: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const watch = (page: Page) => page.getByRole('link', { name: 'Watch Video' });
const category = (page: Page) => page.getByRole('button', { name: 'Rural Health' });
const more = (page: Page) => page.getByRole('button', { name: /Load More/ });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function wakeMenu(page: Page): Promise<void> {
  await toggle(page).hover();
  await page.locator('[aria-expanded="false"]').first().waitFor();
}

async function wakeListing(page: Page): Promise<void> {
  await category(page).hover();
  await page.locator('astro-island:not([ssr]) .news').waitFor();
}

async function wakeForm(page: Page): Promise<void> {
  await name(page).hover();
  await page.locator('form.contact-form[data-live]').waitFor();
}

async function wakeVideo(page: Page): Promise<void> {
  await watch(page).hover();
  await page.locator('astro-island:not([ssr]) [data-replay]').waitFor();
}

const interactions: readonly Interaction[] = [
  {
    name: 'Menu: open',
    path: '/',
    width: 390,
    wake: wakeMenu,
    act: async (page) => {
      await toggle(page).click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
  },
  {
    name: 'Video: open',
    path: '/product',
    width: 1440,
    wake: wakeVideo,
    act: async (page) => {
      await watch(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'News: choose a category',
    path: '/news-views',
    width: 1440,
    wake: wakeListing,
    act: async (page) => {
      await category(page).click();
      await page.getByRole('button', { name: 'Rural Health', pressed: true }).waitFor();
    },
  },
  {
    name: 'News: load more',
    path: '/news-views',
    width: 390,
    wake: wakeListing,
    act: async (page) => {
      await more(page).click();
      await page.getByText(/Showing 12 of/).waitFor();
    },
  },
  {
    name: 'Contact: type',
    path: '/contact',
    width: 390,
    wake: wakeForm,
    act: async (page) => {
      await name(page).pressSequentially('Zoe');
    },
  },
  {
    name: 'Contact: send with mistakes',
    path: '/contact',
    width: 1440,
    wake: wakeForm,
    act: async (page) => {
      await send(page).click();
      await page.getByRole('alert').waitFor();
    },
  },
];

declare global {
  interface Window {
    longestInteraction?: number;
  }
}

/** Notes the longest time from an event to the picture that follows it (Event Timing). */
function recordInteractions(): void {
  window.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // What has no number is no interaction: a pointer that finds itself over something else.
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId === 0) continue;
      window.longestInteraction = Math.max(window.longestInteraction ?? 0, duration);
    }
    // Shorter than this the browser reports nothing.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** In milliseconds, rounded by the browser to eight of them; 0 for less than 16. */
async function measure(
  browser: Browser,
  origin: string,
  { path, width, wake, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await wake(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(recordInteractions);
  await act(page);
  // The entry of an event is there after the picture that follows it.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve, 100);
        });
      }),
  );
  const longest = await page.evaluate(() => window.longestInteraction ?? NaN);
  await context.close();
  return longest;
}

await prepareBrowser();
await using site = await startSite();
await using browser = await chromium.launch(browserLaunchOptions());
console.log(`Processor slowed ${slowdown} times, ${rounds} rounds, limit ${limit} ms`);
let isSlow = false;
for (const interaction of interactions) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await measure(browser, site.origin, interaction));
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(rounds / 2)] ?? NaN;
  isSlow ||= !(median < limit);
  console.log(
    `${interaction.name.padEnd(30)}median ${median} ms, longest ${times.at(-1) ?? NaN} ms`,
  );
}
process.exitCode = isSlow ? 1 : 0;
