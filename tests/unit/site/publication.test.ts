import { expect, it } from 'vitest';
import { compareNewestFirst, statusOf } from '../../../src/site/publication.ts';

const at = (time: string) => new Date(time);
const article = { draft: false, date: at('2027-01-15') };

it.each([
  ['2027-01-14T23:59:59Z', 'scheduled'],
  ['2027-01-15T00:00:00Z', 'published'],
  // It is the fifteenth there, and the fourteenth by UTC.
  ['2027-01-15T01:00:00+02:00', 'scheduled'],
])('an article of January 15 is at %s %s', (now, status) => {
  expect(statusOf(article, at(now))).toBe(status);
});

it('a draft stays one on its day, and a page without a day is there', () => {
  expect(statusOf({ ...article, draft: true }, at('2027-02-01T00:00:00Z'))).toBe('draft');
  expect(statusOf({ draft: false }, at('2027-02-01T00:00:00Z'))).toBe('published');
});

it('the newest article comes first, and of one day the one with the higher id', () => {
  const articles = [
    { id: 1, date: at('2027-01-15') },
    { id: 3, date: at('2027-01-14') },
    { id: 2, date: at('2027-01-15') },
  ];
  expect(articles.sort(compareNewestFirst).map(({ id }) => id)).toEqual([2, 1, 3]);
});
