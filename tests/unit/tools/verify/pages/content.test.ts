import { expect, test } from 'vitest';
import {
  type Breakage,
  testBreakages,
  tellBroken,
  withBody,
  withText,
  withoutChanged,
} from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a heading without words',
    /^\/terms$/,
    withText('<h1>A page</h1>', '<h1> </h1>'),
    /^\/terms: has not one heading of the first rank$/,
  ],
  [
    'a page that cannot be made larger',
    /^\/terms$/,
    withText('initial-scale=1', 'user-scalable=no'),
    /^\/terms: does not fit phones \(viewport\)$/,
  ],
  [
    'a page without the place that it is skipped to',
    /^\/terms$/,
    withText('id="words"', ''),
    /^\/terms: lacks a place that links lead to \(#words, linked from \/terms\)$/,
  ],
  [
    'a page that is cut',
    /^\/terms$/,
    withText(/<h1>[\s\S]*/, ''),
    /^\/terms: does not end with <\/html>: it is cut, or changed by something in between$/,
  ],
  ['a page that is empty', /^\/terms$/, withBody(''), /^\/terms: is empty$/],
  [
    'a page without content',
    /^\/terms$/,
    withText('Some words about something. ', ''),
    /^\/terms: has no content/,
  ],
  [
    'a page in no language',
    /^\/terms$/,
    withText(' lang="en-US"', ''),
    /^\/terms: names its language “”, not “en-US”$/,
  ],
  [
    'a page that is hidden',
    /^\/terms$/,
    withText('<main id="words">', '<main id="words" inert>'),
    /^\/terms: is hidden from its readers$/,
  ],
  ['a page without a title', /^\/terms$/, withText(/<title>.*?<\/title>/, ''), /has no title/],
  [
    'a page without a heading',
    /^\/terms$/,
    withText(/<h1>.*?<\/h1>/, ''),
    /has not one heading of the first rank/,
  ],
];

testBreakages(breakages);

test('an element that nobody closed takes nothing of the page away', async () => {
  const { sentences } = await tellBroken(/^\/terms$/, withText('<h1>', '<div><h1>'));
  expect(withoutChanged(sentences)).toEqual([]);
});
