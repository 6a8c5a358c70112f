import { expect, test } from 'vitest';
import {
  type Breakage,
  testBreakages,
  tellBroken,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a sitemap of another host',
    /^\/sitemap-index/,
    withText('http://127.0.0.1', 'http://other.example'),
    /^\/sitemap-index\.xml: names addresses of http:\/\/other\S+; set PUBLIC_SITE_URL/,
  ],
  [
    'a sitemap with a page of another site',
    /^\/sitemap-0/,
    withText('</urlset>', '<loc>https://other.example/</loc></urlset>'),
    /^\/sitemap-0\.xml: names addresses of https:\/\/other\.example; .* \(https:\/\/other\.example\/\)$/,
  ],
  [
    'a sitemap with what is no address',
    /^\/sitemap-0/,
    withText('</urlset>', '<loc>http://</loc></urlset>'),
    /^\/sitemap-0\.xml: names what is no address \(“http:\/\/”\)$/,
  ],
  [
    'a sitemap without the contact page',
    /^\/sitemap-0/,
    withText('/contact<', '/terms<'),
    /^the sitemap: does not name \/contact$/,
  ],
  [
    'a sitemap that is lost',
    /^\/sitemap-0/,
    withStatus(404),
    /^\/sitemap-0\.xml: answers 404, not 200$/,
  ],
  [
    'a list of sitemaps that is lost',
    /^\/sitemap-index/,
    withStatus(500),
    /^\/sitemap-index\.xml: answers 500, not 200$/,
  ],
  [
    'a page in place of the sitemap',
    /^\/sitemap-index/,
    withHeader('content-type', 'text/html'),
    /^\/sitemap-index\.xml: is text\/html, not application\/xml$/,
  ],
  [
    'a sitemap that is cut',
    /^\/sitemap-0/,
    withText(/<loc>[^<]*\/linked<[\s\S]*/, ''),
    /^\/sitemap-0\.xml: is cut: it does not end with <\/urlset>$/,
  ],
  [
    'a list of sitemaps that names none',
    /^\/sitemap-index/,
    withBody('<sitemapindex></sitemapindex>'),
    /^\/sitemap-index\.xml: names nothing$/,
  ],
  [
    'a page that only links lead to',
    /^\/sitemap-0/,
    withText('/linked<', '/terms<'),
    /^\/linked: is linked and not in the sitemap \(linked from \/\)$/,
  ],
];

testBreakages(breakages);

test('a sitemap that is read tells its pages, whatever else is wrong with it', async () => {
  const { notes } = await tellBroken(/^\/sitemap/, withHeader('x-frame-options'));
  expect(notes).toEqual([]);
});

test('whoever cannot read the sitemap says that its pages were not asked for', async () => {
  const { notes } = await tellBroken(/^\/sitemap-0/, withStatus(404));
  expect(notes).toEqual([
    'The sitemap was not read whole: pages that it alone names were not asked for.',
  ]);
});
