import { parse } from 'node-html-parser';
import {
  feeds,
  functionAddress,
  healthPath,
  llmsFiles,
  routes,
  twinPath,
} from '../../src/config/routes.ts';
import { fullScore, scoreResponse } from '../audit/security/observatory.ts';
import { findPolicyProblems } from '../audit/security/policy-findings.ts';

/** What goes wrong when a promise is broken, completing "/path: …"; nothing when it is kept. */
type Finding = string | undefined;
type Promised = (ask: Ask) => Promise<Finding>;
/** Asks the site, without following redirects. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** What an answer has to be before more is asked of it. */
function expectStatus({ status }: Response, ...wanted: readonly number[]): Finding {
  return wanted.includes(status) ? undefined : `answers ${status}, not ${wanted.join(' or ')}`;
}

function describeHeaders({ headers }: Response, html: string): Finding {
  const { score, missed } = scoreResponse({ headers: Object.fromEntries(headers), html });
  const policy = findPolicyProblems(headers.get('content-security-policy') ?? '');
  const lost = [...(score === fullScore ? [] : missed), ...policy];
  return lost.length > 0 ? `HTTP Observatory ${score}: ${lost.join(', ')}` : undefined;
}

/** What a page loads by itself. */
const loads =
  'script[src], link[rel="stylesheet"], link[rel="preload"], img, source, iframe, video';

async function checkPage(ask: Ask, path: string, origin: string): Promise<Finding> {
  const response = await ask(path);
  const html = await response.text();
  const page = parse(html);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const strangers = page
    .querySelectorAll(loads)
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((address) => new URL(address, origin).origin !== origin);
  return (
    expectStatus(response, 200) ??
    (strangers.length > 0 ? `loads from another host: ${strangers.join(', ')}` : undefined) ??
    (canonical === new URL(path, origin).href.replace(/\/$/, path === '/' ? '/' : '') ||
    canonical === origin
      ? undefined
      : `names ${canonical ?? 'nothing'} as its address; set PUBLIC_SITE_URL to ${origin} and build`) ??
    (page.querySelector('meta[name="robots"][content*="noindex"]')
      ? 'is kept from search engines: this is a preview'
      : undefined) ??
    (page.querySelectorAll('h1').length === 1
      ? undefined
      : 'has not one heading of the first rank') ??
    describeHeaders(response, html)
  );
}

/** A post that is refused for its content: no message is sent. */
function refused(body: BodyInit, type = 'application/json'): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': type, accept: 'application/json' } };
}

/** Refusals that a robot or a mistake meets, each with the status that says so. */
async function checkFunction(ask: Ask, path: string): Promise<Finding> {
  const cases: readonly [string, RequestInit, readonly number[]][] = [
    ['a question', { method: 'GET' }, [405]],
    ['an empty message', refused('{}'), [400, 422]],
    ['what is no JSON', refused('{'), [400]],
    ['a picture', refused('GIF89a', 'image/gif'), [415]],
  ];
  for (const [what, init, wanted] of cases) {
    const response = await ask(path, init);
    // Whoever verifies twice in a minute meets the limit, which is a promise too.
    const finding = expectStatus(response, ...wanted, 429);
    if (finding) return `${finding} to ${what}`;
  }
  return undefined;
}

