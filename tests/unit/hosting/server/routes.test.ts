import { expect, test } from 'vitest';
import type { Route } from '../../../../src/hosting/output/output-config.ts';
import { followRoutes } from '../../../../src/hosting/server/routes.ts';

/** As the host's own build merges them. */
const routes: readonly Route[] = [
  { src: '^/(.*)$', headers: { 'x-every': 'yes' }, continue: true },
  { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
  { handle: 'error' },
  { src: '^/.*$', dest: '/404.html', status: 404, headers: { 'x-page': 'lost' } },
  { handle: 'filesystem' },
  { src: '^/old$', dest: '/new', check: true },
  { src: '^/early$', dest: '/nowhere', check: true },
  { handle: 'rewrite' },
  { src: '^/nowhere$', dest: '/about' },
  { handle: 'miss' },
  { src: '^/_astro/', headers: { 'x-missed': 'yes' }, continue: true },
  { handle: 'hit' },
  { src: '^/about$', headers: { 'x-found': 'yes' }, continue: true },
];
const served = ['/about', '/new', '/_astro/a.js', '/404.html'];

test.each([
  ['a page has its headers', '/about', '/about', 200, { 'x-found': 'yes' }],
  ['a redirect carries what was matched', '/a/b/', '/a/b/', 308, { location: '/a/b' }],
  ['files come before the routes behind them', '/old', '/new', 200, {}],
  ['which lead on from phase to phase', '/early', '/about', 200, { 'x-found': 'yes' }],
  ['what is there is not what is missing', '/_astro/a.js', '/_astro/a.js', 200, {}],
  [
    'what is missing gets the page for it',
    '/_astro/b.js',
    '/404.html',
    404,
    { 'x-missed': 'yes', 'x-page': 'lost' },
  ],
])('%s', (_what, path, at, status, headers) => {
  const found = followRoutes(routes, { path, method: 'GET' }, (asked) => served.includes(asked));
  expect([found.path, found.status]).toEqual([at, status]);
  expect(Object.fromEntries(found.headers)).toEqual({ 'x-every': 'yes', ...headers });
});
