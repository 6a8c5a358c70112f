import {
  type Breakage,
  testBreakages,
  where,
  withHeader,
  withStatus,
} from '../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  ...['/no-such-page', '/no/such/page', '/no-such-file.png', '/_astro/no-such-file.js'].map(
    (path): Breakage => [
      `an unknown address that is found, ${path}`,
      new RegExp(`^${path}$`),
      withStatus(200),
      new RegExp(`^${path}: answers 200, not 404$`),
    ],
  ),
  ...['/contact', '/contact/sent', '/linked'].map((path): Breakage => [
    `an address with a slash more that is found, ${path}/`,
    new RegExp(`^${path}/$`),
    withStatus(200),
    new RegExp(`^${path}/: answers 200, not 308`),
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
    'a page that campaigns do not reach',
    /^\/contact$/,
    where(({ url }) => url.includes('utm_source'), withStatus(404)),
    /^\/contact\?utm_source=verify: answers 404, not 200$/,
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
