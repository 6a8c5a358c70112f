import type { PublicSettings } from '../../../src/config/settings.ts';
import { responseHeaders } from '../../../src/hosting/output/headers.ts';
import type { Fault } from '../tell.ts';
import { freshFor, isKeptAlike } from './keeping.ts';
import { policyName } from './policy.ts';

type Headers = Readonly<Record<string, string>>;

interface Transport {
  readonly age: number;
  readonly flags: readonly string[];
}

function readTransport(value: string): Transport {
  const [parts, age] = [value.toLowerCase().split(/\s*;\s*/), /max-age="?(\d+)/i.exec(value)?.[1]];
  return { age: Number(age ?? 0), flags: parts.filter((part) => !part.startsWith('max-age')) };
}

/** Whoever promises browsers more than the build, such as the preload list, keeps its promise. */
function isStrictEnough(found: string, wanted: string): boolean {
  const [has, needs] = [readTransport(found), readTransport(wanted)];
  return has.age >= needs.age && needs.flags.every((flag) => has.flags.includes(flag));
}

/** Lists of tokens mean the same in any order, with or without blanks. */
function normalize(value: string): string {
  const tokens = value.toLowerCase().split(',');
  return tokens
    .map((token) => token.trim())
    .toSorted()
    .join();
}

/** Names each header that is not as it has to be. */
export function findWrongHeaders({ headers }: Response, wanted: Headers): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = headers.get(name);
    if (found === null) return [`${name} is missing`];
    if (normalize(found) === normalize(value)) return [];
    if (found === `${value}, ${value}`) return [`${name} is sent twice`];
    if (name === 'cache-control' && isKeptAlike(found, value)) return [];
    if (name === 'strict-transport-security' && isStrictEnough(found, value)) return [];
    return [`${name} is “${found}”, not “${value}”`];
  });
}

/** @param asker the site whose pages asked, if any did: it alone is let in by a function */
function describeReader(allowed: string, address: string, asker: string | null): string {
  const name = `access-control-allow-origin: ${allowed}`;
  if (URL.parse(address)?.origin !== allowed) return `lets other sites read it (${allowed})`;
  return allowed === asker
    ? `takes its own pages for those of another site (${name}): a proxy in between has to pass Host on`
    : `says who may read it, which nothing of this site says (${name})`;
}

/** What nothing of this site sends, and what it does to visitors. Proxies add the reports on their own. */
const strays = {
  refresh: 'sends visitors on',
  'clear-site-data': 'empties what browsers keep of the site',
  'report-to': 'has browsers report visits',
  'content-security-policy-report-only': 'has a second policy',
  'cdn-cache-control': 'has caches in front keep it otherwise than browsers',
  'surrogate-control': 'has caches in front keep it otherwise than browsers',
  'cloudflare-cdn-cache-control': 'has caches in front keep it otherwise than browsers',
  'access-control-allow-credentials': 'lets other sites read it as the visitor',
};

/** Whoever shows the site from caches of others lets these be read; there is nothing to hide in them. */
const publicTypes = /^(?:font|image|audio|video)\/|^(?:text|application)\/(?:css|javascript)\b/;

/**
 * Whether a cache in front kept an answer for longer than it may, so that a release is not seen.
 * Vercel empties its own with each release.
 */
export function findOldAnswer({ headers }: Response): Fault[] {
  const age = Number(headers.get('age') ?? 0);
  return age > freshFor(headers.get('cache-control')) && headers.get('server') !== 'Vercel'
    ? [
        {
          fault: 'comes from a cache, which visitors get in place of a new release',
          example: `age: ${age}`,
        },
      ]
    : [];
}

/**
 * Names each header that nothing of this site sends.
 * @param asker the origin that the request named
 */
export function findStrayHeaders({ headers, url }: Response, asker: string | null = null): Fault[] {
  const allowed = headers.get('access-control-allow-origin');
  // Vercel lets everybody read every file; there is nothing to read that is not public.
  const isPublic =
    headers.get('server') === 'Vercel' || publicTypes.test(headers.get('content-type') ?? '');
  const isOfHost = allowed === '*' && isPublic;
  const isDownload = /^\s*attachment/i.test(headers.get('content-disposition') ?? '');
  const [cookie] = headers.getSetCookie();
  return [
    ...(cookie === undefined ? [] : [`sets a cookie: ${cookie.split('=', 1)[0] ?? ''}`]),
    ...(allowed === null || isOfHost ? [] : [describeReader(allowed, url, asker)]),
    ...Object.entries(strays)
      .filter(([name]) => headers.has(name))
      .map(([name, effect]) => ({
        fault: effect,
        example: `${name}: ${headers.get(name)}`,
      })),
    ...(isDownload ? ['is offered as a download (content-disposition: attachment)'] : []),
  ];
}

/** What is wrong with the headers of an answer of this site. */
export function findHeaderFaults(response: Response, wanted: Headers): Fault[] {
  return [...findWrongHeaders(response, wanted), ...findStrayHeaders(response)];
}

function without(headers: Headers, ...names: readonly string[]): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** Those of a page, but for its policy, which knows the code that stands in it. */
export function pageHeaders(settings: PublicSettings): Headers {
  return without(responseHeaders(settings), policyName);
}

/** Those of every answer, whatever it is. */
export function commonHeaders(settings: PublicSettings): Headers {
  return without(pageHeaders(settings), 'cache-control', 'cross-origin-resource-policy');
}

/**
 * Those of what a function answers, which nobody may keep.
 * @param isElsewhere on a host of its own it has only what it sends itself
 */
export function functionHeaders(settings: PublicSettings, isElsewhere = false): Headers {
  return { ...(isElsewhere ? {} : commonHeaders(settings)), 'cache-control': 'no-store' };
}
