import * as z from 'zod';
import { feeds, llmsFiles } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { commonHeaders, findHeaderFaults } from '../answers/headers.ts';
import { readJson } from '../answers/json.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType } from '../answers/type.ts';
import type { Fault } from '../tell.ts';
import { findRobotsFaults } from './robots.ts';
import { judgeAddress } from './sitemap.ts';
import { findWrongXml } from './xml.ts';

/** A file for readers by machine: its type, and what is wrong with its text. */
interface MachineFile {
  readonly type: string;
  readonly findFaults: (text: string, settings: PublicSettings) => readonly Fault[];
  /** The pages that it names, as absolute addresses. */
  readonly listAddresses?: (text: string) => readonly string[];
}

/** What a site has, beside its settings. */
interface Pages {
  readonly settings: PublicSettings;
  /** The paths of pages and of their twins. */
  readonly known: ReadonlySet<string>;
  /** Whether there are no others. */
  readonly isWhole: boolean;
}

const jsonFeed = z.object({ items: z.array(z.object({ url: z.string() })).nonempty() });

function findFeedFaults(text: string): string[] {
  const found = readJson(text);
  if (found === undefined) return ['is no JSON'];
  return jsonFeed.safeParse(found).success ? [] : ['has no articles with an address'];
}

/** @param pattern with one group, the address */
const findAll =
  (pattern: RegExp) =>
  (text: string): readonly string[] =>
    [...text.matchAll(pattern)].map(([, address = '']) => address.trim());

function findSecurityFaults(text: string): string[] {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  return [
    ...(/^Contact: \S/m.test(text) ? [] : ['names nobody to write to']),
    ...(expires > Date.now() ? [] : ['has expired or says no date; build the site again']),
  ];
}

/** What readers by machine ask for, by address. */
export const machineFiles: Readonly<Record<string, MachineFile>> = {
  '/robots.txt': { type: 'text/plain', findFaults: findRobotsFaults },
  [feeds.rss]: {
    type: 'application/rss+xml',
    findFaults: (text) =>
      /<item>[\s\S]*<\/rss>\s*$/.test(text) ? findWrongXml(text) : ['has no articles, or no end'],
    listAddresses: findAll(/<link>([^<]*)/g),
  },
  [feeds.json]: {
    type: 'application/feed+json',
    findFaults: findFeedFaults,
    listAddresses: (text) =>
      (jsonFeed.safeParse(readJson(text)).data?.items ?? []).map(({ url }) => url),
  },
  [llmsFiles.index]: {
    type: 'text/plain',
    findFaults: (text, { PUBLIC_SITE_URL: site }) =>
      text.includes(`](${site}`) ? [] : ['leads to no page of the site'],
    listAddresses: findAll(/^- \[[^\]]*\]\(([^)]*)\)/gm),
  },
  [llmsFiles.full]: {
    type: 'text/plain',
    findFaults: (text) => (/^# /m.test(text) ? [] : ['has no heading']),
  },
  '/.well-known/security.txt': { type: 'text/plain', findFaults: findSecurityFaults },
};

/** The page of a twin by its name, where it is one. */
function readTwinPath(path: string): string {
  return path === '/index.md' ? '/' : path.replace(/\.md$/, '');
}

/** What is wrong with the pages that a file names. */
function judgePages(addresses: readonly string[], { settings, known, isWhole }: Pages): Fault[] {
  const { origin } = new URL(settings.PUBLIC_SITE_URL);
  // Articles may stand on a host of their own, which is not asked.
  const blog = URL.parse(settings.PUBLIC_BLOG_HOST);
  const named = addresses.filter((address) => !blog || URL.parse(address)?.origin !== blog.origin);
  const isLost = (address: string) => {
    const url = URL.parse(address);
    if (url?.origin !== origin || Object.hasOwn(machineFiles, url.pathname)) return false;
    // Whether a page has a twin is asked of the page.
    return !known.has(url.pathname) && !known.has(readTwinPath(url.pathname));
  };
  return [
    ...named.flatMap((address) => judgeAddress(address, origin)),
    ...named
      .filter((address) => isWhole && isLost(address))
      .map((example) => ({ fault: 'names what is no page of the site', example })),
  ];
}

/** What is wrong with a file for readers by machine. */
export async function checkMachineFile(
  ask: Ask,
  path: string,
  { type, findFaults, listAddresses }: MachineFile,
  pages: Pages,
): Promise<readonly Fault[]> {
  const response = await ask(path);
  const text = (await readBody(response)).toString();
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return wrongStatus;
  const { settings } = pages;
  return [
    ...findWrongType(response, type),
    ...findHeaderFaults(response, commonHeaders(settings)),
    ...findFaults(text, settings),
    ...judgePages(listAddresses?.(text) ?? [], pages),
  ];
}

/**
 * What is wrong with a page or an article in Markdown.
 * @param page the path of what it is the twin of
 */
export function checkTwin(
  ask: Ask,
  path: string,
  page: string,
  settings: PublicSettings,
): Promise<readonly Fault[]> {
  const address = new URL(page, settings.PUBLIC_SITE_URL).href;
  const findFaults = (text: string) => {
    if (!/^# /m.test(text)) return ['has no heading'];
    return text.includes(`<${address}>`)
      ? []
      : [{ fault: 'does not name the page that links to it as its twin', example: address }];
  };
  const twin = { type: 'text/markdown', findFaults };
  return checkMachineFile(ask, path, twin, { settings, known: new Set(), isWhole: false });
}
