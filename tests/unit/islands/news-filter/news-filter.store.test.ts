import { describe, expect, it } from 'vitest';
import { type ListingPart, news } from '../../../../src/news/news.ts';
import { createLoader } from '../../../../src/islands/news-filter/load-articles.ts';
import { createNewsStore } from '../../../../src/islands/news-filter/news-filter.store.ts';
import { createCards, createFiles } from './news-fixture.ts';

const all = 3 * news.step + 2;
const legal = news.step + 2;
const files = new Map([...createFiles('All', all), ...createFiles('Legal', legal)]);
const first = { choice: 'All', total: all, articles: createCards(1, news.step) } as const;

function fetchKnown(path: string): Promise<ListingPart> {
  const file = files.get(path);
  return file ? Promise.resolve(file) : Promise.reject(new Error(path));
}

function setUp(fetchFile = fetchKnown) {
  const waits: number[] = [];
  const store = createNewsStore(first, createLoader(first, fetchFile), (milliseconds) => {
    waits.push(milliseconds);
    return Promise.resolve();
  });
  return { ...store, waits };
}

const chooseLegal = { kind: 'choose', address: { choice: 'Legal', shown: news.step } } as const;

describe('Load More', () => {
  it('is busy until it is done, and a second press meanwhile does nothing', async () => {
    const { $listing, run } = setUp();
    const done = run({ kind: 'more' });
    expect($listing.get().pending?.kind).toBe('more');
    expect(await run({ kind: 'all' })).toBe(false);
    await done;
    expect($listing.get().pending).toBeUndefined();
    expect($listing.get().articles).toHaveLength(2 * news.step);
  });
});

it('Show All shows every article after the delay', async () => {
  const { $listing, run, waits } = setUp();
  await run({ kind: 'all' });
  expect($listing.get().articles).toHaveLength(all);
  expect(waits).toEqual([news.delay]);
});

describe('a category', () => {
  it('begins with a first view of its own', async () => {
    const { $listing, run } = setUp();
    await run({ kind: 'all' });
    expect(await run(chooseLegal)).toBe(true);
    expect($listing.get()).toMatchObject({ choice: 'Legal', total: legal, firstNew: undefined });
    expect($listing.get().articles).toHaveLength(news.step);
  });

  it('wins over the articles that were being loaded for another', async () => {
    const { $listing, run } = setUp();
    const more = run({ kind: 'more' });
    await run(chooseLegal);
    expect(await more).toBe(false);
    expect($listing.get().choice).toBe('Legal');
  });
});

it('a failure keeps what is shown, and the same task can be run again', async () => {
  let isDown = true;
  const { $listing, run } = setUp((path) =>
    isDown ? Promise.reject(new Error('down')) : fetchKnown(path),
  );
  expect(await run(chooseLegal)).toBe(false);
  expect($listing.get()).toMatchObject({ ...first, failed: chooseLegal, pending: undefined });
  isDown = false;
  expect(await run(chooseLegal)).toBe(true);
  expect($listing.get()).toMatchObject({ choice: 'Legal', failed: undefined });
});

describe('an address that is left before it is answered', () => {
  const restoreLegal = { ...chooseLegal, kind: 'restore' } as const;

  it('does not change what is shown, whenever the answer arrives', async () => {
    const { $listing, run, stopRestoring } = setUp();
    const done = run(restoreLegal);
    stopRestoring();
    expect($listing.get().pending).toBeUndefined();
    expect(await done).toBe(false);
    expect($listing.get()).toMatchObject(first);
  });

  it('is not told of as failed any more', async () => {
    const { $listing, run, stopRestoring } = setUp(() => Promise.reject(new Error('down')));
    await run(restoreLegal);
    expect($listing.get().failed).toEqual(restoreLegal);
    stopRestoring();
    expect($listing.get()).toMatchObject({ ...first, failed: undefined });
  });
});
