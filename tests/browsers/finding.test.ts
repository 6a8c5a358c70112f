import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listingPath } from '../../src/news/news.ts';
import { errorsWords, newsWords, searchWords } from '../../src/messages/messages.ts';
import { startVisit, withoutScripts, withScripts } from '../support/browsers/visit.ts';

test.each(withScripts)(
  'the news are filtered and lengthened, and Back leads to the view before, in $name',
  async (way) => {
    const { open, back, address, texts, press } = await startVisit(way);
    const headings = () => texts('main h2');
    const cards = () => texts('.news-grid article');
    await open('/news-views');
    await press('main :is(a, button)', newsWords.listing.more);
    await expect.poll(cards).toHaveLength(12);
    await press('nav[aria-label=Categories] :is(a, button)', 'Mental Health');
    await expect.poll(headings).toContain('Mental Health Articles');
    expect(await address()).toBe(listingPath('Mental Health'));
    await back();
    await expect.poll(headings).toContain(newsWords.listing.latest);
    await expect.poll(cards).toHaveLength(12);
  },
);

test.each(withoutScripts)('a category has a page of its own, in $name', async (way) => {
  const { open, address, texts, press } = await startVisit(way);
  await open('/news-views');
  await press('nav[aria-label=Categories] a', 'Mental Health');
  await expect.poll(address).toBe(listingPath('Mental Health'));
  await expect.poll(() => texts('main h2')).toContain('Mental Health Articles');
});

/** How much of the chosen category, or of that with the focus, the window shows; and where its row is. */
function readRow(selector: string) {
  const link = document.querySelector(selector);
  const box = link?.getBoundingClientRect();
  const isSeen = box && box.left >= 0 && box.right <= innerWidth;
  return { isSeen, place: Math.round(link?.closest('ul')?.scrollLeft ?? -1) };
}

test.each(withoutScripts)(
  'a row of categories shows what is chosen and what has the focus, and stays where it is put, in $name',
  async (way) => {
    const { tab, open } = await startVisit(way);
    await tab.resize(390, 844);
    await open(listingPath('Legal'));
    const chosen = () => tab.evaluate(readRow, '.news-filter [aria-current]');
    await expect.poll(chosen).toMatchObject({ isSeen: true });
    // For so long the row stays there.
    await setTimeout(500);
    const far = '.news-filter li:nth-child(9) a';
    await tab.evaluate((selector) => {
      const focus: FocusOptions & { focusVisible: boolean } = { focusVisible: true };
      document.querySelector<HTMLElement>(selector)?.focus(focus);
    }, far);
    await expect.poll(() => tab.evaluate(readRow, far)).toMatchObject({ isSeen: true });
    // A row that is held comes back within this time.
    await setTimeout(500);
    const { place } = await tab.evaluate(readRow, far);
    await tab.evaluate((selector) => {
      document.querySelector(selector)?.closest('ul')?.scrollBy({ left: 300, behavior: 'instant' });
    }, far);
    await setTimeout(500);
    expect(await tab.evaluate(readRow, far)).toMatchObject({ place: place + 300 });
  },
);

test.each(withScripts)('search answers while somebody types, in $name', async (way) => {
  const { tab, open, address, texts, fill } = await startVisit(way);
  await open('/search');
  await fill(searchWords.question, 'ESI levels');
  await expect
    .poll(() => texts('#search-status'))
    .toEqual([expect.stringMatching(/^\d+ pages? and \d+ articles? for “ESI levels”\.$/)]);
  expect((await texts('#search-results a'))[0]).toBe('Emergency Severity Index');
  expect(await address()).toBe('/search?q=ESI+levels');
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await expect.poll(address).toMatch(/^\/emergency-severity-index/);
});

test.each(withScripts)(
  'an unknown address offers to search for its words, in $name',
  async (way) => {
    const { open, texts, press } = await startVisit(way);
    await open('/mental-health-triage-protocol');
    expect(await texts('h1')).toEqual([errorsWords.notFound.heading]);
    await press('main a', 'Search for “mental health triage protocol”');
    await expect.poll(() => texts('#search-words')).toEqual(['mental health triage protocol']);
    await expect
      .poll(() => texts('#search-results a'))
      .toEqual(expect.arrayContaining(['Mental Health Triage']));
  },
);

test.each(withoutScripts)('an unknown address leads to the index, in $name', async (way) => {
  const { open, address, texts, press } = await startVisit(way);
  await open('/no-such-page');
  expect(await texts('h1')).toEqual([errorsWords.notFound.heading]);
  await press('main a', 'Search');
  await expect.poll(address).toBe('/search');
  await press('main a', 'Virtual Wards');
  await expect.poll(address).toBe('/virtual-wards');
});
