import { expect, test } from 'vitest';
import type { Route } from '../../../../src/hosting/output/output-config.ts';
import { followRoutes } from '../../../../src/hosting/server/routes.ts';

const routes: readonly Route[] = [
  { src: '^/(.*)$', headers: { 'x-every': 'yes', 'cache-control': 'short' }, continue: true },
  { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
  { src: '^/_astro(?:/(.*))$', headers: { 'cache-control': 'long' }, continue: true },
  { handle: 'filesystem' },
  { src: '^/.*$', dest: '/404.html', status: 404 },
];

function follow(path: string) {
  const { headers, ...rest } = followRoutes(routes, path, (asked) => asked !== '/missing');
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
  expect(followRoutes([], '/missing', () => false).status).toBe(404);
});
