import { expect, it } from 'vitest';
import { type ListingPart, news } from '../../../../src/news/news.ts';
import { createLoader } from '../../../../src/islands/news-filter/load-articles.ts';
import { createNewsStore } from '../../../../src/islands/news-filter/news-filter.store.ts';
import { createCards, createFiles } from './news-fixture.ts';

const all = 3 * news.step + 2;
const files = new Map([...createFiles('All', all), ...createFiles('Legal', news.step + 2)]);
const first = { choice: 'All', total: all, articles: createCards(1, news.step) } as const;

function fetchKnown(path: string): Promise<ListingPart> {
  const file = files.get(path);
  return file ? Promise.resolve(file) : Promise.reject(new Error(path));
}

const setUp = () =>
  createNewsStore(first, createLoader(first, fetchKnown), () => Promise.resolve());

const chooseLegal = { kind: 'choose', address: { choice: 'Legal', shown: news.step } } as const;

it('Load More is busy until it is done, and a second press meanwhile does nothing', async () => {
  const { $listing, run } = setUp();
  const done = run({ kind: 'more' });
  expect($listing.get().pending?.kind).toBe('more');
  expect(await run({ kind: 'all' })).toBe(false);
  await done;
  expect($listing.get().pending).toBeUndefined();
  expect($listing.get().articles).toHaveLength(2 * news.step);
});

it('a category wins over the articles that were being loaded for another', async () => {
  const { $listing, run } = setUp();
  const more = run({ kind: 'more' });
  await run(chooseLegal);
  expect(await more).toBe(false);
  expect($listing.get().choice).toBe('Legal');
});

it('an address that is left before it is answered does not change what is shown', async () => {
  const { $listing, run, stopRestoring } = setUp();
  const done = run({ ...chooseLegal, kind: 'restore' });
  stopRestoring();
  expect($listing.get().pending).toBeUndefined();
  expect(await done).toBe(false);
  expect($listing.get()).toMatchObject(first);
});
