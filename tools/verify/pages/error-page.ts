import { parse } from 'node-html-parser';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { pageHeaders } from '../answers/headers.ts';
import { describePage, isOwnPage } from '../answers/stand-in.ts';
import type { Fault } from '../tell.ts';
import { findLostContent } from './content.ts';
import { isShut } from './findable.ts';
import { findDocumentFaults } from './page.ts';
import { readParts } from './parts.ts';

/** Where there is no page. */
export const missingPage = '/no-such-page';

/**
 * What is wrong with the page that a visitor meets where there is none, or none any more.
 * @param address that was asked for
 * @param wanted its headers, but for its policy
 */
export function findErrorPageFaults(
  address: string,
  response: Response,
  html: string,
  settings: PublicSettings,
  wanted = pageHeaders(settings),
): readonly Fault[] {
  const document = findDocumentFaults(response, html, settings, wanted);
  if (html.trim() === '') return document;
  if (!isOwnPage(html))
    return [{ fault: 'shows a page that is not the site’s own', example: describePage(html) }];
  const page = parse(html, { parseNoneClosedTags: true });
  if (page.querySelector('link[rel="canonical"]') !== null)
    return [...document, 'shows a page that has an address of its own'];
  const { origin } = new URL(address);
  const main = page.querySelector('main') ?? page;
  const leadsOn = readParts(main, address).links.some(
    (link) => URL.parse(link)?.origin === origin && URL.parse(link)?.hash === '',
  );
  return [
    ...document,
    ...findLostContent(page),
    ...(isShut(response, page) ? [] : ['is not kept from search engines (noindex)']),
    ...(leadsOn ? [] : ['has no link in its main part that leads on']),
  ];
}
