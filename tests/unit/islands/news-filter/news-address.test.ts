import { describe, expect, it } from 'vitest';
import {
  readNewsAddress,
  writeNewsAddress,
} from '../../../../src/islands/news-filter/news-address.ts';

const read = (address: string) => readNewsAddress(new URL(address, 'https://www.example.com'));

describe('readNewsAddress', () => {
  it.each([
    ['/news-views', { choice: 'All', shown: 6 }],
    ['/news-views?shown=18', { choice: 'All', shown: 18 }],
    ['/news-views/?shown=18#content', { choice: 'All', shown: 18 }],
    ['/news-views/category/ai-ethics', { choice: 'AI Ethics', shown: 6 }],
    ['/news-views/category/legal?shown=12&from=mail', { choice: 'Legal', shown: 12 }],
  ])('reads the category and the count in %s', (address, found) => {
    expect(read(address)).toEqual(found);
  });

  it.each(['-3', '0', '5', 'all', '7.5', '', '1e99'])(
    'takes shown=%s for the first view',
    (shown) => {
      expect(read(`/news-views?shown=${shown}`)).toEqual({ choice: 'All', shown: 6 });
    },
  );

  it.each(['/', '/news-views/page/2', '/news-views/category/none', '/contact'])(
    'finds no listing at %s',
    (address) => {
      expect(read(address)).toBeUndefined();
    },
  );
});

describe('writeNewsAddress', () => {
  it.each([
    [{ choice: 'All', shown: 6 }, '', '/news-views'],
    [{ choice: 'All', shown: 12 }, '', '/news-views?shown=12'],
    [{ choice: 'Legal', shown: 6 }, '?shown=12', '/news-views/category/legal'],
    [{ choice: 'Legal', shown: 12 }, '?from=mail', '/news-views/category/legal?from=mail&shown=12'],
  ] as const)('writes %j, and keeps what else %j says', (view, search, address) => {
    expect(writeNewsAddress(view, search)).toBe(address);
  });
});
