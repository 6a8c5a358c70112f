import { expect, test } from 'vitest';
import { freshFor, isKeptAlike } from '../../../../../tools/verify/answers/keeping.ts';

const page = 'public, max-age=0, must-revalidate';
const hashed = 'public, max-age=31536000, immutable';

test.each([
  [page, page],
  ['max-age=0, must-revalidate', page],
  ['no-cache', page],
  ['Max-Age="0"', page],
  ['max-age=0, s-maxage=0', page],
  ['immutable, max-age=31536000', hashed],
  ['public, max-age=0, must-revalidate, stale-while-revalidate=60', page],
  ['no-store', 'no-store'],
  ['private, no-cache, no-store, max-age=0', 'no-store'],
])('%s keeps as %s does', (found, wanted) => {
  expect(isKeptAlike(found, wanted)).toBe(true);
});

test.each([
  ['no-store', page],
  ['public', page],
  ['public, max-age=60', page],
  ['public, max-age=0, stale-while-revalidate=60', page],
  ['public, max-age=0, s-maxage=600', page],
  [hashed, page],
  ['public, max-age=31536000', hashed],
  ['private, no-store, max-age=0, immutable', hashed],
  ['no-cache', 'no-store'],
  ['', page],
])('%s does not keep as %s does', (found, wanted) => {
  expect(isKeptAlike(found, wanted)).toBe(false);
});

test.each([
  [hashed, 31_536_000],
  ['max-age=60, s-maxage=5', 5],
  ['no-cache, max-age=60', 0],
  ['no-store, max-age=60', 0],
  ['public', 0],
  [null, 0],
])('%s lets caches in front answer for %i s', (value, seconds) => {
  expect(freshFor(value)).toBe(seconds);
});
