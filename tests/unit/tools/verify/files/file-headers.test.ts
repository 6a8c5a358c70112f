import { expect, test } from 'vitest';
import {
  type Breakage,
  tellBroken,
  testBreakages,
  withHeader,
} from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'files that are not kept',
    /^\/_astro\/page/,
    withHeader('cache-control', 'no-cache'),
    /^\/_astro\/page\.js: cache-control is “no-cache”, not “public, max-age=31536000, immutable”$/,
  ],
  [
    'a listing that is kept for a year',
    /^\/news\/all\/1\.json$/,
    withHeader('cache-control', 'public, max-age=31536000, immutable'),
    /^\/news\/all\/1\.json: cache-control is “public, max-age=31536000, immutable”, not “public, max-age=0, must-revalidate”$/,
  ],
  [
    'a twin that search engines find',
    /^\/page\.md$/,
    withHeader('x-robots-tag'),
    /^\/page\.md: x-robots-tag is missing$/,
  ],
  [
    'a picture that search engines do not find',
    /^\/large\.webp$/,
    withHeader('x-robots-tag', 'noindex'),
    /^\/large\.webp: is kept from search engines/,
  ],
  [
    'a text whose letters nobody can tell',
    /^\/page\.md$/,
    withHeader('content-type', 'text/markdown'),
    /^\/page\.md: names no charset$/,
  ],
  [
    'a file without any policy',
    /^\/icon-2\.png$/,
    withHeader('content-security-policy'),
    /^\/icon-2\.png: content-security-policy is missing$/,
  ],
  [
    'a picture for sharing that nobody else may show',
    /^\/sharing\/page\.png$/,
    withHeader('cross-origin-resource-policy', 'same-origin'),
    /^\/sharing\/page\.png: cross-origin-resource-policy is “same-origin”, not “cross-origin”$/,
  ],
  [
    'an old copy of a file',
    /^\/rss\.xml$/,
    withHeader('age', '86400'),
    /^\/rss\.xml: .*(?:kept|cache)/,
  ],
];

testBreakages(breakages);

test('what a cache may keep comes from it, and a sitemap is a text to some hosts', async () => {
  const aged = await tellBroken(/^\/_astro\/page/, withHeader('age', '86400'));
  expect(aged.sentences).toEqual([]);
  const named = await tellBroken(
    /^\/sitemap-/,
    withHeader('content-type', 'text/xml; charset=utf-8'),
  );
  expect(named.sentences).toEqual([]);
});
