import {
  type Breakage,
  testBreakages,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  ['an expired contact for finders', /security\.txt$/, withText('2999', '1999'), /has expired/],
  ['nobody to write to', /security\.txt$/, withText('Contact:', '#'), /names nobody to write to/],
  [
    'a feed of the wrong type',
    /^\/rss\.xml$/,
    withHeader('content-type', 'text/html'),
    /^\/rss\.xml: is text\/html, not application\/rss\+xml$/,
  ],
  [
    'a feed of a type that begins alike',
    /^\/feed\.json$/,
    withHeader('content-type', 'application/feed+jsonp'),
    /^\/feed\.json: is application\/feed\+jsonp, not application\/feed\+json$/,
  ],
  ['a feed that is cut', /^\/rss\.xml$/, withText('</rss>', ''), /has no articles, or no end/],
  ['a feed without articles', /^\/feed/, withText(/\{"url".*?\}/, ''), /has no articles/],
  ['a feed that is no JSON', /^\/feed/, withBody('<p>'), /^\/feed\.json: is no JSON$/],
  [
    'a feed that names another site',
    /^\/rss/,
    withText('http://127.0.0.1', 'http://other.example'),
    /^\/rss\.xml: names addresses of http:\/\/other\.example:\d+; set PUBLIC_SITE_URL to \S+ and build \(at \/rss\.xml: http:\S+\)$/,
  ],
  [
    'a feed that names a page that is not there',
    /^\/rss/,
    withText('/linked', '/lost'),
    /^\/rss\.xml: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  [
    'a feed in JSON that names a page that is not there',
    /^\/feed/,
    withText('/linked', '/lost'),
    /^\/feed\.json: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  [
    'a list for machines that names a page that is not there',
    /^\/llms\.txt$/,
    withText('/contact', '/lost'),
    /^\/llms\.txt: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  ['a list for machines that is empty', /^\/llms\.txt$/, withText('](', ''), /leads to no page/],
  ['a text for machines that is empty', /^\/llms-full/, withBody(''), /has no heading/],
  [
    'a page in Markdown that is lost',
    /^\/page\.md$/,
    withStatus(404),
    /^\/page\.md: answers 404, not 200$/,
  ],
  [
    'a page in Markdown that is another’s',
    /^\/page\.md$/,
    withText(/<http:[^>]*>/, '<http://127.0.0.1/terms>'),
    /^\/page\.md: does not name the page that links to it as its twin \(http:\S+\/\)$/,
  ],
  [
    'a page in Markdown that is none',
    /^\/page\.md$/,
    withHeader('content-type', 'text/html'),
    /^\/page\.md: is text\/html, not text\/markdown$/,
  ],
];

testBreakages(breakages);
