import { expect, it } from 'vitest';
import { countWords, formatReadTime } from '../../../../src/news/listing/article-listing.ts';

it.each([
  ["a nurse's up-to-date 24/7 note", 5],
  ['see [the scale](/emergency-severity-index) first', 4],
  ['waits fall by <Claim id="wait-reduction" /> here', 4],
  ['| a | b |\n|---|---|\n| c | d |', 4],
])('counts in %j what a reader sees', (source, words) => {
  expect(countWords(source)).toBe(words);
});

it.each([
  [0, '1 min read'],
  [440, '2 min read'],
  [1100, '5 min read'],
])('%i words are a %s', (words, text) => {
  expect(formatReadTime(words)).toBe(text);
});
