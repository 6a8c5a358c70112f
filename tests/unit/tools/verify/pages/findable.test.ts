import { expect, test } from 'vitest';
import {
  type Breakage,
  testBreakages,
  tellBroken,
  withHeader,
  withText,
} from '../../../../support/verify/breakages.ts';

const everyPage = /^\/(?:[a-z-]*|contact\/sent|newsletter\/[a-z-]+|no\/such\/page)$/;

const breakages: readonly Breakage[] = [
  [
    'another site’s canonical address in a header',
    /^\/terms$/,
    withHeader('link', '<https://other.example/terms>; rel="canonical"'),
    /^\/terms: names another address as canonical in a header \(link\) \(https:\/\/other/,
  ],
  [
    'a page that names the home page as its address',
    /^\/terms$/,
    withText(/(rel="canonical" href="[^"]+)\/terms"/, '$1/"'),
    /^\/terms: does not name its own address as canonical \(names http:\S+\/\)$/,
  ],
  [
    'a page that names another site as its address',
    /^\/terms$/,
    withText('rel="canonical" href="http://', 'rel="canonical" href="https://other.'),
    /^\/terms: does not name .*; set PUBLIC_SITE_URL to http:\S+ and build \(names https:\/\/other\./,
  ],
  [
    'a preview that was published',
    /^\/terms$/,
    withText('</title>', '</title><meta name="googlebot" content="noindex">'),
    /^\/terms: is kept from search engines: this is a preview/,
  ],
  [
    'pages that a host keeps from search engines',
    /^\/terms$/,
    withHeader('x-robots-tag', 'max-snippet:20, googlebot: noindex'),
    /^\/terms: is kept from search engines/,
  ],
  [
    'a page after an action that is found by search engines',
    /^\/contact\/sent$/,
    withText('content="noindex"', 'content="index"'),
    /^\/contact\/sent: is not kept from search engines \(noindex\)$/,
  ],
  [
    'a page without a description',
    /^\/terms$/,
    withText('name="description"', 'name="described"'),
    /^\/terms: has no description$/,
  ],
  [
    'a page without a picture for sharing',
    /^\/terms$/,
    withText('og:image', 'og:picture'),
    /^\/terms: has no picture for sharing \(og:image\)$/,
  ],
  [
    'a page that is shared by the address of another',
    /^\/terms$/,
    withText(/("og:url" content="[^"]+)\/terms"/, '$1/contact"'),
    /^\/terms: is shared by another address \(og:url\) \(names http:\S+\/contact\)$/,
  ],
  [
    'a page whose words search engines may not show',
    /^\/product$/,
    withHeader('x-robots-tag', 'nosnippet'),
    /^\/product: is shown less of by search engines \(x-robots-tag: nosnippet\)$/,
  ],
  [
    'a page that search engines have to forget',
    /^\/product$/,
    withHeader('x-robots-tag', 'unavailable_after: 25 Jun 2010 15:00:00 GMT'),
    /^\/product: is taken out of search engines \(x-robots-tag: unavailable_after: 25 Jun 2010/,
  ],
];

testBreakages(breakages);

test.each([
  ['the size of pictures is no order to stay away', 'x-robots-tag', 'max-image-preview:none'],
  ['what stands in the page is shown by its name', 'content-disposition', 'inline; filename="a"'],
  ['a charset that the page names itself is enough', 'content-type', 'Text/HTML'],
  ['a header may be written small', 'x-frame-options', 'deny'],
  ['a charset may be written large', 'content-type', 'text/html;charset="UTF-8"'],
])('%s', async (_what, name, value) => {
  const { sentences } = await tellBroken(everyPage, withHeader(name, value));
  expect(sentences).toEqual([]);
});

test.each(['index, follow', 'unavailable_after: Thursday, 25-Jun-2099 15:00:00 GMT', 'all'])(
  'a page of which a header says %s is found',
  async (order) => {
    const { sentences } = await tellBroken(/^\/product$/, withHeader('x-robots-tag', order));
    expect(sentences).toEqual([]);
  },
);
