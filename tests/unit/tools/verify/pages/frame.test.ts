import { type Breakage, testBreakages, withText } from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a page whose links lead to an old address of the site',
    /^\/terms$/,
    withText('href="/product"', 'href="https://old.example/product"'),
    /^\/terms: lacks a link of the header of every page \(\/product\)$/,
  ],
  [
    'an address for mail of a stranger',
    /^\/terms$/,
    withText(/mailto:[^"?]*/, 'mailto:stranger@other.example'),
    /^\/terms: has visitors write to a stranger \(mailto:stranger@other\.example\?subject=x\)$/,
  ],
  [
    'a page that names no feed',
    /^\/terms$/,
    withText('type="application/rss+xml"', 'type="text/plain"'),
    /^\/terms: names no feed$/,
  ],
  [
    'a page without its scripts',
    /^\/terms$/,
    // What stands in place of a site names no file of it.
    withText(/<script src=.*?<\/script>/, '<i data-file="/_astro/page.js"></i>'),
    /^\/terms: loads no script of the site$/,
  ],
  [
    'a picture that a script of a stranger was to load',
    /^\/terms$/,
    withText('<img src=', '<img data-src='),
    /^\/terms: has a picture without an address \(src\)$/,
  ],
];

testBreakages(breakages);
