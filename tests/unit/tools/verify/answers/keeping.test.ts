import { expect, test } from 'vitest';
import { isKeptAlike } from '../../../../../tools/verify/answers/keeping.ts';

const page = 'public, max-age=0, must-revalidate';
const hashed = 'public, max-age=31536000, immutable';

test.each([
  [page, page],
  ['max-age=0, must-revalidate', page],
  ['no-cache', page],
  ['Max-Age="0"', page],
  ['max-age=0, s-maxage=0', page],
  ['immutable, max-age=31536000', hashed],
  ['no-store', 'no-store'],
  ['private, no-cache, no-store, max-age=0', 'no-store'],
])('%s keeps as %s does', (found, wanted) => {
  expect(isKeptAlike(found, wanted)).toBe(true);
});

test.each([
  ['no-store', page],
  ['public', page],
  ['public, max-age=60', page],
  ['public, max-age=0, s-maxage=600', page],
  [hashed, page],
  ['public, max-age=31536000', hashed],
  ['private, no-store, max-age=0, immutable', hashed],
  ['no-cache', 'no-store'],
  ['', page],
])('%s does not keep as %s does', (found, wanted) => {
  expect(isKeptAlike(found, wanted)).toBe(false);
});
