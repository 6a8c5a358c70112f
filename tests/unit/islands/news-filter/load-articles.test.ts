import { describe, expect, it, vi } from 'vitest';
import { createLoader, fetchPart } from '../../../../src/islands/news-filter/load-articles.ts';
import { createCards, createFiles } from './news-fixture.ts';

const files = createFiles('All', 60);
const known = { choice: 'All', total: 60, articles: createCards(1, 6) } as const;

function setUp() {
  const asked: string[] = [];
  const load = createLoader(known, (path) => {
    asked.push(path);
    const file = files.get(path);
    return file ? Promise.resolve(file) : Promise.reject(new Error(path));
  });
  return { load, asked };
}

describe('createLoader', () => {
  it('asks again for a file that failed', async () => {
    const { load, asked } = setUp();
    await expect(load('Legal', 6)).rejects.toThrow();
    await expect(load('Legal', 6)).rejects.toThrow();
    expect(asked).toEqual(['/news/legal/1.json', '/news/legal/1.json']);
  });

  it('shows an article once that a release moved from one file to the next', async () => {
    const moved = { total: 61, articles: createCards(6, 29) };
    const load = createLoader(known, () => Promise.resolve(moved));
    expect((await load('All', 30)).articles).toEqual(createCards(1, 29));
  });
});

describe('fetchPart', () => {
  it.each([
    ['a file that is not there', new Response('', { status: 404 })],
    ['a page in its place', new Response('<html>')],
    ['a list without entries', Response.json({ total: 60, articles: [] })],
    ['a list that is cut off', new Response('{"total":118,"articles":[{"slug":"a"')],
    ['no JSON object', Response.json(null)],
    ['entries that are no articles', Response.json({ total: 1, articles: [{}] })],
  ])('fails on %s', async (_what, answer) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    await expect(fetchPart('/news/all/2.json')).rejects.toThrow();
  });

  it.each([
    ['a part of a listing', { total: 1, articles: createCards(1, 1) }],
    ['the listing of a category that has no articles yet', { total: 0, articles: [] }],
  ])('reads %s', async (_what, part) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(part)));
    expect(await fetchPart('/news/all/2.json')).toEqual(part);
  });
});
