import type { HTMLElement } from 'node-html-parser';
import { routes } from '../../../src/config/routes.ts';
import type { Fault } from '../tell.ts';

/**
 * A whole directive, for everybody or for one of the large engines: `max-image-preview:none` shuts
 * nobody out.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
const shut = /^(?:(?:googlebot|bingbot)\s*:\s*)?(?:noindex|none)$/i;

/** Whether search engines are told to leave a page out. */
export function isShut(response: Response, page: HTMLElement): boolean {
  const elements = page.querySelectorAll(
    'meta[name="robots" i], meta[name="googlebot" i], meta[name="bingbot" i]',
  );
  const orders = [
    response.headers.get('x-robots-tag') ?? '',
    ...elements.map((meta) => meta.getAttribute('content') ?? ''),
  ];
  return orders.some((order) => order.split(',').some((one) => shut.test(one.trim())));
}

/** What a header takes from a page that search engines find (the meta element is of the build). */
function findLessFound({ headers }: Response): string[] {
  const order = headers.get('x-robots-tag') ?? '';
  const past = Date.parse(
    /unavailable_after:\s*([^,]*(?:,[^,]*\d{4}[^,]*)?)/i.exec(order)?.[1] ?? '',
  );
  return [
    ...(/\b(?:nosnippet|noimageindex|nofollow)\b/i.test(order)
      ? [`is shown less of by search engines (x-robots-tag: ${order})`]
      : []),
    ...(past < Date.now() ? [`is taken out of search engines (x-robots-tag: ${order})`] : []),
  ];
}

/** The address that a header gives a page, where one does. */
function readCanonicalHeader({ headers }: Response): string | undefined {
  return /<([^>]*)>\s*;[^,]*\brel="?canonical\b/i.exec(headers.get('link') ?? '')?.[1];
}

/**
 * What search engines would make of a page.
 * @param address of the page
 * @param isListed whether they are to find it
 */
export function findFindingFaults(
  response: Response,
  page: HTMLElement,
  address: string,
  isListed: boolean,
): Fault[] {
  const { origin, pathname } = new URL(address);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const sent = readCanonicalHeader(response);
  const shared = page.querySelector('meta[property="og:url"]')?.getAttribute('content');
  const isOwn = (value: string | undefined) =>
    value === address || (pathname === routes.home && value === origin);
  const isForeign = canonical !== undefined && URL.parse(canonical, address)?.origin !== origin;
  const advice = isForeign ? `; set PUBLIC_SITE_URL to ${origin} and build` : '';
  return [
    // Pages that follow what somebody did name none.
    ...(isOwn(canonical) || (!isListed && canonical === undefined)
      ? []
      : [
          {
            fault: `does not name its own address as canonical${advice}`,
            example: `names ${canonical ?? 'nothing'}`,
          },
        ]),
    ...(sent === undefined || isOwn(sent)
      ? []
      : [{ fault: 'names another address as canonical in a header (link)', example: sent }]),
    // A wrong canonical address is told above, with what to do.
    ...(isOwn(shared) || !isListed || shared === canonical
      ? []
      : [
          {
            fault: 'is shared by another address (og:url)',
            example: `names ${shared ?? 'nothing'}`,
          },
        ]),
    ...(isListed && isShut(response, page)
      ? ['is kept from search engines: this is a preview, or a host adds that']
      : []),
    ...(isListed ? findLessFound(response) : []),
    ...(isListed || isShut(response, page) ? [] : ['is not kept from search engines (noindex)']),
  ];
}
