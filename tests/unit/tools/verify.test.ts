import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { toNodeHandler } from 'srvx/node';
import { expect, test } from 'vitest';
import type { RequestListener } from 'node:http';
import { readPublicSettings } from '../../../src/config/settings.ts';
import { contentSecurityPolicy, responseHeaders } from '../../../src/hosting/output/headers.ts';
import { findBrokenPromises } from '../../../tools/verify/promises.ts';
import { listen } from '../../support/project.ts';

const settings = readPublicSettings({});
const safe = responseHeaders(settings);
const inPages = {
  'content-type': 'text/html',
  'content-encoding': 'identity',
  'content-security-policy': contentSecurityPolicy(settings, { scriptHashes: [], styleHashes: [] }),
};

const script = 'import("./later.js");';
const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;

function pageAt(address: string): string {
  return `<!doctype html><html lang="en-US"><head><title>A page</title>
    <link rel="canonical" href="${address}"><link rel="icon" href="/icon.svg">
    <meta property="og:image" content="${new URL('/sharing/page.png', address).href}">
    <script src="/_astro/page.js" integrity="${integrity}"></script></head>
    <body><main><h1>A page</h1><p>${'Some words about something. '.repeat(5)}</p>
    <a href="/linked">More</a><img src="/picture.svg" srcset="/small.webp 400w, /large.webp 800w" alt="">
    <form action="/functions/v1/TRIAGE-send-contact-email" method="post"></form></main></body></html>`;
}

const inSitemap = ['/', '/contact', '/news-views', '/privacy-policy', '/terms', '/accessibility'];
const moves = { redirects: [{ from: '/old', to: '/linked' }], gone: ['/given-up'] };

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  json: 'application/json',
};

