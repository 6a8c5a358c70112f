import { type HTMLElement, parse } from 'node-html-parser';
import { unlistedRoutes } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { contentSecurityPolicy } from '../../../src/hosting/output/headers.ts';
import { findInlineCode } from '../../../src/hosting/output/pages/inline-code.ts';
import { findHeaderFaults, findOldAnswer, pageHeaders } from '../answers/headers.ts';
import { findPolicyFaults } from '../answers/policy.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType, namesCharset } from '../answers/type.ts';
import { isPacked, leastPacked, packedStill } from '../files/packed.ts';
import type { Fault } from '../tell.ts';
import { findLostContent } from './content.ts';
import { findFindingFaults } from './findable.ts';
import { findLostForm } from './forms.ts';
import { findLostFrame } from './frame.ts';
import { findIdFaults } from './ids.ts';
import { readParts, type PageParts } from './parts.ts';
import { findStrangers } from './strangers.ts';
import { findDataFaults } from './structured-data.ts';

/** An element that nobody closed takes nothing away. */
const asBrowsers = { parseNoneClosedTags: true } as const;

type Headers = Readonly<Record<string, string>>;

/** A page whose end is missing has lost more with it, which is not told one by one. */
function findCut(html: string): string[] {
  if (html.trim() === '') return ['is empty'];
  if (isPacked(html)) return [packedStill];
  return /<\/html\s*>/i.test(html)
    ? []
    : ['does not end with </html>: it is cut, or changed by something in between'];
}

/**
 * What is wrong with a page as browsers see it, whatever it is about.
 * @param wanted its headers, but for its policy
 */
export function findDocumentFaults(
  response: Response,
  html: string,
  settings: PublicSettings,
  wanted: Headers = pageHeaders(settings),
): readonly Fault[] {
  const type = findWrongType(response, 'text/html');
  const headers = findHeaderFaults(response, wanted);
  const cut = findCut(html);
  if (cut.length > 0) return [...type, ...headers, ...cut];
  const code = findInlineCode(html);
  const isRead = namesCharset(response) || /<meta\s+charset=["']?utf-8/i.test(html.slice(0, 1024));
  const isSent = response.headers.has('content-encoding') || html.length <= leastPacked;
  return [
    ...type,
    ...(isRead ? [] : ['names no charset']),
    ...headers,
    ...findOldAnswer(response),
    ...findPolicyFaults(response, contentSecurityPolicy(settings, code), code),
    ...code.problems.map((example) => ({ fault: 'has what its policy blocks', example })),
    ...(isSent ? [] : ['is sent uncompressed']),
  ];
}

function findReaderFaults(
  page: HTMLElement,
  parts: PageParts,
  response: Response,
  { address, settings }: { readonly address: string; readonly settings: PublicSettings },
): readonly Fault[] {
  const { pathname } = new URL(address);
  return [
    ...findFindingFaults(response, page, address, !unlistedRoutes.includes(pathname)),
    ...findLostContent(page),
    ...findDataFaults(page, address),
    ...findIdFaults(page, parts.ids),
    ...findLostForm(pathname, page, settings),
    ...findLostFrame(page, address, settings),
    ...findStrangers(page, parts, settings, address),
  ];
}

/**
 * What is wrong with a page that visitors find or that follows what they did, and what it is made of.
 * @param address of the page
 * @param response to a request for it
 * @param html its text
 */
export function checkPage(
  address: string,
  response: Response,
  html: string,
  settings: PublicSettings,
): { readonly faults: readonly Fault[]; readonly parts?: PageParts } {
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return { faults: wrongStatus };
  const document = findDocumentFaults(response, html, settings);
  if (findCut(html).length > 0) return { faults: document };
  const page = parse(html, asBrowsers);
  const parts = readParts(page, address);
  return {
    faults: [...document, ...findReaderFaults(page, parts, response, { address, settings })],
    parts,
  };
}
