import { functionAddress, healthPath, isListed, routes } from '../../src/config/routes.ts';
import type { PublicSettings } from '../../src/config/settings.ts';
import type { Moves } from '../../src/site/moves.ts';
import { type Ask, createAsk, describeFailure, findWrongStatus } from './ask.ts';
import { checkAsset } from './asset.ts';
import { listFilePromises } from './files.ts';
import { checkFunction } from './functions.ts';
import { findWrongHeaders, pageHeaders } from './headers.ts';
import { findPageFaults, readParts } from './page.ts';

/** What a live site is compared with. */
export interface Site {
  readonly origin: string;
  /** Those that its pages were built with; `PUBLIC_SITE_URL` is its origin. */
  readonly settings: PublicSettings;
  readonly moves: Moves;
}

type Check = (ask: Ask) => Promise<readonly string[]>;

/** These are there whatever an editor writes: a sitemap without them is not whole. */
const fixedPages = [
  routes.home,
  routes.contact,
  routes.news,
  routes.privacy,
  routes.terms,
  routes.accessibility,
];

const missingPage = '/no-such-page';

/** What every page is asked for once, with all that pages lead to. */
interface Found {
  readonly loads: Map<string, string | undefined>;
  readonly links: Set<string>;
}

async function readSitemap(
  ask: Ask,
  origin: string,
): Promise<{ pages: string[]; faults: string[] }> {
  const locations = async (path: string) => {
    const text = await (await ask(path)).text();
    return [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
  };
  const parts = await locations('/sitemap-index.xml');
  const strangers = parts.filter((part) => URL.parse(part)?.origin !== origin);
  const [stranger] = strangers;
  if (stranger !== undefined) {
    const advice = `set PUBLIC_SITE_URL to ${origin} and build`;
    return { pages: [], faults: [`leads to ${new URL(stranger).origin}; ${advice}`] };
  }
  const named = (await Promise.all(parts.map((part) => locations(new URL(part).pathname)))).flat();
  const own = named.filter((address) => URL.parse(address)?.origin === origin);
  const pages = own.map((address) => new URL(address).pathname);
  return {
    pages,
    faults: [
      ...(parts.length === 0 ? ['names no sitemap'] : []),
      ...named.filter((one) => !own.includes(one)).map((one) => `names ${one}, of another site`),
      ...fixedPages.filter((path) => !pages.includes(path)).map((path) => `does not name ${path}`),
    ],
  };
}

async function checkPage(
  ask: Ask,
  path: string,
  { origin, settings }: Site,
  found: Found,
): Promise<readonly string[]> {
  const response = await ask(path);
  const html = await response.text();
  const { loads, integrity, links } = readParts(html, new URL(path, origin).href);
  for (const address of loads) {
    const { origin: host, pathname, search } = URL.parse(address) ?? {};
    if (host === origin && pathname !== '/')
      found.loads.set(`${pathname}${search}`, integrity.get(address));
  }
  for (const address of links) {
    const { origin: host, pathname } = URL.parse(address) ?? {};
    if (host === origin && pathname) found.links.add(pathname);
  }
  return findPageFaults(path, response, html, { origin, settings });
}

/** A page that is only linked has to be in the sitemap, too, unless it is kept out of it. */
async function checkLink(ask: Ask, path: string, { origin, settings }: Site, hasSitemap: boolean) {
  const response = await ask(path);
  await response.body?.cancel();
  const wanted = settings.PUBLIC_BLOG_HOST ? [200, 307] : [200];
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const isLost =
    hasSitemap && response.status === 200 && isPage && isListed(new URL(path, origin).href);
  return [
    ...findWrongStatus(response, ...wanted),
    ...(isLost ? ['is linked and not in the sitemap'] : []),
  ];
}

function leadsTo(from: string, to: string, origin: string): Check {
  return async (ask) => {
    const response = await ask(from);
    const target = new URL(response.headers.get('location') ?? '', origin).href;
    return [
      ...findWrongStatus(response, 308),
      ...(target === new URL(to, origin).href ? [] : [`leads to ${target}`]),
    ];
  };
}

/** What is asked once, each with the address that it is about. */
function listSinglePromises({ origin, settings, moves }: Site): (readonly [string, Check])[] {
  const { hostname, protocol } = new URL(origin);
  const addressOf = (name: Parameters<typeof functionAddress>[0]) =>
    functionAddress(name, settings.PUBLIC_FUNCTIONS_URL);
  return [
    [
      missingPage,
      async (ask) => {
        const response = await ask(missingPage);
        const wanted = pageHeaders(settings, await response.text());
        return [...findWrongStatus(response, 404), ...findWrongHeaders(response, wanted)];
      },
    ],
    ...[routes.contact, routes.news].map(
      (path) => [`${path}/`, leadsTo(`${path}/`, path, origin)] as const,
    ),
    ...moves.redirects.map(({ from, to }) => [from, leadsTo(from, to, origin)] as const),
    ...moves.gone.map(
      (path) => [path, async (ask: Ask) => findWrongStatus(await ask(path), 410)] as const,
    ),
    [
      '//example.com/',
      async (ask) => {
        const response = await ask(`${origin}//example.com/`);
        const target = new URL(response.headers.get('location') ?? '/', origin);
        return target.origin === origin ? [] : [`leads to ${target.href}`];
      },
    ],
    [
      'compression',
      async (ask) => {
        const response = await ask(routes.home, { headers: { 'accept-encoding': 'br, gzip' } });
        await response.body?.cancel();
        return response.headers.has('content-encoding') ? [] : ['pages are sent uncompressed'];
      },
    ],
    ...listFilePromises(origin),
    ['the contact form', (ask) => checkFunction(ask, addressOf('contact'), settings)],
    ['the newsletter form', (ask) => checkFunction(ask, addressOf('newsletter'), settings)],
    [
      'the reports of browsers',
      async (ask) => findWrongStatus(await ask(addressOf('policyReport')), 405),
    ],
    [
      healthPath,
      async (ask) => {
        const response = await ask(healthPath);
        const says = (await response.text()).slice(0, 300);
        return findWrongStatus(response, 200).map((fault) => `${fault}: ${says}`);
      },
    ],
    ...(protocol === 'https:'
      ? [
          [
            `http://${hostname}/`,
            async (ask: Ask) => {
              const response = await ask(`http://${hostname}/`);
              const target = response.headers.get('location') ?? 'nowhere';
              return target.startsWith('https://') ? [] : [`leads to ${target}, not to https`];
            },
          ] as const,
        ]
      : []),
  ];
}

/** As many names as can be read at a glance. */
function listNames(names: readonly string[]): string {
  const most = 3;
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/**
 * Asks a running site for what it promises: every page that its sitemap names, all that pages load
 * and link to, redirects, files for machines, functions. Nothing is sent that could become a message.
 * @returns how many promises were asked for, how many of them are broken, and a sentence for each
 *   way in which they are
 */
export async function findBrokenPromises(site: Site): Promise<{
  readonly asked: number;
  readonly broken: number;
  readonly sentences: readonly string[];
}> {
  const { origin, settings } = site;
  const ask = createAsk(origin);
  const namesByFault = new Map<string, string[]>();
  let asked = 0;
  let broken = 0;
  // One after the other: a site is not to be tried for its limits.
  async function verify(name: string, check: Check): Promise<void> {
    asked += 1;
    const faults = await check(ask).catch((error: unknown) => [describeFailure(error)]);
    broken += faults.length > 0 ? 1 : 0;
    for (const fault of new Set(faults)) {
      namesByFault.set(fault, [...(namesByFault.get(fault) ?? []), name]);
    }
  }

  let pages: readonly string[] = [];
  await verify('/sitemap-index.xml', async () => {
    const sitemap = await readSitemap(ask, origin);
    ({ pages } = sitemap);
    return sitemap.faults;
  });
  const found: Found = { loads: new Map(), links: new Set() };
  const all = new Set([...fixedPages, ...pages]);
  for (const path of all) await verify(path, () => checkPage(ask, path, site, found));
  for (const path of found.links) {
    if (!all.has(path)) await verify(path, () => checkLink(ask, path, site, pages.length > 0));
  }
  // What a file loads is added at the end, and met in its turn.
  for (const [path, integrity] of found.loads) {
    await verify(path, async () => {
      const { faults, loads } = await checkAsset(ask, path, settings, integrity);
      for (const one of loads) if (!found.loads.has(one)) found.loads.set(one, undefined);
      return faults;
    });
  }
  for (const [name, check] of listSinglePromises(site)) await verify(name, check);
  const sentences = [...namesByFault].map(([fault, names]) => `${listNames(names)}: ${fault}`);
  return { asked, broken, sentences };
}
