import { createServer } from 'node:http';
import { toNodeHandler } from 'srvx/node';
import { expect, test } from 'vitest';
import type { RequestListener } from 'node:http';
import { readPublicSettings } from '../../../src/config/settings.ts';
import { contentSecurityPolicy, responseHeaders } from '../../../src/hosting/output/headers.ts';
import { findBrokenPromises } from '../../../tools/verify/promises.ts';
import { listen } from '../../support/project.ts';

const settings = readPublicSettings({});
const safe = {
  ...responseHeaders(settings),
  'content-security-policy': contentSecurityPolicy(settings, { scriptHashes: [], styleHashes: [] }),
};

function pageAt(address: string): string {
  return `<!doctype html><html lang="en"><head><title>A page</title>
    <link rel="canonical" href="${address}">
    <script src="/_astro/page.js" integrity="sha384-x"></script></head>
    <body><h1>A page</h1><img src="/picture.svg" alt=""></body></html>`;
}

const types: Readonly<Record<string, string>> = {
  '/robots.txt': 'text/plain',
  '/llms.txt': 'text/plain',
  '/index.md': 'text/markdown',
  '/rss.xml': 'application/rss+xml',
  '/feed.json': 'application/feed+json',
};

/** A site that keeps every promise. */
async function answerWell(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const make = (body: string | null, status = 200, headers: Record<string, string> = {}) =>
    new Response(body, { status, headers: { ...safe, ...headers } });
  if (pathname.startsWith('/functions/')) {
    if (request.method !== 'POST') return make(null, 405);
    if (!request.headers.get('content-type')?.includes('json')) return make(null, 415);
    return make('{"success":false}', (await request.text()) === '{}' ? 422 : 400);
  }
  const type = types[pathname];
  if (type) return make('text', 200, { 'content-type': `${type}; charset=utf-8` });
  if (pathname === '/health') return make('{"status":"ok"}');
  if (pathname === '/.well-known/security.txt') return make('Expires: 2999-01-01T00:00:00Z');
  if (pathname === '/sitemap-index.xml') return make(`<loc>${origin}/sitemap-0.xml</loc>`);
  if (pathname === '/sitemap-0.xml') return make(`<loc>${origin}/contact</loc>`);
  if (pathname.startsWith('/_astro/')) return make('', 200, { 'cache-control': 'immutable' });
  if (pathname.endsWith('/') && pathname.length > 1) {
    return make(null, 308, { location: pathname.replace(/^\/+/, '/').replace(/\/$/, '') });
  }
  const isMissing = pathname === '/no-such-page';
  return make(pageAt(origin + pathname), isMissing ? 404 : 200, {
    'content-type': 'text/html',
    'content-encoding': 'identity',
  });
}

async function verify(answer: (request: Request) => Promise<Response>) {
  const server = createServer(toNodeHandler(answer) as RequestListener);
  try {
    return await findBrokenPromises(`http://127.0.0.1:${await listen(server)}`);
  } finally {
    server.close();
  }
}

test('a site that keeps its promises is told so', async () => {
  const { asked, broken } = await verify(answerWell);
  expect(broken).toEqual([]);
  expect(asked).toBeGreaterThan(15);
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
const withText = (found: string, put: string) => async (good: Response) =>
  new Response((await good.text()).replaceAll(found, put), good);

const breakages: readonly Breakage[] = [
  [
    'a page without a policy',
    /^\/contact$/,
    withHeader('content-security-policy'),
    /^\/contact: HTTP Observatory/,
  ],
  [
    'another site’s canonical address',
    /^\/$/,
    withText('rel="canonical" href="http://', 'rel="canonical" href="https://other.'),
    /PUBLIC_SITE_URL/,
  ],
  [
    'a script of a third party',
    /^\/$/,
    withText('<h1>', '<script src="https://cdn.example.net/x.js"></script><h1>'),
    /loads from another host/,
  ],
  [
    'a preview that was published',
    /^\/search$/,
    withText('</title>', '</title><meta name="robots" content="noindex">'),
    /preview/,
  ],
  ['an unknown address that is found', /^\/no-such-page$/, withStatus(200), /answers 200, not 404/],
  ['files that are not kept', /^\/_astro\//, withHeader('cache-control', 'no-cache'), /immutable/],
  [
    'a dead contact function',
    /send-contact-email/,
    withStatus(500),
    /the contact form: answers 500/,
  ],
  [
    'a newsletter that takes anything',
    /subscribe-newsletter/,
    withStatus(200),
    /the newsletter form: answers 200/,
  ],
  ['a mail server that is down', /^\/health$/, withStatus(503), /\/health: says/],
  [
    'a sitemap of another host',
    /^\/sitemap-index/,
    withText('http://127.0.0.1', 'http://other.example'),
    /sitemap-index.xml: leads to/,
  ],
  ['an expired contact for finders', /security\.txt$/, withText('2999', '1999'), /has expired/],
  [
    'a redirect to another host',
    /^\/\/example/,
    withHeader('location', 'https://example.com/'),
    /leads to https:\/\/example/,
  ],
  [
    'a feed of the wrong type',
    /^\/rss\.xml$/,
    withHeader('content-type', 'text/html'),
    /is text\/html/,
  ],
];

test.each(breakages)('%s is told, and nothing else', async (_what, path, change, told) => {
  const { broken } = await verify(async (request) => {
    const good = await answerWell(request);
    return path.test(new URL(request.url).pathname) ? change(good) : good;
  });
  expect(broken.join('\n')).toMatch(told);
  expect(broken).toHaveLength(1);
});
