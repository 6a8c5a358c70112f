import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findBrokenPromises } from '../../../../tools/verify/promises.ts';
import { checkHttps } from '../../../../tools/verify/redirects.ts';
import {
  type Breakage,
  expectTold,
  tellBroken,
  where,
  withBody,
  withHeader,
  withStatus,
  withText,
} from '../../../support/verify/breakages.ts';
import { answerWell, moves, settings, verify } from '../../../support/verify/healthy-site.ts';

test('a site that keeps its promises is told so', async () => {
  const { asked, broken, sentences, notes } = await verify(answerWell);
  expect(sentences).toEqual([]);
  expect(notes).toEqual([]);
  expect(broken).toBe(0);
  expect(asked).toBeGreaterThan(40);
});

test('a site that is down is told with the reason, and once', async () => {
  const { asked, sentences, notes } = await findBrokenPromises({
    origin: 'http://127.0.0.1:1',
    settings,
    moves,
  });
  expect(sentences).toEqual([
    expect.stringMatching(/^\/: fetch failed: .*(?:ECONNREFUSED|bad port)/),
  ]);
  expect(notes.join()).toMatch(/the rest was not asked for/);
  expect(asked).toBe(1);
});

const everything = /./;
const shut: readonly Breakage[] = [
  [
    'a site behind a password',
    everything,
    withStatus(401),
    /^\/: answers 401: it wants a password; verify http:\/\/user:password@127\.0\.0\.1:\d+$/,
  ],
  ['a site that is closed', everything, withStatus(503), /^\/: answers 503: it is down, or closed/],
  [
    'a site that has moved',
    everything,
    withStatus(301, { location: 'https://www.site.example/' }),
    /^\/: answers 301: the site is at https:\/\/www\.site\.example; verify that$/,
  ],
  [
    'a site whose home page is elsewhere',
    everything,
    withStatus(302, { location: '/start' }),
    /^\/: answers 302, not 200 \(leads to http:\S+\/start\)$/,
  ],
  [
    'a site that is built for another name',
    everything,
    withText(/rel="canonical" href="http:..[^/]+/, 'rel="canonical" href="https://site.example'),
    /^\/: is built for https:\/\/site\.example; set PUBLIC_SITE_URL to http:\S+ and build$/,
  ],
];

test.each(shut)('%s is told in one sentence, and asked for nothing more', async (...breakage) => {
  await expectTold(breakage);
  const { asked } = await tellBroken(breakage[1], breakage[2]);
  expect(asked).toBe(1);
});

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
    'a path that leads to another host',
    /^\/\/example/,
    withHeader('location', 'https://example.com/'),
    /^\/\/example\.com\/: leads to https:\/\/example\.com\/$/,
  ],
  [
    'a path that leads to what is no address',
    /^\/\/example/,
    withHeader('location', 'http://'),
    /^\/\/example\.com\/: leads to “http:\/\/”$/,
  ],
  [
    'a redirect for now',
    /^\/old$/,
    withStatus(302),
    /^\/old: answers 302, not 308 \(leads to http:\S+\/linked\)$/,
  ],
  [
    'a redirect to another page',
    /^\/old$/,
    withHeader('location', '/'),
    /^\/old: leads elsewhere \(to http:\S+\/, not to http:\S+\/linked\)$/,
  ],
  [
    'a redirect to nowhere',
    /^\/old$/,
    withHeader('location'),
    /^\/old: says not where it leads \(location\)$/,
  ],
  ['what was taken away and is there', /^\/given-up$/, withStatus(200), /answers 200, not 410$/],
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
    'an unknown address that shows another page',
    /^\/no-such-page$/,
    withText(/<meta name="robots"[^>]*>/, '<link rel="canonical" href="http://127.0.0.1/terms">'),
    /^\/no-such-page: shows a page that has an address of its own$/,
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

test.each(breakages)('%s is told, and nothing else', async (...breakage) => {
  await expectTold(breakage);
  expect.hasAssertions();
});

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

test('a long list of addresses is cut, unless all are asked for', async () => {
  const [cut] = (await tellBroken(/^\/[a-z-]+$/, withHeader('x-frame-options'))).sentences;
  expect(cut).toMatch(/^\/contact, \/news-views, \/privacy-policy and \d+ more: x-frame-options/);
  const { sentences } = await verify(
    async (request) => {
      const good = await answerWell(request);
      good.headers.delete('x-frame-options');
      return good;
    },
    { showsAll: true },
  );
  expect(sentences.join('\n')).toContain('/rss.xml');
  expect(sentences.join('\n')).not.toMatch(/and \d+ more/);
});

test('who waits in vain for five answers in a row asks for nothing more', async () => {
  let asked = 0;
  const { sentences, notes } = await verify(
    async (request) => {
      asked += 1;
      if (asked > 3) await wait(2_000);
      return answerWell(request);
    },
    { longestWait: 250 },
  );
  expect(sentences).toEqual([expect.stringMatching(/and 2 more: no answer within 0\.25 s$/)]);
  expect(notes.join()).toMatch(/5 answers in a row did not come: the rest was not asked for/);
  expect(asked).toBe(8);
});

test('a password goes to the site and to nobody else', async () => {
  const sent = new Set<string | null>();
  const { sentences } = await verify(
    (request) => {
      sent.add(request.headers.get('authorization'));
      return answerWell(request);
    },
    { authorization: 'Basic abc' },
  );
  expect(sentences).toEqual([]);
  expect([...sent]).toEqual(['Basic abc']);
});

const https = 'https://www.site.example';
const answerPlain = (status: number, location?: string) =>
  checkHttps(
    () => Promise.resolve(new Response(null, { status, headers: location ? { location } : {} })),
    https,
  );

test.each([301, 308])('who comes without https is led to it for good with %i', async (status) => {
  expect(await answerPlain(status, `${https}/contact?x=1`)).toEqual([]);
});

test.each([
  [302, `${https}/contact?x=1`, 'answers 302, not 308 or 301'],
  [200, undefined, 'answers 200, not 308 or 301'],
  [308, `${https}/`, 'leads elsewhere'],
  [308, `${https}/contact`, 'leads elsewhere'],
  [301, 'https://site.example/contact?x=1', 'leads elsewhere'],
  [301, undefined, 'says not where it leads'],
])(
  'who comes without https and is not led to the page is told: %i %s',
  async (status, to, told) => {
    const faults = await answerPlain(status, to);
    expect(JSON.stringify(faults)).toContain(told);
    expect(faults).toHaveLength(1);
  },
);
