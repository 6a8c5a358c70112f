import { describe, expect, test } from 'vitest';
import { answerStyles, searchFolder } from '../../../../src/config/routes.ts';
import { readPublicSettings } from '../../../../src/config/settings.ts';
import { composeRoutes, type Moves } from '../../../../src/hosting/output/compose-routes.ts';
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

const nothingMoved: Moves = { redirects: [], gone: [] };

function compose(
  environment: Record<string, string> = {},
  articles: readonly string[] = [],
  moves = nothingMoved,
) {
  const settings = readPublicSettings(environment);
  return composeRoutes(adapterRoutes, { settings, pages, moves, articles });
}

function ask(path: string, routes = compose(), cookie = '') {
  const isServed = (asked: string) => asked !== '/missing';
  const { status, headers } = followRoutes(routes, { path, method: 'GET', cookie }, isServed);
  return { status, headers, policy: headers.get('content-security-policy') ?? '' };
}

const stylesOf = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1];

test('what the search loads is kept, packed or not, and its index of the day is not', () => {
  const keepingOf = (path: string) => ask(path).headers.get('cache-control');
  const folder = searchFolder;
  for (const path of ['/fragment/en_1a.pf_fragment', '/index/en_1a.pf_index']) {
    for (const ending of ['', '.br']) {
      expect(keepingOf(`${folder}${path}${ending}`), path).toContain('immutable');
    }
  }
  expect(keepingOf(`${folder}/pagefind-entry.json`)).not.toContain('immutable');
});

test.each(['/about.md', '/guides/intro.md'])('%s is Markdown and stays out of searches', (path) => {
  const { headers } = ask(path);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

describe('policies', () => {
  test.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/about', 'text'],
    ['/about/index.html', 'text'],
    ['/terms', 'text'],
    [`/${slugs[299] ?? ''}`, 'article'],
    ['/404.html', 'lost'],
    ['/missing', 'lost'],
  ])('%s may use the code that stands in its page, and no other', (path, style) => {
    const { policy } = ask(path);
    expect(stylesOf(policy)).toBe(`'sha256-${style}'`);
    expect(policy).toContain("script-src 'self' 'sha256-menu'");
  });

  test.each(['/icon.svg', '/functions/v1/send', '/about/', '/aboutindex.html', '/x/about'])(
    '%s is no page: nothing inline may run',
    (path) => {
      expect(stylesOf(ask(path).policy)).toBe("'self'");
      expect(ask(path).policy).not.toContain('sha256');
    },
  );

  test('what fails shows its page with the code of that page', () => {
    const answer = { status: 500, headers: ask('/functions/v1/send').headers };
    const failed = followErrorRoutes(compose(), { path: '/', method: 'POST' }, answer);
    expect(failed.path).toBe('/500.html');
    expect(stylesOf(failed.headers.get('content-security-policy') ?? '')).toBe("'sha256-broken'");
  });

  test('pages with the same code share a route, and no expression is longer than the host takes', () => {
    const sources = compose(
      { PUBLIC_BLOG_HOST: blogHost },
      slugs.map((slug) => `blog-${slug}`),
    ).flatMap((route) => ('src' in route ? [route.src] : []));
    expect(sources.filter((src) => src.includes('/about'))).toEqual([
      String.raw`^(?:/about|/terms)(?:/index\.html)?$`,
    ]);
    for (const src of sources) expect(src.length).toBeLessThan(4096);
  });
});

describe('with a blog host', () => {
  const articles = slugs.map((slug) => `blog-${slug}`);
  const routes = compose({ PUBLIC_BLOG_HOST: blogHost }, articles);

  test('whom the blog host sends back at once is not redirected again from that article', () => {
    const path = `/${articles[7] ?? ''}`;
    const [cookie = '', ...more] = (ask(path, routes).headers.get('set-cookie') ?? '').split('; ');
    expect(more).toEqual([`Path=${path}`, 'Max-Age=5', 'HttpOnly', 'SameSite=Lax']);
    expect(ask(path, routes, `a=b; ${cookie}`).headers.get('location')).toBeNull();
    expect(ask(path, routes, 'a=b').status).toBe(307);
  });

  test('no other path is', () => {
    for (const path of ['/', '/about', `/${articles[1] ?? ''}/more`, `/x${articles[1] ?? ''}`]) {
      expect(ask(path, routes).status).toBe(200);
    }
  });
});

