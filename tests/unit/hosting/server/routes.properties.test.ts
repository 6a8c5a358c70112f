import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPublicSettings } from '../../../../src/config/settings.ts';
import { composeRoutes } from '../../../../src/hosting/output/compose-routes.ts';
import { followRoutes } from '../../../../src/hosting/server/routes.ts';
import { check } from '../../../support/properties/check.ts';
import { anyText } from '../../../support/properties/texts.ts';

const blogHost = 'https://blog.example.com';
const page = (file: string) => ({ file, scriptHashes: [], styleHashes: [] });
const routes = composeRoutes(
  [
    { src: '^/(.*)/$', headers: { Location: '/$1' }, status: 308 },
    { handle: 'filesystem' },
    { src: '^/.*$', dest: '/404.html', status: 404 },
  ],
  {
    settings: readPublicSettings({ PUBLIC_BLOG_HOST: blogHost, PUBLIC_ADMIN: 'local' }),
    pages: ['404.html', '410/index.html', '500.html', 'about/index.html', 'index.html'].map(page),
    moves: { redirects: [{ from: '/old', to: '/about' }], gone: ['/withdrawn'] },
    articles: ['an-article', 'another'],
  },
);
const site = 'http://127.0.0.1:4321';

/** Paths as they come over the wire: addresses of the site, other hosts in disguise, any text. */
const path = fc.oneof(
  fc.webPath({ size: 'medium' }),
  fc
    .tuple(
      fc.constantFrom('/', '//', '///', '/\\', '/about/', '/old', '/an-article', '/%5C', '/.//'),
      fc.oneof(fc.domain(), anyText),
      fc.constantFrom('', '/', '//', '/%2e%2e/', '/..', '/index.html'),
    )
    .map((parts) => parts.join('')),
);

test('every path has a decision, and it never leads to a host that was not named', () =>
  check(
    fc.property(path, fc.constantFrom('GET', 'HEAD', 'POST'), fc.boolean(), (typed, method, is) => {
      // The deployed host hands over what a URL makes of it; slashes are not taken together there.
      const { pathname } = new URL(`${site}${typed}`);
      const found = followRoutes(routes, { path: pathname, method }, () => is);
      expect([200, 307, 308, 404, 410]).toContain(found.status);
      const location = found.headers.get('location');
      if (location === null) return;
      expect([site, blogHost]).toContain(new URL(location, `${site}${pathname}`).origin);
    }),
    500,
  ));
