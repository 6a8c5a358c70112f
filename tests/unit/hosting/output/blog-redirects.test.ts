import { describe, expect, it } from 'vitest';
import { addBlogRedirects } from '../../../../src/hosting/output/blog-redirects.ts';
import { parseOutputConfig } from '../../../../src/hosting/output/output-config.ts';
import { followRoutes } from '../../../../src/hosting/server/routes.ts';

const config = parseOutputConfig(
  JSON.stringify({
    version: 3,
    routes: [
      { src: '^/(.*)$', headers: { 'x-frame-options': 'DENY' }, continue: true },
      { handle: 'filesystem' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
    ],
  }),
);
const slugs = Array.from({ length: 300 }, (_, index) => `an-article-with-a-long-name-${index}`);
const blogHost = 'https://blog.example.com';
const { routes } = addBlogRedirects(config, slugs, blogHost);

describe('with a blog host', () => {
  it('every article is redirected for now to the same path there', () => {
    for (const slug of slugs) {
      const { status, headers } = followRoutes(routes, `/${slug}`, () => false);
      expect(status).toBe(307);
      expect(headers.get('location')).toBe(`${blogHost}/${slug}`);
    }
  });

  it('redirects carry the headers of every response', () => {
    const { headers } = followRoutes(routes, `/${slugs[0] ?? ''}`, () => false);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('no other path is', () => {
    for (const path of ['/', '/product', `/${slugs[1] ?? ''}/more`, `/x${slugs[1] ?? ''}`]) {
      expect(followRoutes(routes, path, () => true).status).toBe(200);
    }
  });

  it('no expression is longer than the host takes', () => {
    for (const route of routes) if ('src' in route) expect(route.src.length).toBeLessThan(4096);
  });
});
