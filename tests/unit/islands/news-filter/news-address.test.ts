import { describe, expect, it } from 'vitest';
import {
  readNewsAddress,
  writeNewsAddress,
} from '../../../../src/islands/news-filter/news-address.ts';
import { news } from '../../../../src/news/news.ts';

const one = news.step;
const [two, three] = [2 * one, 3 * one];
const read = (address: string) => readNewsAddress(new URL(address, 'https://www.example.com'));

describe('readNewsAddress', () => {
  it.each([
    ['/news-views', { choice: 'All', shown: one }],
    [`/news-views?shown=${three}`, { choice: 'All', shown: three }],
    [`/news-views/?shown=${three}#content`, { choice: 'All', shown: three }],
    ['/news-views/category/ai-ethics', { choice: 'AI Ethics', shown: one }],
    [`/news-views/category/legal?shown=${two}&from=mail`, { choice: 'Legal', shown: two }],
  ])('reads the category and the count in %s', (address, found) => {
    expect(read(address)).toEqual(found);
  });

  it.each(['-3', '0', String(news.step - 1), 'all', '7.5', '', '1e99'])(
    'takes shown=%s for the first view',
    (shown) => {
      expect(read(`/news-views?shown=${shown}`)).toEqual({ choice: 'All', shown: one });
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
    [{ choice: 'All', shown: one }, '', '/news-views'],
    [{ choice: 'All', shown: two }, '', `/news-views?shown=${two}`],
    [{ choice: 'Legal', shown: one }, `?shown=${two}`, '/news-views/category/legal'],
    [
      { choice: 'Legal', shown: two },
      '?from=mail',
      `/news-views/category/legal?from=mail&shown=${two}`,
    ],
  ] as const)('writes %j, and keeps what else %j says', (view, search, address) => {
    expect(writeNewsAddress(view, search)).toBe(address);
  });
});