describe('addresses that pages have left', () => {
  const moves = {
    redirects: [{ from: '/hospital-at-home', to: '/virtual-wards' }],
    gone: ['/an-old-story', '/offers/2024'],
  };
  const routes = compose({ PUBLIC_BLOG_HOST: blogHost }, ['hospital-at-home'], moves);

  test('lead to the new one for good, before any blog host is asked', () => {
    const { status, headers } = ask('/hospital-at-home', routes);
    expect(status).toBe(308);
    expect(headers.get('location')).toBe('/virtual-wards');
  });

  test('the name of its file leads to the home page', () => {
    const { status, headers } = ask('/index', compose());
    expect(status).toBe(308);
    expect(headers.get('location')).toBe('/');
  });

  test.each(['/an-old-story', '/offers/2024', '/410'])('%s says that it has gone', (path) => {
    const { status, policy } = ask(path, routes);
    expect(status).toBe(410);
    expect(stylesOf(policy)).toBe("'sha256-gone'");
  });

  test.each(['/an-old-story/more', '/hospital-at-home-2', '/x/hospital-at-home'])(
    '%s is another address',
    (path) => {
      expect(ask(path, routes).status).toBe(200);
    },
  );
});

test.each(['/', '/rss-xml', '/well-known/security.txt'])('the type of %s is not set', (path) => {
  expect(ask(path).headers.get('content-type')).toBeNull();
});

test('the routes of the adapter stay in their order, and an error page is there only when built', () => {
  const settings = readPublicSettings({});
  const deployment = { settings, pages: [], moves: nothingMoved, articles: [] };
  const routes = composeRoutes(adapterRoutes, deployment);
  const kept = routes.filter((route) => adapterRoutes.includes(route));
  const isOurs = (route: Route) =>
    !('src' in route) || !/^\^\/(?:_astro|\(\.\*\)\/\$)/.test(route.src);
  expect(kept).toEqual(adapterRoutes.filter(isOurs));
});

test('a file whose name changes with what it holds is kept for a year, and never that it is missing', () => {
  const kept = (path: string, isThere: boolean) =>
    followRoutes(compose(), { path, method: 'GET' }, () => isThere).headers.get('cache-control');
  expect(kept('/_astro/a.b1.js', true)).toContain('max-age=31536000');
  expect(kept('/_astro/a.b1.js', false)).not.toContain('31536000');
});

test.each([answerStyles, '/icon.svg'])('%s is for functions on a host of their own', (file) => {
  const reach = (environment: Record<string, string>) =>
    ask(file, compose(environment)).headers.get('cross-origin-resource-policy');
  expect(reach({})).toBe('same-origin');
  expect(reach({ PUBLIC_FUNCTIONS_URL: 'https://functions.example.com/v1' })).toBe('cross-origin');
});

test.each(['//evil.example/', '/\\evil.example/', '/\\/evil.example/'])(
  '%s is led nowhere: without its last slash it names another host',
  (path) => {
    expect(ask(path).headers.get('location')).toBeNull();
  },
);

test('a picture for sharing may be shown by others, and is asked for again after a day', () => {
  const { headers } = ask('/sharing/what-is-triage.png');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const kept = headers.get('cache-control') ?? '';
  expect(kept).not.toContain('immutable');
  expect(Number(/max-age=(\d+)/.exec(kept)?.[1])).toBeLessThanOrEqual(24 * 3_600);
});

test('a drawing may use its own styles, run nothing, and be kept', () => {
  const { policy, headers } = ask('/plates/what-is-triage-wide.1a2b3c4d.svg');
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  expect(headers.get('cache-control')).toContain('immutable');
});
