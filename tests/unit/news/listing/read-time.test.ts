import { describe, expect, it } from 'vitest';
import { countWords, formatReadTime } from '../../../../src/news/listing/article-listing.ts';

describe('countWords', () => {
  it.each([
    ['plain words, with punctuation: four', 5],
    ["a nurse's up-to-date 24/7 note", 5],
    ['see [the scale](/emergency-severity-index) first', 4],
    ['waits fall by <Claim id="wait-reduction" /> here', 4],
    ['## A heading\n\n- one\n- two', 4],
    ['| a | b |\n|---|---|\n| c | d |', 4],
    ['', 0],
  ])('counts in %j what a reader sees', (source, words) => {
    expect(countWords(source)).toBe(words);
  });
});

describe('formatReadTime', () => {
  it.each([
    [0, '1 min read'],
    [109, '1 min read'],
    [440, '2 min read'],
    [700, '3 min read'],
    [1100, '5 min read'],
  ])('%i words are a %s', (words, text) => {
    expect(formatReadTime(words)).toBe(text);
  });
});
