import { expect, test } from 'vitest';
import {
  type Breakage,
  tellBroken,
  testBreakages,
  where,
  withHeader,
  withStatus,
  withText,
} from '../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  ...[
    ...['/no-such-page', '/no/such/page', '/no-such-file.png', '/_astro/no-such-file.js'],
    ...['/no-such-page.md', '/news-views/category/no-such', '/functions/v1/no-such'],
  ].map((path): Breakage => [
    `an unknown address that is found, ${path}`,
    new RegExp(`^${path}$`),
    withStatus(200),
    new RegExp(`^${path}: answers 200, not 404$`),
  ]),
  ...['/contact', '/contact/sent', '/linked'].map((path): Breakage => [
    `an address with a slash more that is found, ${path}/`,
    new RegExp(`^${path}/$`),
    withStatus(200),
    // The one of the contact form is asked with a question as well.
    new RegExp(`^${path}/(?:, /contact/\\?x=1)?: answers 200, not 308 or 301`),
  ]),
  [
    'a home page that refuses HEAD',
    /^\/$/,
    where(({ method }) => method === 'HEAD', withStatus(405)),
    /^\/: answers 405, not 200 to HEAD$/,
  ],
  [
    'a home page that is loaded on each visit',
    /^\/$/,
    withHeader('etag'),
    /^\/: has no etag: each visit loads it again$/,
  ],
  [
    'a home page that is never loaded again',
    /^\/$/,
    where(
      ({ headers }) => headers.has('if-none-match'),
      (good) => new Response(null, { status: 304, headers: good.headers }),
    ),
    /^\/: answers 304, not 200 to who has another one \(if-none-match\)$/,
  ],
  [
    'reports of browsers that a wall keeps out',
    /TRIAGE-policy-report$/,
    where(({ method }) => method === 'POST', withStatus(403)),
    /^the reports of browsers \(.+\): answers 403, not 204 to a report$/,
  ],
  [
    'a page that campaigns do not reach',
    /^\/contact$/,
    where(({ url }) => url.includes('utm_source'), withStatus(404)),
    /^\/contact\?utm_source=verify: answers 404, not 200$/,
  ],
  [
    'a campaign that leads to another page',
    /^\/contact$/,
    where(({ url }) => url.includes('utm_source'), withText('A page', 'Another page')),
    /^\/contact\?utm_source=verify: shows another page$/,
  ],
  ...['/?fbclid=verify', '/search?q=verify'].map((address): Breakage => [
    `a question that finds no page, ${address}`,
    new RegExp(`^${URL.parse(address, 'http://x')?.pathname ?? ''}$`),
    where(({ url }) => url.endsWith(address), withStatus(404)),
    new RegExp(`^${RegExp.escape(address)}: answers 404, not 200$`),
  ]),
  [
    'an address with a slash more that forgets its question',
    /^\/contact\/$/,
    withHeader('location', '/contact'),
    /^\/contact\/\?x=1: leads elsewhere \(to http:\S+\/contact, not to http:\S+\/contact\?x=1\)$/,
  ],
  [
    'a page that is kept for a year by who comes back',
    /^\/contact$/,
    where(
      ({ headers }) => headers.get('if-none-match') === '"1"',
      withHeader('cache-control', 'public, max-age=31536000'),
    ),
    /^\/contact: cache-control is “public, max-age=31536000”, not “.*must-revalidate” for who has it already$/,
  ],
  [
    'a policy that who comes back loses',
    /^\/contact$/,
    where(
      ({ headers }) => headers.get('if-none-match') === '"1"',
      withHeader('content-security-policy', 'default-src *'),
    ),
    /^\/contact: content-security-policy is “default-src \*”, not .* for who has it already$/,
  ],
  [
    'mail that nobody can have delivered',
    /TRIAGE-deliver-mail$/,
    withStatus(404),
    /^\/functions\/v1\/TRIAGE-deliver-mail: answers 404, not 401$/,
  ],
  [
    'mail that everybody can have delivered',
    /TRIAGE-deliver-mail$/,
    withStatus(200),
    /^\/functions\/v1\/TRIAGE-deliver-mail: answers 200, not 401$/,
  ],
  [
    'a home page that forgets its tag',
    /^\/$/,
    where(
      ({ headers }) => headers.has('if-none-match'),
      (good) => new Response('again', { headers: good.headers }),
    ),
    /^\/: answers 200, not 304 to who has it already/,
  ],
];

testBreakages(breakages);

test('who comes back may ask by the date of a page as well', async () => {
  const dated = 'Thu, 26 Nov 2026 00:00:00 GMT';
  const { sentences } = await tellBroken(/^\/$/, (good, { headers }) => {
    good.headers.delete('etag');
    good.headers.set('last-modified', dated);
    return headers.get('if-modified-since') === dated
      ? new Response(null, { status: 304, headers: good.headers })
      : good;
  });
  expect(sentences).toEqual([]);
});
