import { expect, it } from 'vitest';
import {
  describeChange,
  describeCount,
  nextCount,
} from '../../../../src/news/filter/news-rules.ts';

it('Load More adds six, capped at the number of articles', () => {
  expect(nextCount(6, 118)).toBe(12);
  expect(nextCount(114, 118)).toBe(118);
  expect(nextCount(5, 5)).toBe(5);
});

it('the counter reads as the specification words it', () => {
  expect(describeCount(6, 118)).toBe('Showing 6 of 118 articles');
});

it('a change tells apart two categories with the same count', () => {
  expect(describeChange('Legal', 5, 5)).not.toBe(describeChange('History', 5, 5));
});
