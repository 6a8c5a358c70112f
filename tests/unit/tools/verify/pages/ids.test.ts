import { type Breakage, testBreakages, withText } from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'an id that stands twice',
    /^\/terms$/,
    withText('<h1>', '<h1 id="words">'),
    /^\/terms: has an id twice \(words\)$/,
  ],
  [
    'a name that is written nowhere',
    /^\/terms$/,
    withText('<main ', '<main aria-labelledby="words gone" '),
    /^\/terms: names an element that is not there \(aria-labelledby="gone"\)$/,
  ],
  [
    'a label of nothing',
    /^\/terms$/,
    withText('<h1>', '<label for="nothing">F</label><h1>'),
    /^\/terms: names an element that is not there \(for="nothing"\)$/,
  ],
];

testBreakages(breakages);
