import {
  breakOff,
  type Breakage,
  testBreakages,
  withBody,
  withText,
} from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a script that is cut',
    /^\/_astro\/later/,
    withText('})', ''),
    /^\/_astro\/later\.js: cannot be read by browsers, as if it were cut \(Unexpected token/,
  ],
  [
    'styles that are cut',
    /^\/function-answer/,
    withText(' }', ''),
    /^\/function-answer\.css: cannot be read by browsers, as if it were cut \(.*Unclosed block/,
  ],
  [
    'a script that breaks off',
    /^\/_astro\/later/,
    breakOff,
    /^\/_astro\/later\.js: breaks off: the connection ended before the answer$/,
  ],
  ['a script that is empty', /^\/_astro\/later/, withBody(''), /^\/_astro\/later\.js: is empty$/],
];

testBreakages(breakages);