async function checkSitemap(ask: Ask, origin: string): Promise<Finding> {
  const index = await (await ask('/sitemap-index.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
  if (parts.length === 0) return 'names no sitemap';
  for (const part of parts) {
    const { origin: host, pathname } = new URL(part);
    if (host !== origin) return `leads to ${host}; set PUBLIC_SITE_URL to ${origin} and build`;
    const text = await (await ask(pathname)).text();
    const pages = [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
    const [first = '', last = ''] = [pages.at(0), pages.at(-1)];
    for (const page of [first, last].filter(Boolean)) {
      const finding = expectStatus(await ask(new URL(page).pathname), 200);
      if (finding) return `names ${page}, which ${finding}`;
    }
  }
  return undefined;
}

async function checkFile(ask: Ask, path: string, type: string): Promise<Finding> {
  const response = await ask(path);
  const found = response.headers.get('content-type') ?? 'nothing';
  await response.body?.cancel();
  return (
    expectStatus(response, 200) ?? (found.startsWith(type) ? undefined : `is ${found}, not ${type}`)
  );
}

/** The promises, each with the address that it is about. */
function listPromises(origin: string): readonly (readonly [string, Promised])[] {
  const pages = [
    routes.home,
    routes.contact,
    routes.news,
    routes.privacy,
    routes.accessibility,
    routes.search,
  ];
  const { hostname, protocol } = new URL(origin);
  return [
    ...pages.map((path) => [path, (ask: Ask) => checkPage(ask, path, origin)] as const),
    [
      '/no-such-page',
      async (ask) => {
        const response = await ask('/no-such-page');
        const html = await response.text();
        return expectStatus(response, 404) ?? describeHeaders(response, html);
      },
    ],
    [
      '/contact/',
      async (ask) => {
        const response = await ask('/contact/');
        const target = new URL(response.headers.get('location') ?? '', origin).href;
        return (
          expectStatus(response, 308, 301) ??
          (target === `${origin}/contact` ? undefined : `leads to ${target}`)
        );
      },
    ],
    [
      '//example.com/',
      async (ask) => {
        const target = (await ask('//example.com/')).headers.get('location') ?? '/';
        return new URL(target, origin).origin === origin ? undefined : `leads to ${target}`;
      },
    ],
    [
      'the script of a page',
      async (ask) => {
        const html = await (await ask(routes.home)).text();
        const script = parse(html).querySelector('script[src^="/_astro/"]')?.getAttribute('src');
        if (!script) return 'is missing';
        const response = await ask(script, { headers: { 'accept-encoding': 'br, gzip' } });
        await response.body?.cancel();
        return (
          expectStatus(response, 200) ??
          (response.headers.get('cache-control')?.includes('immutable')
            ? undefined
            : 'is not kept by browsers (cache-control: immutable)')
        );
      },
    ],
    [
      'compression',
      async (ask) => {
        const response = await ask(routes.home, { headers: { 'accept-encoding': 'br, gzip' } });
        await response.body?.cancel();
        return response.headers.has('content-encoding') ? undefined : 'pages are sent uncompressed';
      },
    ],
    ['/sitemap-index.xml', (ask) => checkSitemap(ask, origin)],
    ['/robots.txt', (ask) => checkFile(ask, '/robots.txt', 'text/plain')],
    [feeds.rss, (ask) => checkFile(ask, feeds.rss, 'application/rss+xml')],
    [feeds.json, (ask) => checkFile(ask, feeds.json, 'application/feed+json')],
    [llmsFiles.index, (ask) => checkFile(ask, llmsFiles.index, 'text/plain')],
    [twinPath(routes.home), (ask) => checkFile(ask, twinPath(routes.home), 'text/markdown')],
    [
      '/.well-known/security.txt',
      async (ask) => {
        const text = await (await ask('/.well-known/security.txt')).text();
        const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
        return expires > Date.now()
          ? undefined
          : 'has expired or says no date; build the site again';
      },
    ],
    ['the contact form', (ask) => checkFunction(ask, functionAddress('contact'))],
    ['the newsletter form', (ask) => checkFunction(ask, functionAddress('newsletter'))],
    [
      healthPath,
      async (ask) => {
        const response = await ask(healthPath);
        const text = await response.text();
        return expectStatus(response, 200) && `says ${text.slice(0, 300)}`;
      },
    ],
    ...(protocol === 'https:'
      ? [
          [
            `http://${hostname}/`,
            async () => {
              const response = await fetch(`http://${hostname}/`, { redirect: 'manual' });
              const target = response.headers.get('location') ?? 'nowhere';
              return target.startsWith('https://') ? undefined : `leads to ${target}, not to https`;
            },
          ] as const,
        ]
      : []),
  ];
}

/**
 * Asks a running site for what it promises. Nothing is sent that could become a message.
 * @param origin such as https://www.example.com
 * @returns how many promises were asked for, and a sentence for each that is broken
 */
export async function findBrokenPromises(
  origin: string,
): Promise<{ readonly asked: number; readonly broken: readonly string[] }> {
  const ask: Ask = (path, init) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
  const promises = listPromises(origin);
  const broken: string[] = [];
  // One after the other: a site is not to be tried for its limits.
  for (const [name, check] of promises) {
    try {
      const finding = await check(ask);
      if (finding) broken.push(`${name}: ${finding}`);
    } catch (error) {
      broken.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { asked: promises.length, broken };
}
