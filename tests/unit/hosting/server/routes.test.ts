import { describe, expect, test } from 'vitest';
import type { Route } from '../../../../src/hosting/output/output-config.ts';
import { followErrorRoutes, followRoutes } from '../../../../src/hosting/server/routes.ts';

const routes: readonly Route[] = [
  { src: '^/(.*)$', headers: { 'x-every': 'yes', 'cache-control': 'short' }, continue: true },
  { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
  { src: '^/_astro(?:/(.*))$', headers: { 'cache-control': 'long' }, continue: true },
  { handle: 'filesystem' },
  { src: '^/.*$', dest: '/404.html', status: 404 },
];

const served = ['/about', '/new', '/_astro/a.js', '/404.html', '/500.html'];

function follow(path: string, of = routes, method = 'GET') {
  const isServed = (asked: string) => served.includes(asked);
  const { headers, ...rest } = followRoutes(of, { path, method }, isServed);
  return { ...rest, headers: Object.fromEntries(headers) };
}

test('a page is served with the headers for all', () => {
  expect(follow('/about')).toEqual({
    path: '/about',
    status: 200,
    headers: { 'x-every': 'yes', 'cache-control': 'short' },
  });
});

test('a later route overrides a header', () => {
  expect(follow('/_astro/a.js').headers).toEqual({ 'x-every': 'yes', 'cache-control': 'long' });
});

test('a redirect carries the matched part of the path and the headers for all', () => {
  expect(follow('/about/team/')).toMatchObject({
    status: 308,
    headers: { location: '/about/team', 'x-every': 'yes' },
  });
});

test('what the output does not have leads to the error page', () => {
  expect(follow('/missing')).toMatchObject({
    path: '/404.html',
    status: 404,
    headers: { 'x-every': 'yes' },
  });
});

test('without an error page the status is still 404', () => {
  expect(follow('/missing', []).status).toBe(404);
});

describe('phases, as the host’s own build merges them', () => {
  const merged: readonly Route[] = [
    { src: '^/(.*)$', headers: { 'x-every': 'yes' }, continue: true },
    { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
    { handle: 'error' },
    { src: '^/.*$', dest: '/404.html', status: 404, headers: { 'x-page': 'lost' } },
    { src: '^/.*$', dest: '/500.html', status: 500, headers: { 'x-page': 'broken' } },
    { handle: 'filesystem' },
    { src: '^/old$', dest: '/new', check: true },
    { src: '^/early$', dest: '/nowhere', check: true },
    { handle: 'rewrite' },
    { src: '^/nowhere$', dest: '/about' },
    { handle: 'resource' },
    { src: '^/api$', status: 404, methods: ['POST'] },
    { handle: 'miss' },
    { src: '^/_astro/', headers: { 'x-missed': 'yes' }, continue: true },
    { handle: 'hit' },
    { src: '^/about$', headers: { 'x-found': 'yes' }, continue: true },
  ];

  test('a catch-all for errors takes no page and no redirect', () => {
    expect(follow('/about', merged)).toMatchObject({
      path: '/about',
      status: 200,
      headers: { 'x-every': 'yes', 'x-found': 'yes' },
    });
    expect(follow('/about/', merged)).toMatchObject({
      status: 308,
      headers: { location: '/about' },
    });
  });

  test('files come before the routes behind them, which lead on from phase to phase', () => {
    expect(follow('/old', merged)).toMatchObject({ path: '/new', status: 200 });
    expect(follow('/early', merged)).toMatchObject({ path: '/about', status: 200 });
  });

  test('only what is missing meets the routes for that and the page for its error', () => {
    const { path, status, headers } = follow('/_astro/gone.js', merged);
    expect({ path, status }).toEqual({ path: '/404.html', status: 404 });
    expect(headers).toMatchObject({ 'x-missed': 'yes', 'x-page': 'lost' });
    expect(follow('/_astro/a.js', merged).headers).toEqual({ 'x-every': 'yes' });
  });

  test('a route for some methods leaves the others alone', () => {
    expect(follow('/api', merged, 'POST').path).toBe('/api');
    expect(follow('/api', merged).path).toBe('/404.html');
  });

  test('what failed gets the page for its status', () => {
    const answer = { status: 500, headers: new Headers({ 'x-every': 'yes' }) };
    const failed = followErrorRoutes(merged, { path: '/send', method: 'POST' }, answer);
    expect(failed).toMatchObject({ path: '/500.html', status: 500 });
    expect(failed.headers.get('x-page')).toBe('broken');
  });

  test('letters match in either case unless a route says otherwise', () => {
    const strict: readonly Route[] = [{ src: '^/Old$', caseSensitive: true, status: 410 }];
    expect(follow('/old', strict).status).toBe(404);
    expect(follow('/Old', strict).status).toBe(410);
  });
});
