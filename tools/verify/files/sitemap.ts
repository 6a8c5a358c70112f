import { routes } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { commonHeaders, findHeaderFaults } from '../answers/headers.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType } from '../answers/type.ts';
import type { Fault } from '../tell.ts';
import { findWrongXml } from './xml.ts';

export const sitemapIndex = '/sitemap-index.xml';

/** These are there whatever an editor writes: a sitemap without them is not whole. */
export const fixedPages = [
  routes.home,
  routes.contact,
  routes.news,
  routes.privacy,
  routes.terms,
  routes.accessibility,
];

/** Paths of this site that a sitemap names, and what is wrong with it. */
interface Sitemap {
  readonly paths: readonly string[];
  /** Whether all that it names is known. */
  readonly isWhole: boolean;
  readonly faults: readonly Fault[];
}

/** What is wrong with an address in a file that is to name addresses of the site alone. */
export function judgeAddress(address: string, origin: string): Fault[] {
  const url = URL.parse(address);
  if (url?.origin === origin) return [];
  if (!url) return [{ fault: 'names what is no address', example: `“${address}”` }];
  const advice = `set PUBLIC_SITE_URL to ${origin} and build`;
  return [{ fault: `names addresses of ${url.origin}; ${advice}`, example: address }];
}

/**
 * Reads a sitemap, or the list of them; what is no sitemap is not read.
 * @param element that it ends with
 */
export async function readSitemap(
  ask: Ask,
  path: string,
  element: 'sitemapindex' | 'urlset',
  settings: PublicSettings,
): Promise<Sitemap> {
  const { origin } = new URL(settings.PUBLIC_SITE_URL);
  const response = await ask(path);
  const text = (await readBody(response)).toString();
  const wrong = [
    ...findWrongStatus(response, 200),
    ...(response.status === 200 ? findWrongType(response, 'application/xml', 'text/xml') : []),
  ];
  if (wrong.length > 0) return { paths: [], isWhole: false, faults: wrong };
  const named = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address.trim());
  const own = named.filter((address) => URL.parse(address)?.origin === origin);
  const isWhole = text.trimEnd().endsWith(`</${element}>`);
  return {
    paths: own.map((address) => new URL(address).pathname),
    isWhole: isWhole && own.length > 0,
    faults: [
      ...(isWhole ? findWrongXml(text) : [`is cut: it does not end with </${element}>`]),
      ...(named.length === 0 && isWhole ? ['names nothing'] : []),
      ...named.flatMap((address) => judgeAddress(address, origin)),
      ...findHeaderFaults(response, commonHeaders(settings)),
    ],
  };
}

/** What a sitemap that was read lacks. */
export function findLostPages(pages: readonly string[]): readonly Fault[] {
  return fixedPages.filter((path) => !pages.includes(path)).map((path) => `does not name ${path}`);
}
