import { expect, it, vi } from 'vitest';
import { createLoader, fetchPart } from '../../../../src/islands/news-filter/load-articles.ts';
import { createCards } from './news-fixture.ts';

it('shows an article once that a release moved from one file to the next', async () => {
  const known = { choice: 'All', total: 60, articles: createCards(1, 6) } as const;
  const moved = { total: 61, articles: createCards(6, 29) };
  const load = createLoader(known, () => Promise.resolve(moved));
  expect((await load('All', 30)).articles).toEqual(createCards(1, 29));
});

it.each([
  ['a page in place of the file', new Response('<html>')],
  ['a list that is cut off', new Response('{"total":118,"articles":[{"slug":"a"')],
])('fails on %s', async (_what, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await expect(fetchPart('/news/all/2.json')).rejects.toThrow();
});
