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

interface Interaction {
  readonly name: string;
  readonly width: number;
  readonly act: (reached: Locator, page: Page) => Promise<unknown>;
  /** What is there when the outcome is. */
  readonly outcome: (page: Page) => Locator;
}

interface Island {
  readonly path: string;
  /** What a visitor reaches for, which wakes the island. */
  readonly reach: (page: Page) => Locator;
  /** Found once the island is awake. */
  readonly isAwake: string;
  readonly interactions: readonly Interaction[];
}

const button = (name: string | RegExp, pressed?: boolean) => (page: Page) =>
  page.getByRole('button', pressed ? { name, pressed } : { name });
const click = (reached: Locator) => reached.click();

const islands: readonly Island[] = [
  {
    path: '/',
    reach: button('Menu'),
    isAwake: '[aria-expanded="false"]',
    interactions: [
      {
        name: 'Menu: open',
        width: 390,
        act: click,
        outcome: (page) => page.getByRole('navigation', { name: 'Main' }),
      },
    ],
  },
  {
    path: '/product',
    reach: (page) => page.getByRole('link', { name: 'Watch Video' }),
    isAwake: 'astro-island:not([ssr]) [data-replay]',
    interactions: [
      { name: 'Video: open', width: 1440, act: click, outcome: (page) => page.getByRole('dialog') },
    ],
  },
  {
    path: '/news-views',
    reach: button('Rural Health'),
    isAwake: 'astro-island:not([ssr]) .news',
    interactions: [
      {
        name: 'News: choose a category',
        width: 1440,
        act: click,
        outcome: button('Rural Health', true),
      },
      {
        name: 'News: load more',
        width: 390,
        act: (_category, page) => button(/Load More/)(page).click(),
        outcome: (page) => page.getByText(/Showing 12 of/),
      },
    ],
  },
  {
    path: '/contact',
    reach: (page) => page.getByRole('textbox', { name: 'Name' }),
    isAwake: 'form.contact-form[data-live]',
    interactions: [
      {
        name: 'Contact: type',
        width: 390,
        act: (name) => name.pressSequentially('Zoe'),
        outcome: (page) => page.getByRole('textbox', { name: 'Name' }),
      },
      {
        name: 'Contact: send with mistakes',
        width: 1440,
        act: (_name, page) => button('Send message')(page).click(),
        outcome: (page) => page.getByRole('alert'),
      },
    ],
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
  { path, reach, isAwake }: Island,
  { width, act, outcome }: Interaction,
): Promise<number> {
  await using context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const reached = reach(page);
  await reached.hover();
  await page.locator(isAwake).first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(recordInteractions);
  await act(reached, page);
  await outcome(page).waitFor();
  // The entry of an event is there after the picture that follows it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
  );
  return await page.evaluate(() => window.longestInteraction ?? NaN);
}

await prepareBrowser();
await using site = await startSite();
await using browser = await chromium.launch(browserLaunchOptions());
console.log(`Processor slowed ${slowdown} times, ${rounds} rounds, limit ${limit} ms`);
for (const island of islands) {
  for (const interaction of island.interactions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await measure(browser, site.origin, island, interaction));
    }
    times.sort((a, b) => a - b);
    const [median = NaN, longest = NaN] = [times[Math.floor(rounds / 2)], times.at(-1)];
    if (!(median < limit)) process.exitCode = 1;
    console.log(`${interaction.name.padEnd(30)}median ${median} ms, longest ${longest} ms`);
  }
}
