import {
  type Breakage,
  testBreakages,
  withHeader,
  withStatus,
  withText,
} from '../../../../support/verify/breakages.ts';

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
    'a page that sends visitors on to others',
    /^\/terms$/,
    withText(
      '</title>',
      '</title><meta http-equiv="Refresh" content="0; url=https://evil.example/a">',
    ),
    /^\/terms: sends visitors on to another host: https:\/\/evil\.example \(\/a\)$/,
  ],
  [
    'a script that is not signed',
    /^\/terms$/,
    withText(/ integrity="[^"]+"/, ''),
    /^\/terms: has a script without integrity \(http:\S+\/_astro\/page\.js\)$/,
  ],
  [
    'a page after an action that is gone',
    /^\/newsletter\/confirmed$/,
    withStatus(404),
    /^\/newsletter\/confirmed: answers 404, not 200$/,
  ],
  [
    'a page after an action that may be framed',
    /^\/newsletter\/unsubscribed$/,
    withHeader('x-frame-options'),
    /^\/newsletter\/unsubscribed: x-frame-options is missing$/,
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

testBreakages(breakages);
