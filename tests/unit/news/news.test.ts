import { expect, it } from 'vitest';
import {
  countParts,
  listingDataPath,
  listingHeading,
  listingPath,
  listingTitle,
} from '../../../src/news/news.ts';

it('categories have pages and files of their own', () => {
  expect(listingPath('All')).toBe('/news-views');
  expect(listingPath('All', 2)).toBe('/news-views/page/2');
  expect(listingPath('AI Ethics')).toBe('/news-views/category/ai-ethics');
  expect(listingPath('AI Ethics', 3)).toBe('/news-views/category/ai-ethics/page/3');
  expect(listingDataPath('Rural Health', 1)).toBe('/news/rural-health/1.json');
});

it('a listing is cut into a first view of 6 and parts of 24', () => {
  expect([0, 6, 7, 30, 31, 118].map(countParts)).toEqual([1, 1, 2, 2, 3, 6]);
});

it('the heading names the category', () => {
  expect(listingHeading('All')).toBe('Latest Articles');
  expect(listingHeading('Legal')).toBe('Legal Articles');
  expect(listingTitle('All')).toBe('News & Views');
});
