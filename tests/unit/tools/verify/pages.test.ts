import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readParts } from '../../../../tools/verify/pages/parts.ts';
import { findStrangers } from '../../../../tools/verify/pages/strangers.ts';
import {
  type Breakage,
  expectTold,
  tellBroken,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../support/verify/breakages.ts';
import { settings } from '../../../support/verify/healthy-site.ts';

const everyPage = /^\/(?:[a-z-]*|contact\/sent|newsletter\/[a-z-]+|no\/such\/page)$/;

const breakages: readonly Breakage[] = [
  [
    'a page of the wrong type',
    /^\/terms$/,
    withHeader('content-type', 'text/plain; charset=utf-8'),
    /^\/terms: is text\/plain, not text\/html$/,
  ],
  [
    'a page of no type',
    /^\/terms$/,
    withHeader('content-type', ''),
    /^\/terms: is of no type, not text\/html$/,
  ],
  [
    'a page in another charset',
    /^\/terms$/,
    withHeader('content-type', 'text/html; charset=ISO-8859-1'),
    /^\/terms: says charset=iso-8859-1, not utf-8$/,
  ],
  [
    'a page in no charset',
    /^\/terms$/,
    async (good) => {
      good.headers.set('content-type', 'text/html');
      return withText('<meta charset="utf-8">', '')(good, new Request('http://site.example'));
    },
    /^\/terms: names no charset$/,
  ],
  [
    'a page that is offered as a download',
    /^\/terms$/,
    withHeader('content-disposition', 'attachment; filename="terms.html"'),
    /^\/terms: is offered as a download/,
  ],
  [
    'a page for what is missing that is no page',
    /^\/no-such-page$/,
    withHeader('content-type', 'application/octet-stream'),
    /^\/no-such-page: is application\/octet-stream, not text\/html$/,
  ],
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
    'a page that sends visitors on to others',
    /^\/terms$/,
    withText(
      '</title>',
      '</title><meta http-equiv="Refresh" content="0; url=https://evil.example/a">',
    ),
    /^\/terms: sends visitors on to another host: https:\/\/evil\.example \(\/a\)$/,
  ],
  [
    'a script of a third party',
    /^\/$/,
    withText('<h1>', '<script src="https://cdn.example.net/x.js"></script><h1>'),
    /^\/: loads from another host: https:\/\/cdn\.example\.net \(\/x\.js\)$/,
  ],
  [
    'a picture of a third party among several',
    /^\/terms$/,
    withText('/large.webp', 'https://cdn.example.net/large.webp'),
    /^\/terms: loads from another host: .*large\.webp\)$/,
  ],
  [
    'a form that goes to a third party as well',
    /^\/contact$/,
    withText('<h1>', '<form action="https://evil.example/take"></form><h1>'),
    /^\/contact: sends forms to another host: https:\/\/evil\.example \(\/take\)$/,
  ],
  [
    'a button that sends its form to a third party',
    /^\/contact$/,
    withText('<h1>', '<button formaction="https://evil.example/take">Send</button><h1>'),
    /^\/contact: sends forms to another host: https:\/\/evil\.example \(\/take\)$/,
  ],
  [
    'a contact page without its form',
    /^\/contact$/,
    withText('action="/functions/v1/TRIAGE-send', 'action="/functions/v1/send'),
    /^\/contact: has no form that posts to \/functions\/v1\/TRIAGE-send-contact-email$/,
  ],
  [
    'a form that puts a message into the address',
    /^\/contact$/,
    withText('method="post"', 'method="get"'),
    /^\/contact: has a form that sends by get, not post$/,
  ],
  [
    'a form without a field that visitors fill',
    /^\/contact$/,
    withText('name="organization"', 'name="company"'),
    /^\/contact: has a form without its field “organization”$/,
  ],
  [
    'a form without a field of its own',
    /^\/contact$/,
    withText('<input name="idempotencyKey">', ''),
    /^\/contact: has a form without its field “idempotencyKey”$/,
  ],
  [
    'a form that may be sent empty',
    /^\/contact$/,
    withText('name="message" required', 'name="message"'),
    /^\/contact: has a form that asks not for “message” \(required\)$/,
  ],
  [
    'a form whose field nobody can fill',
    /^\/contact$/,
    withText('name="email" required>', 'name="email" required disabled>'),
    /^\/contact: has a form whose field “email” is disabled$/,
  ],
  [
    'a form whose field has no name',
    /^\/contact$/,
    withText('<label for="role">F</label>', ''),
    /^\/contact: has a form whose field “role” has no label$/,
  ],
  [
    'a form that nobody can send',
    /^\/contact$/,
    withText('<button>Go</button>', '<button type="button">Go</button>'),
    /^\/contact: has a form without a button that sends it$/,
  ],
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
    'a page of older articles that is lost',
    /^\/news-views\/page\/2$/,
    withStatus(404),
    /^\/news-views\/page\/2: answers 404, not 200$/,
  ],
  [
    'a newsletter without its trap',
    /^\/news-views$/,
    withText('<input name="extra_note"><button>', '<button>'),
    /^\/news-views: has a form without its field “extra_note”$/,
  ],
  [
    'a page without the place that it is skipped to',
    /^\/terms$/,
    withText('id="words"', ''),
    /^\/terms: lacks a place that links lead to \(#words, linked from \/terms\)$/,
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
  [
    'news without the form of the newsletter',
    /^\/news-views$/,
    withText('TRIAGE-subscribe', 'subscribe'),
    /^\/news-views: has no form that posts to .*TRIAGE-subscribe-newsletter$/,
  ],
  [
    'a script that is not signed',
    /^\/terms$/,
    withText(/ integrity="[^"]+"/, ''),
    /^\/terms: has a script without integrity \(http:\S+\/_astro\/page\.js\)$/,
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
    'a page after an action that is gone',
    /^\/newsletter\/confirmed$/,
    withStatus(404),
    /^\/newsletter\/confirmed: answers 404, not 200$/,
  ],
  [
    'a page after an action that is found by search engines',
    /^\/contact\/sent$/,
    withText('content="noindex"', 'content="index"'),
    /^\/contact\/sent: is not kept from search engines \(noindex\)$/,
  ],
  [
    'a page after an action that may be framed',
    /^\/newsletter\/unsubscribed$/,
    withHeader('x-frame-options'),
    /^\/newsletter\/unsubscribed: x-frame-options is missing$/,
  ],
  [
    'a page that is cut',
    /^\/terms$/,
    withText(/<h1>[\s\S]*/, ''),
    /^\/terms: is cut: it does not end with <\/html>$/,
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
    /^\/terms: names no language/,
  ],
  ['a page without a title', /^\/terms$/, withText('<title>A page</title>', ''), /has no title/],
  [
    'a page without a heading',
    /^\/terms$/,
    withText(/<h1>.*?<\/h1>/, ''),
    /has not one heading of the first rank/,
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
  [
    'structured data that nobody can read',
    /^\/terms$/,
    withText('{"@type"', '{@type'),
    /^\/terms: has structured data that is no JSON/,
  ],
  [
    'a page that goes over the wire unpacked',
    /^\/terms$/,
    withHeader('content-encoding'),
    /^\/terms: is sent uncompressed$/,
  ],
  [
    'a page that is packed otherwise than it says',
    /^\/terms$/,
    withHeader('content-encoding', 'gzip'),
    /^\/terms: says gzip and is not$/,
  ],
  [
    'a page that asks for a login',
    /^\/terms$/,
    withStatus(302, { location: 'https://login.example/' }),
    /^\/terms: answers 302, not 200 \(leads to https:\/\/login\.example\/\)$/,
  ],
  ['a page that fails', /^\/linked$/, withStatus(500), /^\/linked: answers 500, not 200$/],
];

test.each(breakages)('%s is told, and nothing else', async (...breakage) => {
  await expectTold(breakage);
  expect.hasAssertions();
});

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

test('an element that nobody closed takes nothing of the page away', async () => {
  const { sentences } = await tellBroken(/^\/terms$/, withText('<h1>', '<div><h1>'));
  expect(sentences).toEqual([]);
});

test('a link to the same host without TLS is told, one to another host is theirs', () => {
  const address = 'https://www.site.example/terms';
  const page = parse(
    ['http://www.site.example/contact', 'https://www.site.example/', 'http://other.example/']
      .map((href) => `<a href="${href}">Words</a>`)
      .join(''),
  );
  expect(findStrangers(page, readParts(page, address), settings, address)).toEqual([
    {
      fault: 'links to this site without TLS (http)',
      example: 'http://www.site.example/contact',
    },
  ]);
});
