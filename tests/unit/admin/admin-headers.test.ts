import { expect, test } from 'vitest';
import { adminHeaders, adminPolicy } from '../../../src/admin/admin-headers.ts';
import { readPublicSettings } from '../../../src/config/settings.ts';
import { composeRoutes } from '../../../src/hosting/output/compose-routes.ts';

const hostsOf = (policy: string) => policy.match(/https?:[^\s;]+/g) ?? [];

test('the editing page asks nobody but the Git service', () => {
  expect(hostsOf(adminPolicy('local'))).toEqual([]);
  expect(hostsOf(adminPolicy('github:owner/site'))).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  expect(adminPolicy('local')).toContain("script-src 'self';");
});

test('its headers are in the output where it is asked for, and nothing of it otherwise', () => {
  const routesWith = (admin: string) =>
    composeRoutes([], {
      settings: readPublicSettings({ PUBLIC_ADMIN: admin }),
      pages: [],
      texts: [],
      moves: { redirects: [], gone: [] },
      articles: [],
    });
  expect(JSON.stringify(routesWith(''))).not.toContain('/admin');
  expect(routesWith('github:owner/site')).toContainEqual({
    src: String.raw`^/admin(?:/index\.html)?$`,
    headers: adminHeaders('github:owner/site'),
    continue: true,
  });
  expect(adminHeaders('local')).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});
