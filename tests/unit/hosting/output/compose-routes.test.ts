import { expect, test } from 'vitest';
import { searchFolder } from '../../../../src/config/routes.ts';
import { readPublicSettings } from '../../../../src/config/settings.ts';
import { composeRoutes } from '../../../../src/hosting/output/compose-routes.ts';
import type { Moves } from '../../../../src/site/front-matter.ts';
import type { Route } from '../../../../src/hosting/output/output-config.ts';
import { followErrorRoutes, followRoutes } from '../../../../src/hosting/server/routes.ts';

const adapterRoutes: readonly Route[] = [
  { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
  { src: '^/_astro(?:/(.*))$', headers: { 'cache-control': 'immutable' }, continue: true },
  { handle: 'filesystem' },
  { src: '^/.*$', dest: '/404.html', status: 404 },
];

const page = (file: string, style: string) => ({
  file,
  scriptHashes: ["'sha256-menu'"],
  styleHashes: [`'sha256-${style}'`],
});
const slugs = Array.from({ length: 300 }, (_, index) => `an-article-with-a-long-name-${index}`);
const pages = [
  page('404.html', 'lost'),
  page('410/index.html', 'gone'),
  page('500.html', 'broken'),
  page('about/index.html', 'text'),
  page('index.html', 'home'),
  page('terms/index.html', 'text'),
  ...slugs.map((slug) => page(`${slug}/index.html`, 'article')),
];
const blogHost = 'https://blog.example.com';
const moves: Moves = {
  redirects: [{ from: '/hospital-at-home', to: '/virtual-wards' }],
  gone: ['/an-old-story', '/offers/2024'],
};

function compose(environment: Record<string, string> = {}, articles: readonly string[] = []) {
  const settings = readPublicSettings(environment);
  return composeRoutes(adapterRoutes, { settings, pages, texts: ['/', '/about'], moves, articles });
}
const routes = compose();
const onBlog = compose({ PUBLIC_BLOG_HOST: blogHost }, ['hospital-at-home', ...slugs]);

function ask(path: string, of = routes, given: Record<string, string> = {}) {
  const isServed = (asked: string) => !asked.includes('missing');
  const asked = { path, method: 'GET', headers: new Headers(given) };
  const { path: served, status, headers } = followRoutes(of, asked, isServed);
  return { served, status, headers, policy: headers.get('content-security-policy') ?? '' };
}

const stylesOf = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1];
const keepingOf = (path: string) => ask(path).headers.get('cache-control') ?? '';

test.each([
  ['/', "'self' 'sha256-home'"],
  ['/about', "'self' 'sha256-text'"],
  ['/about/index.html', "'self' 'sha256-text'"],
  ['/terms', "'self' 'sha256-text'"],
  [`/${slugs[299] ?? ''}`, "'self' 'sha256-article'"],
  ['/missing', "'self' 'sha256-lost'"],
  ['/icon.svg', "'self'"],
  ['/aboutindex.html', "'self'"],
  ['/x/about', "'self'"],
])('%s may use these styles: %s', (path, styles) => {
  expect(stylesOf(ask(path).policy)).toBe(styles);
});

test.each([
  ['/about', 'text/markdown', '/about.md', 200],
  ['/', 'text/markdown, text/plain;q=0.9, */*;q=0.1', '/index.md', 200],
  ['/missing', 'text/markdown', '/404.md', 404],
  ['/about', 'text/html, text/markdown', '/about', 200],
  ['/about', '*/*', '/about', 200],
  ['/terms', 'text/markdown', '/terms', 200],
])('%s for whoever accepts %s is %s', (path, accept, file, status) => {
  const { served, headers, ...found } = ask(path, routes, { accept });
  expect([served, found.status]).toEqual([file, status]);
  const isMarkdown = headers.get('content-type') === 'text/markdown; charset=utf-8';
  expect(isMarkdown).toBe(file.endsWith('.md'));
});

test('a page names itself in Markdown, and a cache keeps both apart', () => {
  const { headers } = ask('/about');
  expect(headers.get('vary')).toBe('Accept');
  expect(headers.get('link')).toContain('</about.md>; rel="alternate"; type="text/markdown"');
});

test.each(['//evil.example/', '/\\evil.example/', '/\\/evil.example/'])(
  '%s leads to no other host',
  (path) => {
    expect(ask(path).headers.get('location')).toBeNull();
    expect(ask('/about/').headers.get('location')).toBe('/about');
  },
);

test('no proxy may rewrite a page, whose scripts would not run then; files may be packed', () => {
  for (const path of ['/about', '/missing']) expect(keepingOf(path)).toContain('no-transform');
  expect(keepingOf('/icon.svg')).not.toContain('no-transform');
});

test('what fails shows its page with the code of that page', () => {
  const answer = { status: 500, headers: ask('/functions/v1/send').headers };
  const failed = followErrorRoutes(routes, { path: '/', method: 'POST' }, answer);
  expect(failed.path).toBe('/500.html');
  expect(stylesOf(failed.headers.get('content-security-policy') ?? '')).toBe(
    "'self' 'sha256-broken'",
  );
});

test('no expression is longer than the host takes', () => {
  const sources = onBlog.flatMap((route) => ('src' in route ? [route.src] : []));
  expect(sources.join('').length).toBeGreaterThan(9000);
  for (const src of sources) expect(src.length).toBeLessThan(4096);
});

test('whom the blog host sends back at once is not redirected again from that article', () => {
  const path = `/${slugs[7] ?? ''}`;
  const { status, headers } = ask(path, onBlog);
  expect([status, headers.get('location')]).toEqual([307, blogHost + path]);
  const [cookie = '', ...more] = (headers.get('set-cookie') ?? '').split('; ');
  expect(more).toEqual([`Path=${path}`, 'Max-Age=5', 'HttpOnly', 'SameSite=Lax']);
  expect(ask(path, onBlog, { cookie: `a=b; ${cookie}` }).headers.get('location')).toBeNull();
  for (const other of ['/', `${path}/more`, `/x${path}`])
    expect(ask(other, onBlog).status).toBe(200);
});

test.each([
  ['/hospital-at-home', 308, '/virtual-wards'],
  ['/index', 308, '/'],
  ['/an-old-story', 410, null],
  ['/offers/2024', 410, null],
  ['/an-old-story/more', 200, null],
  ['/x/hospital-at-home', 200, null],
])('an address that a page has left, before any blog host is asked: %s', (path, status, to) => {
  const answer = ask(path, onBlog);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
});

test('a file whose name changes with what it holds is kept for a year, and never that it is missing', () => {
  expect(keepingOf('/_astro/a.b1.js')).toContain('max-age=31536000, immutable');
  for (const path of ['/_astro/missing.js', `${searchFolder}/words.json`]) {
    expect(keepingOf(path), path).not.toContain('31536000');
  }
});

test('what others show may be loaded from their pages, and nothing else', () => {
  const reach = (path: string) => ask(path).headers.get('cross-origin-resource-policy');
  expect(reach('/sharing/what-is-triage.png')).toBe('cross-origin');
  expect(reach('/icon.svg')).toBe('same-origin');
});

test.each(['/about.md', '/guides/intro.md'])('%s is Markdown and stays out of searches', (path) => {
  const { headers } = ask(path);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});
