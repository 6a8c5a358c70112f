/**
 * How long each island, each kind of tool, the player of calls and the search take from what a
 * visitor does to the next picture, on a processor four times slower than this one, once its script
 * is there.
 *   npm run bench:interactions [-- News]    those whose names begin so
 */
import type { Locator, Page } from 'playwright';
import { startSlowBrowser } from './slow-browser.ts';

const rounds = 5;
/** Milliseconds: half of what counts as a good interaction (https://web.dev/articles/inp). */
const limit = 100;

interface Place {
  readonly path: string;
  /** What a visitor reaches for, which wakes an island. */
  readonly reach: (page: Page) => Locator;
  /** Found once an island is awake, or a tool is there. */
  readonly isAwake: string;
}

/** What a visitor does in a window of some width, and what is there when the outcome is. */
type Interaction = readonly [
  name: string,
  place: Place,
  width: number,
  act: (reached: Locator, page: Page) => Promise<unknown>,
  outcome: (page: Page) => Locator,
];

const button = (name: string | RegExp, pressed?: boolean) => (page: Page) =>
  page.getByRole('button', pressed ? { name, pressed } : { name });
/** Without Playwright's look at what lies there, which would have the page laid out once more. */
const press = (reached: Locator) => reached.click({ force: true });
const pressOn = (name: string | RegExp) => (_reached: Locator, page: Page) =>
  press(button(name)(page));

const menu = { path: '/', reach: button('Menu'), isAwake: '[aria-expanded="false"]' };
const video: Place = {
  path: '/product',
  reach: (page) => page.getByRole('button', { name: 'Watch Video' }),
  isAwake: 'astro-island:not([ssr]) [data-replay]',
};
const news: Place = {
  path: '/news-views',
  reach: button('Rural Health'),
  isAwake: 'astro-island:not([ssr]) .news',
};
const contact: Place = {
  path: '/contact',
  reach: (page) => page.getByRole('textbox', { name: 'Name' }),
  isAwake: 'form.contact-form[data-live]',
};

/** A radio button or checkbox of a tool, by its place in it. */
const tool = (path: string, id: string, place: number): Place => ({
  path,
  reach: (page) => page.locator(`#${id} input`).nth(place),
  isAwake: `#${id}`,
});
const call: Place = {
  path: '/',
  reach: (page) => page.locator('[data-call="0"] [data-do="play"]'),
  isAwake: '[data-call="0"]',
};
const sentence = (page: Page) => page.locator('[data-call="0"] [data-place="2"]');
const spoken = (place: number) => (page: Page) =>
  page.locator(`[data-call="0"] [data-place="${place}"][data-now]`);
const languages: Place = {
  path: '/voice-first-ai-triage',
  reach: (page) => page.locator('#language-filter'),
  isAwake: '.language-filter:not([hidden])',
};

const search: Place = {
  path: '/search',
  reach: (page) => page.getByRole('searchbox'),
  isAwake: '#search',
};
const found = (page: Page) => page.locator('#search-results li > a').first();

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const twelve = (page: Page) => page.getByText(/Showing 12 of/);
const mistakes = (page: Page) => page.getByRole('alert');
/** The live result of a tool: its words, or the row of a table. */
const result = (page: Page) =>
  page
    .locator('form.tool :is([role="status"]:not(:has(td)), [role="status"] td)')
    .locator('visible=true')
    .first();
const typeName = (field: Locator) => field.pressSequentially('Zoe');

const interactions: readonly Interaction[] = [
  ['Menu: open', menu, 390, press, mainMenu],
  ['Video: open', video, 1440, press, (page) => page.getByRole('dialog')],
  ['News: choose a category', news, 1440, press, button('Rural Health', true)],
  ['News: load more', news, 390, pressOn(/Load More/), twelve],
  ['Contact: type', contact, 390, typeName, contact.reach],
  ['Contact: send with mistakes', contact, 1440, pressOn('Send message'), mistakes],
  ['Call: play', call, 390, press, spoken(0)],
  ['Call: press a sentence', { ...call, reach: sentence }, 1440, press, spoken(2)],
  ['Languages: type', languages, 390, (field) => field.pressSequentially('esp'), languages.reach],
  ['Search: type', search, 390, (field) => field.pressSequentially('fever'), found],
  ['Scales: another patient', tool('/system-comparisons', 'scale-explorer', 3), 390, press, result],
  ['Tree: an answer', tool('/disaster-response', 'start', 1), 390, press, result],
  ['Score: NEWS2', tool('/virtual-wards', 'news2-tool', 2), 390, press, result],
  ['Score: 4AT', tool('/geriatric-care', 'four-at-tool', 2), 390, press, result],
  ['Findings: take one away', tool('/explainable-ai', 'take-away', 0), 390, press, result],
  ['Pain: another place', tool('/canadian-triage-scale', 'pain-matrix', 1), 390, press, result],
  ['Vital signs: an age', tool('/pediatric-triage', 'vital-signs-by-age', 4), 390, press, result],
  ['Economics: more visits', tool('/economic-impact', 'break-even', 2), 390, press, result],
  ['Voice: a part', tool('/voice-biomarkers', 'voice-parts', 2), 390, press, result],
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
  }).observe({ type: 'event', durationThreshold: 16 });
}

await using browser = await startSlowBrowser();

/** In milliseconds, rounded by the browser to eight of them; 0 for less than 16. */
async function measure([, place, width, act, outcome]: Interaction): Promise<number> {
  const { page, slowDown } = await browser.openPage(width);
  await slowDown();
  await page.goto(place.path, { waitUntil: 'networkidle' });
  const reached = place.reach(page);
  await reached.hover();
  await page.locator(place.isAwake).first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(recordInteractions);
  await act(reached, page);
  await outcome(page).waitFor();
  // The entry of an event is there after the picture that follows it.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
  );
  const longest = await page.evaluate(() => window.longestInteraction ?? NaN);
  await page.close();
  return longest;
}

console.log(`${rounds} rounds, limit ${limit} ms`);
const [beginning = ''] = process.argv.slice(2);
for (const interaction of interactions.filter(([name]) => name.startsWith(beginning))) {
  const times: number[] = [];
  while (times.length < rounds) times.push(await measure(interaction));
  times.sort((a, b) => a - b);
  const [median = NaN, longest = NaN] = [times[rounds >> 1], times.at(-1)];
  if (!(median < limit)) process.exitCode = 1;
  console.log(`${interaction[0].padEnd(30)}median ${median} ms, longest ${longest} ms`);
}
