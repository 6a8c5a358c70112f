import { createServer, type RequestListener } from 'node:http';
import { toNodeHandler } from 'srvx/node';
import {
  checksumsFile,
  deliveryPath,
  functionAddress,
  routes,
  unlistedRoutes,
} from '../../../src/config/routes.ts';
import { readPublicSettings } from '../../../src/config/settings.ts';
import { composeRoutes } from '../../../src/hosting/output/compose-routes.ts';
import { contentSecurityPolicy, responseHeaders } from '../../../src/hosting/output/headers.ts';
import { followRoutes } from '../../../src/hosting/server/routes.ts';
import { fieldNames, roles } from '../../../src/contact/fields.ts';
import { headerLinks, searchLink } from '../../../src/site/navigation.ts';
import { findInlineCode } from '../../../src/hosting/output/pages/inline-code.ts';
import { findBrokenPromises } from '../../../tools/verify/promises.ts';
import { listen } from '../project.ts';
import { integrity, listChecksums, listFiles } from './healthy-files.ts';

export const settings = readPublicSettings({});
const safe = responseHeaders(settings);

const inSitemap = [
  ...['/', '/contact', '/news-views', '/privacy-policy', '/terms', '/accessibility'],
  '/linked',
  '/product',
  '/search',
  '/news-views/category/legal',
];
const olderPage = '/news-views/page/2';

function isKnown(path: string): boolean {
  return inSitemap.includes(path) || unlistedRoutes.includes(path) || path === olderPage;
}

/** The address of the page, as far as it is one that is found. */
function headOf(origin: string, path: string): string {
  return isKnown(path) && !unlistedRoutes.includes(path)
    ? `<link rel="canonical" href="${origin}${path}"><meta property="og:url" content="${origin}${path}">`
    : '<meta name="robots" content="noindex">';
}

const contactFields = [
  ...fieldNames
    .filter((name) => name !== 'role')
    .map((name) => `<label for="${name}">F</label><input id="${name}" name="${name}" required>`),
  '<label for="role">F</label><select id="role" name="role" required><option value=""></option>',
  ...Object.keys(roles).map((role) => `<option value="${role}"></option>`),
  '</select>',
  ...['idempotencyKey', 'extra_note', 'startedAt', 'sentAt'].map(
    (name) => `<input name="${name}">`,
  ),
].join('');