/** Files of the site that are no pages, each with its type. */
const texts: Readonly<Record<string, readonly [type: string, text: (origin: string) => string]>> = {
  '/robots.txt': [
    'text/plain',
    (origin) =>
      `User-agent: *\nAllow: /\n\nUser-agent: Other\nDisallow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
  ],
  '/llms.txt': ['text/plain', (origin) => `# A site\n\n- [A page](${origin}/contact)\n`],
  '/index.md': ['text/markdown', () => '# A page\n'],
  '/rss.xml': ['application/rss+xml', () => '<rss><channel><item></item></channel></rss>'],
  '/feed.json': ['application/feed+json', () => '{"items":[{"id":"1"}]}'],
  '/.well-known/security.txt': [
    'text/plain',
    () => 'Contact: mailto:a@site.example\nExpires: 2999-01-01T00:00:00Z\n',
  ],
  '/sitemap-index.xml': ['application/xml', (origin) => `<loc>${origin}/sitemap-0.xml</loc>`],
  '/sitemap-0.xml': [
    'application/xml',
    (origin) => [...inSitemap, '/linked'].map((path) => `<loc>${origin}${path}</loc>`).join(''),
  ],
  '/pagefind/pagefind-entry.json': [
    'application/json',
    () => '{"languages":{"en":{"hash":"en_1"}}}',
  ],
  '/pagefind/pagefind.en_1.pf_meta': ['application/octet-stream', () => 'parts'],
};

function answerFunction(request: Request, text: string): number {
  if (request.method !== 'POST') return 405;
  if (request.headers.has('origin')) return 403;
  if (!request.headers.get('content-type')?.includes('json')) return 415;
  return text === '{}' ? 422 : 400;
}

/** A site that keeps every promise. */
async function answerWell(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const make = (body: string | null, status = 200, headers: Record<string, string> = {}) =>
    new Response(body, { status, headers: { ...safe, ...headers } });
  if (pathname.startsWith('/functions/')) {
    const status = answerFunction(request, await request.text());
    return make('{}', status, { 'cache-control': 'no-store' });
  }
  const [type, text] = texts[pathname] ?? [];
  if (type && text) return make(text(origin), 200, { 'content-type': `${type}; charset=utf-8` });
  if (pathname === '/health') return make('{"status":"ok"}');
  if (pathname === '/old') return make(null, 308, { location: '/linked' });
  if (pathname === '/given-up') return make('Gone', 410);
  const [, ending = ''] = /\.(\w+)$/.exec(pathname) ?? [];
  if (types[ending]) {
    const cache = pathname.startsWith('/_astro/') ? { 'cache-control': 'immutable' } : {};
    const body = pathname === '/_astro/page.js' ? script : 'content';
    return make(body, 200, { 'content-type': types[ending], ...cache });
  }
  if (pathname.endsWith('/') && pathname.length > 1) {
    return make(null, 308, { location: pathname.replace(/^\/+/, '/').replace(/\/$/, '') });
  }
  return make(pageAt(origin + pathname), pathname === '/no-such-page' ? 404 : 200, inPages);
}

async function verify(answer: (request: Request) => Promise<Response>) {
  const server = createServer(toNodeHandler(answer) as RequestListener);
  try {
    const origin = `http://127.0.0.1:${await listen(server)}`;
    return await findBrokenPromises({ origin, settings, moves });
  } finally {
    server.close();
  }
}

test('a site that keeps its promises is told so', async () => {
  const { asked, broken, sentences } = await verify(answerWell);
  expect(sentences).toEqual([]);
  expect(broken).toBe(0);
  expect(asked).toBeGreaterThan(30);
});

test('a site that is down is told with the reason', async () => {
  const { sentences } = await findBrokenPromises({ origin: 'http://127.0.0.1:1', settings, moves });
  expect(sentences.join('\n')).toMatch(/and \d+ more: fetch failed: .*(?:ECONNREFUSED|bad port)/);
});

test('whoever meets the limit of messages is answered when it is over', async () => {
  let isFull = true;
  const { sentences } = await verify((request) => {
    if (request.method !== 'POST' || !isFull) return answerWell(request);
    isFull = false;
    const headers = { ...safe, 'retry-after': '0' };
    return Promise.resolve(new Response(null, { status: 429, headers }));
  });
  expect(sentences).toEqual([]);
  expect(isFull).toBe(false);
});

type Breakage = readonly [
  what: string,
  path: RegExp,
  change: (good: Response) => Promise<Response>,
  told: RegExp,
];

const withStatus = (status: number) => (good: Response) =>
  Promise.resolve(new Response(good.body, { status, headers: good.headers }));
const withHeader = (name: string, value?: string) => (good: Response) => {
  if (value === undefined) good.headers.delete(name);
  else good.headers.set(name, value);
  return Promise.resolve(good);
};
const withPolicy = (found: string, put: string) => (good: Response) => {
  const policy = good.headers.get('content-security-policy') ?? '';
  good.headers.set('content-security-policy', policy.replace(found, put));
  return Promise.resolve(good);
};
const withText = (found: string, put: string) => async (good: Response) =>
  new Response((await good.text()).replaceAll(found, put), good);

const breakages: readonly Breakage[] = [
  [
    'a page without a policy',
    /^\/contact$/,
    withHeader('content-security-policy'),
    /^\/contact: content-security-policy is missing/,
  ],
  [
    'a policy that lets forms go anywhere',
    /^\/terms$/,
    withPolicy("form-action 'self'", "form-action 'self' *"),
    /^\/terms: content-security-policy: form-action allows \*/,
  ],
  [
    'a policy that lost a part',
    /^\/terms$/,
    withPolicy("; require-trusted-types-for 'script'", ''),
    /require-trusted-types-for is missing/,
  ],
  [
    'a page that may be framed',
    /^\/accessibility$/,
    withHeader('x-frame-options'),
    /x-frame-options is missing/,
  ],
  [
    'pages that are kept for good',
    /^\/terms$/,
    withHeader('cache-control', 'public, max-age=31536000, immutable'),
    /^\/terms: cache-control is “public, max-age=31536000/,
  ],
  [
    'a header that files have lost',
    /^\/picture\.svg$/,
    withHeader('x-content-type-options'),
    /^\/picture\.svg: x-content-type-options is missing/,
  ],
  [
    'another site’s canonical address',
    /^\/$/,
    withText('rel="canonical" href="http://', 'rel="canonical" href="https://other.'),
    /PUBLIC_SITE_URL/,
  ],
  [
    'a page that names the home page as its address',
    /^\/terms$/,
    withText('/terms">', '/">'),
    /^\/terms: names http:\S+\/ as its address/,
  ],
  [
    'a script of a third party',
    /^\/$/,
    withText('<h1>', '<script src="https://cdn.example.net/x.js" integrity="x"></script><h1>'),
    /loads from another host: https:\/\/cdn\.example\.net\/x\.js/,
  ],
  [
    'a picture of a third party among several',
    /^\/terms$/,
    withText('/large.webp', 'https://cdn.example.net/large.webp'),
    /^\/terms: loads from another host: .*large\.webp$/,
  ],
  [
    'a form that goes to a third party',
    /^\/contact$/,
    withText('action="', 'action="https://evil.example'),
    /^\/contact: sends forms to another host/,
  ],
  [
    'an inline script that slipped in',
    /^\/terms$/,
    withText('<h1>', '<script>alert(1)</script><h1>'),
    /script-src lacks 'sha256-/,
  ],
  [
    'a script that is not signed',
    /^\/terms$/,
    withText('</head>', '<script src="/_astro/more.js"></script></head>'),
    /^\/terms: has a script without integrity/,
  ],
  [
    'a preview that was published',
    /^\/terms$/,
    withText('</title>', '</title><meta name="googlebot" content="noindex">'),
    /preview/,
  ],
  [
    'pages that a host keeps from search engines',
    /^\/terms$/,
    withHeader('x-robots-tag', 'noindex'),
    /is kept from search engines/,
  ],
  [
    'a page that is empty',
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
  ['a page that fails', /^\/linked$/, withStatus(500), /^\/linked: answers 500, not 200$/],
  ['an unknown address that is found', /^\/no-such-page$/, withStatus(200), /answers 200, not 404/],
  [
    'files that are not kept',
    /^\/_astro\/page/,
    withHeader('cache-control', 'no-cache'),
    /immutable/,
  ],
  [
    'a script that is another',
    /^\/_astro\/page/,
    withText('later', './later'),
    /^\/_astro\/page\.js: is not what pages say/,
  ],
  ['a script that is empty', /^\/_astro\/later/, withText('content', ''), /later\.js: is empty/],
  ['a file of the wrong type', /^\/icon/, withHeader('content-type', 'text/html'), /is text\/html/],
  ['a picture that is lost', /^\/small/, withStatus(404), /^\/small\.webp: answers 404/],
  ['a picture for sharing that is lost', /^\/sharing/, withStatus(404), /^\/sharing\/page\.png/],
  [
    'an index of the search that is lost',
    /pf_meta$/,
    withStatus(404),
    /^\/pagefind: pagefind\.en_1\.pf_meta answers 404/,
  ],
  [
    'a dead contact function',
    /send-contact-email/,
    withStatus(500),
    /the contact form: answers 500/,
  ],
  [
    'a contact function that refuses everybody for good',
    /send-contact-email/,
    withStatus(429),
    /the contact form: answers 429, not 400 or 422 to an empty message/,
  ],
  [
    'a newsletter that takes anything',
    /subscribe-newsletter/,
    withStatus(200),
    /the newsletter form: answers 200/,
  ],
  [
    'a function that browsers may keep',
    /subscribe-newsletter/,
    withHeader('cache-control', 'max-age=60'),
    /the newsletter form: cache-control is/,
  ],
  ['no place for reports', /policy-report/, withStatus(404), /reports of browsers: answers 404/],
  ['a mail server that is down', /^\/health$/, withStatus(503), /answers 503, not 200: {"status/],
  [
    'a sitemap of another host',
    /^\/sitemap-index/,
    withText('http://127.0.0.1', 'http://other.example'),
    /sitemap-index.xml: leads to/,
  ],
  [
    'a sitemap with a page of another site',
    /^\/sitemap-0/,
    withText('</loc>', '</loc><loc>https://other.example/</loc>'),
    /names https:\/\/other\.example\/, of another site/,
  ],
  [
    'a sitemap without the contact page',
    /^\/sitemap-0/,
    withText('/contact<', '/terms<'),
    /does not name \/contact/,
  ],
  [
    'a page that only links lead to',
    /^\/sitemap-0/,
    withText('/linked<', '/terms<'),
    /^\/linked: is linked and not in the sitemap/,
  ],
  [
    'a site that is shut for search engines',
    /^\/robots/,
    withText('Allow: /', 'Disallow: /'),
    /keeps every search engine/,
  ],
  [
    'robots that are told no sitemap',
    /^\/robots/,
    withText('Sitemap:', '#'),
    /robots\.txt: names no sitemap/,
  ],
  ['an expired contact for finders', /security\.txt$/, withText('2999', '1999'), /has expired/],
  ['nobody to write to', /security\.txt$/, withText('Contact:', '#'), /names nobody to write to/],
  [
    'a redirect to another host',
    /^\/\/example/,
    withHeader('location', 'https://example.com/'),
    /leads to https:\/\/example/,
  ],
  ['a redirect for now', /^\/old$/, withStatus(302), /^\/old: answers 302, not 308/],
  ['what was taken away and is there', /^\/given-up$/, withStatus(200), /answers 200, not 410/],
  [
    'a feed of the wrong type',
    /^\/rss\.xml$/,
    withHeader('content-type', 'text/html'),
    /is text\/html/,
  ],
  ['a feed that is cut', /^\/rss\.xml$/, withText('</rss>', ''), /has no articles, or no end/],
  ['a feed without articles', /^\/feed/, withText('{"id":"1"}', ''), /has no articles/],
  ['a list for machines that is empty', /^\/llms/, withText('](', ''), /leads to no page/],
];

test.each(breakages)('%s is told, and nothing else', async (_what, path, change, told) => {
  const { sentences } = await verify(async (request) => {
    const good = await answerWell(request);
    return path.test(new URL(request.url).pathname) ? change(good) : good;
  });
  const [sentence, ...more] = sentences.filter((one) => told.test(one));
  expect(sentence, sentences.join('\n')).toBeDefined();
  // A function is asked several things, and each answer that is wrong is told.
  const [form] = /^the \w+ form: /.exec(sentence ?? '') ?? [];
  const others = sentences.filter((one) => one !== sentence).concat(more);
  expect(others.filter((one) => !form || !one.startsWith(form))).toEqual([]);
});
