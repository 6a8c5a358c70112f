import { expect, it } from 'vitest';
import { nearestWords } from '../../../src/search/nearest-words.ts';
import { readExcerpt, readWords } from '../../../src/search/query.ts';

it.each([
  ['How do I reduce the wait in A&E?', ['reduce', 'wait', 'a&e']],
  ['C-SSRS c-ssrs', ['c-ssrs']],
  ['what is it', ['what', 'is', 'it']],
  ['  …  ', []],
])('looks in %j for what a question turns on', (query, words) => {
  expect(readWords(query)).toEqual(words);
});

it('reads what the index has marked as words, never as HTML', () => {
  expect(readExcerpt('if <mark>fever</mark> &lt;b&gt; &amp;lt;')).toEqual([
    { text: 'if ', isMarked: false },
    { text: 'fever', isMarked: true },
    { text: ' <b> &lt;', isMarked: false },
  ]);
});

it('offers the nearest words that the site has', () => {
  const vocabulary = new Set(['emergency', 'triage', 'manchester']);
  expect(nearestWords('emergancy triage', vocabulary)).toBe('emergency triage');
  expect(nearestWords('triage', vocabulary)).toBeUndefined();
  expect(nearestWords('zzzzzz', vocabulary)).toBeUndefined();
});