function pageAt(origin: string, path: string): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>A page at ${path}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="What it is about">${headOf(origin, path)}
    <meta property="og:title" content="A page at ${path}">
    <meta property="og:image" content="${origin}/sharing/page.png">
    <meta property="og:type" content="${path === '/linked' ? 'article' : 'website'}">
    <link rel="alternate" type="application/rss+xml" href="/rss.xml"><link rel="icon" href="/icon.svg"><link rel="manifest" href="/site.webmanifest"><link rel="preload" href="/font.woff2" as="font">
    ${path === '/' ? '<link rel="alternate" type="text/markdown" href="/page.md">' : ''}
    <script type="application/ld+json">{"@graph":[{"@type":"WebPage","url":"${origin}${path}"}]}</script>
    <script>start()</script><style>p { margin: 0 }</style>
    <script src="/_astro/page.js" integrity="${integrity}"></script></head>
    <body>${[...headerLinks, searchLink].map((link) => `<a href="${link.path}">${link.label}</a>`).join('')}
    <a href="mailto:${settings.PUBLIC_CONTACT_EMAIL}?subject=x">Mail</a><a href="#top">Up</a><a href="#words">Skip</a><main id="words"><h1>A page</h1><p>${'Some words about something. '.repeat(200)}</p>
    <a href="/linked#words">More</a><a href="${olderPage}">Older</a><img src="/picture.svg" srcset="/small.webp 400w, /large.webp 800w" alt="">
    <video><source src="/film.mp4"><source src="/film.webm"><track src="/film.vtt"></video>
    <form action="/functions/v1/TRIAGE-send-contact-email" method="post">${contactFields}
    <button>Go</button></form>
    <form action="/functions/v1/TRIAGE-subscribe-newsletter" method="post">
    <label for="list">F</label><input id="list" name="email" required>
    <input name="extra_note"><button>Go</button></form>
    </main></body></html>`;
}

export const moves = { redirects: [{ from: '/old', to: '/linked' }], gone: ['/given-up'] };

/** A refusal that names what is missing. */
function refuse(pathname: string, text: string): string {
  const asked = pathname.includes('newsletter') ? ['email'] : fieldNames;
  const given = text.includes('"message":') ? ['message'] : [];
  const missing = asked.filter((field) => !given.includes(field));
  const fields = Object.fromEntries(missing.map((field) => [field, 'Write it.']));
  return JSON.stringify({ error: { code: 'refused', message: 'Not like this.', fields } });
}

function statusOf(request: Request, text: string): number {
  if (request.url.endsWith('?confirm=x')) return 400;
  const type = request.headers.get('content-type') ?? '';
  const sender = request.headers.get('origin') ?? '';
  if (sender.endsWith('.example') && !sender.startsWith('https://site.')) return 403;
  if (request.method !== 'POST') return 405;
  if (!/json|urlencoded/.test(type)) return 415;
  if (type.includes('reports+json')) return 204;
  return text === '{' ? 400 : 422;
}

const functions = (['contact', 'newsletter', 'policyReport'] as const).map((name) =>
  functionAddress(name),
);

/** The functions of a site that keeps every promise. */
export async function answerAsFunction(request: Request): Promise<Response> {
  const text = await request.text();
  const status = statusOf(request, text);
  if (status === 204) return new Response(null, { status, headers: safe });
  const isForm =
    request.headers.get('content-type')?.includes('urlencoded') ?? request.url.includes('?');
  const type = isForm ? 'text/html; charset=utf-8' : 'application/json';
  const headers = { ...safe, 'cache-control': 'no-store', 'content-type': type };
  const body = isForm
    ? `<link rel="stylesheet" href="/function-answer.css">${new URLSearchParams(text).get('message') ?? ''}`
    : refuse(new URL(request.url).pathname, text);
  return new Response(body, { status, headers });
}

function answerPage({ headers: asked, url }: Request): Response {
  const { origin, pathname } = new URL(url);
  const html = pageAt(origin, pathname);
  const headers = {
    ...safe,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'identity',
    'content-security-policy': contentSecurityPolicy(settings, findInlineCode(html)),
    etag: '"1"',
  };
  if (asked.get('if-none-match') === '"1"') return new Response(null, { status: 304, headers });
  const status =
    pathname === routes.gone || moves.gone.includes(pathname) ? 410 : isKnown(pathname) ? 200 : 404;
  return new Response(html, { status, headers });
}

function listContents(origin: string) {
  const files = Object.entries(listFiles(origin, inSitemap, settings));
  const errors: readonly string[] = [routes.notFound, routes.failure];
  const answers = unlistedRoutes.filter((path) => !errors.includes(path));
  const pages = [...inSitemap, olderPage, ...answers];
  return {
    ...Object.fromEntries(files.map(([path, { body }]) => [path.slice(1), body])),
    ...Object.fromEntries(
      pages.map((path) => [`${path}/index.html`.replace(/^\/+/, ''), pageAt(origin, path)]),
    ),
    '404.html': pageAt(origin, '/no-such-page'),
    '500.html': 'Nobody asks for it.',
  };
}

/** A site that keeps every promise. */
export async function answerWell(request: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const make = (body: string | null, status = 200, headers: Record<string, string> = {}) =>
    new Response(body, { status, headers: { ...safe, ...headers } });
  if (pathname === deliveryPath) return make('', 401, { 'cache-control': 'no-store' });
  if (functions.includes(pathname)) return answerAsFunction(request);
  const file =
    pathname === checksumsFile
      ? listChecksums(listContents(origin))
      : listFiles(origin, inSitemap, settings)[pathname];
  if (file) {
    const headers = new Headers({ 'content-type': file.type, etag: '"1"' });
    const moves = { redirects: [], gone: [] };
    const built = composeRoutes([], { settings, pages: [], moves, articles: [] });
    const given = followRoutes(built, { path: pathname, method: 'GET' }, () => true).headers;
    for (const [name, value] of [...given, ...Object.entries(file.headers ?? {})]) {
      headers.set(name, value);
    }
    if (request.headers.get('if-none-match') === '"1"') {
      return new Response(null, { status: 304, headers });
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
    if (from === undefined) return new Response(file.body, { headers });
    const part = file.body.slice(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${file.body.length}`;
    headers.set('content-range', range);
    return new Response(part, { status: 206, headers });
  }
  if (pathname === '/health') return make('{"status":"ok"}', 200, { 'cache-control': 'no-store' });
  if (pathname === '/old') return make(null, 308, { location: '/linked' });
  if (pathname.endsWith('/') && pathname.length > 1) {
    const location = pathname.replace(/^\/+/, '/').replace(/\/$/, '') + search;
    return make(null, 308, { location });
  }
  return answerPage(request);
}

type Answer = (request: Request) => Response | Promise<Response>;

/** Verifies a site that answers like this. */
export async function verify(answer: Answer, options?: Parameters<typeof findBrokenPromises>[1]) {
  const server = createServer(toNodeHandler(answer) as RequestListener);
  try {
    const origin = `http://127.0.0.1:${await listen(server)}`;
    const ofSite = { ...settings, PUBLIC_SITE_URL: origin };
    return await findBrokenPromises({ origin, settings: ofSite, moves }, options);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
