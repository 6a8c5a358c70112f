import { answerStyles, isListed } from '../../../src/config/routes.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { findWrongStatus } from '../answers/status.ts';
import type { Site } from '../single-promises.ts';
import { addExample, type Fault } from '../tell.ts';
import { checkPage } from './page.ts';
import { addPlaces, type Places } from './places.ts';
import type { Titles } from './titles.ts';

/** What pages lead to, asked for once however many do. */
export interface Found {
  /** Files, each with what pages say that it has to be. */
  readonly loads: Map<string, string | undefined>;
  /** Paths, each with a page that links there. */
  readonly links: Map<string, string>;
  /** Pages in Markdown, each with its page. */
  readonly twins: Map<string, string>;
  readonly places: Places;
  /** Those of pages, by their paths. */
  readonly titles: Map<string, Titles>;
  article?: string;
}

export function createFound(): Found {
  return {
    loads: new Map([[answerStyles, undefined]]),
    links: new Map(),
    twins: new Map(),
    places: { wanted: new Map(), known: new Map() },
    titles: new Map(),
  };
}

/** What is wrong with a page. What it leads to is added to what was found. */
export async function askPage(
  ask: Ask,
  path: string,
  { origin, settings }: Site,
  found: Found,
): Promise<readonly Fault[]> {
  const response = await ask(path);
  const html = (await readBody(response)).toString();
  const { faults, parts } = checkPage(new URL(path, origin).href, response, html, settings);
  if (!parts) return faults;
  const own = (addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      const url = URL.parse(address);
      return url?.origin === origin ? [url] : [];
    });
  for (const { pathname, search, href } of own(parts.loads)) {
    if (pathname !== '/') found.loads.set(pathname + search, parts.integrity.get(href));
  }
  const links = own(parts.links);
  for (const { pathname } of links) {
    if (!found.links.has(pathname)) found.links.set(pathname, path);
  }
  for (const { pathname } of own(parts.twins)) found.twins.set(pathname, path);
  addPlaces(found.places, path, links);
  found.places.known.set(path, parts.ids);
  found.titles.set(path, parts.titles);
  if (parts.isArticle) found.article ??= path;
  return faults;
}

/**
 * What is wrong with a page that is only linked: it has to be in the sitemap, too, unless it is kept
 * out of it.
 * @param from the path of a page that links there
 */
export async function checkLink(
  ask: Ask,
  path: string,
  { origin, settings }: Site,
  { from, hasSitemap }: { readonly from: string; readonly hasSitemap: boolean },
): Promise<readonly Fault[]> {
  const response = await ask(path);
  await response.body?.cancel();
  const wanted = settings.PUBLIC_BLOG_HOST ? [200, 307] : [200];
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const isLost =
    hasSitemap && response.status === 200 && isPage && isListed(new URL(path, origin).href);
  return [
    ...findWrongStatus(response, ...wanted),
    ...(isLost ? ['is linked and not in the sitemap'] : []),
  ].map((fault) => addExample(fault, `linked from ${from}`));
}
