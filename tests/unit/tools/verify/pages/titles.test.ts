import { type Breakage, testBreakages, withText } from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a page with the title of another',
    /^\/terms$/,
    withText('<title>A page at /terms', '<title>A page at /contact'),
    /^\/contact, \/terms: has a title that another page has, too \(“A page at \/contact”\)$/,
  ],
  [
    'a page after an action with the title of another',
    /^\/contact\/sent$/,
    withText('<title>A page at /contact/sent', '<title> A page at /contact\n'),
    /^\/contact, \/contact\/sent: has a title that another page has, too \(“A page at \/contact”\)$/,
  ],
];

testBreakages(breakages);
