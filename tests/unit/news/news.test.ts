import { expect, it } from 'vitest';
import {
  countParts,
  listingDataPath,
  listingHeading,
  listingPath,
  listingTitle,
} from '../../../src/news/news.ts';
import { newsWords } from '../../../src/messages/messages.ts';

it.each([
  ['All', 1, '/news-views', '/news/all/1.json'],
  ['All', 2, '/news-views/page/2', '/news/all/2.json'],
  ['AI Ethics', 1, '/news-views/category/ai-ethics', '/news/ai-ethics/1.json'],
  ['AI Ethics', 3, '/news-views/category/ai-ethics/page/3', '/news/ai-ethics/3.json'],
] as const)('%s has for part %i a page and a file', (choice, part, page, file) => {
  expect(listingPath(choice, part)).toBe(page);
  expect(listingDataPath(choice, part)).toBe(file);
});

it('a listing is cut into a first view of 6 and parts of 24', () => {
  expect([0, 6, 7, 30, 31, 118].map(countParts)).toEqual([1, 1, 2, 2, 3, 6]);
});

it('the heading names the category', () => {
  expect(listingHeading('All')).toBe(newsWords.listing.latest);
  expect(listingHeading('Legal')).toBe('Legal Articles');
  expect(listingTitle('All')).toBe('News & Views');
});
