import {
  type Breakage,
  testBreakages,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a page of older articles that is lost',
    /^\/news-views\/page\/2$/,
    withStatus(404),
    /^\/news-views\/page\/2: answers 404, not 200$/,
  ],
  [
    'a page without the place that others link to',
    /^\/$/,
    withText('/linked#words', '/linked#more'),
    /^\/linked: lacks a place that links lead to \(#more, linked from \/\)$/,
  ],
  [
    'a link that leads nowhere',
    /^\/terms$/,
    withText('<h1>', '<a href="/lost">Lost</a><h1>'),
    /^\/lost: answers 404, not 200 \(linked from \/terms\)$/,
  ],
];

testBreakages(breakages);
