/**
 * `npm run bench:interactions`: how long each island takes from what a visitor does to the next
 * picture, on a processor four times slower than this one, once its script is there.
 */
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/project.ts';

const slowdown = 4;
const rounds = 5;
/** Milliseconds: half of what counts as a good interaction (https://web.dev/articles/inp). */
const limit = 100;

/** Finds what lives once the island is awake, and is reached for to wake it. */
const islands = {
  menu: {
    reach: (page: Page) => page.getByRole('button', { name: 'Menu' }),
    isAwake: '[aria-expanded="false"]',
  },
  video: {
    reach: (page: Page) => page.getByRole('link', { name: 'Watch Video' }),
    isAwake: 'astro-island:not([ssr]) [data-replay]',
  },
  news: {
    reach: (page: Page) => page.getByRole('button', { name: 'Rural Health' }),
    isAwake: 'astro-island:not([ssr]) .news',
  },
  contact: {
    reach: (page: Page) => page.getByRole('textbox', { name: 'Name' }),
    isAwake: 'form.contact-form[novalidate]',
  },
} as const;

interface Interaction {
  readonly name: string;
  readonly island: keyof typeof islands;
  readonly path: string;
  readonly width: number;
  /** Ends when its outcome is there. */
  readonly act: (page: Page, reached: Locator) => Promise<unknown>;
}

const interactions: readonly Interaction[] = [
  {
    name: 'Menu: open',
    island: 'menu',
    path: '/',
    width: 390,
    act: async (page, toggle) => {
      await toggle.click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
  },
  {
    name: 'Video: open',
    island: 'video',
    path: '/product',
    width: 1440,
    act: async (page, watch) => {
      await watch.click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'News: choose a category',
    island: 'news',
    path: '/news-views',
    width: 1440,
    act: async (page, category) => {
      await category.click();
      await page.getByRole('button', { name: 'Rural Health', pressed: true }).waitFor();
    },
  },
  {
    name: 'News: load more',
    island: 'news',
    path: '/news-views',
    width: 390,
    act: async (page) => {
      await page.getByRole('button', { name: /Load More/ }).click();
      await page.getByText(/Showing 12 of/).waitFor();
    },
  },
  {
    name: 'Contact: type',
    island: 'contact',
    path: '/contact',
    width: 390,
    act: (_page, name) => name.pressSequentially('Zoe'),
  },
  {
    name: 'Contact: send with mistakes',
    island: 'contact',
    path: '/contact',
    width: 1440,
    act: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click();
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
  { island, path, width, act }: Interaction,
): Promise<number> {
  await using context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const reached = islands[island].reach(page);
  await reached.hover();
  await page.locator(islands[island].isAwake).first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(recordInteractions);
  await act(page, reached);
  // The entry of an event is there after the picture that follows it.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve, 100);
        });
      }),
  );
  return page.evaluate(() => window.longestInteraction ?? NaN);
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
