import { hash } from 'node:crypto';
import * as z from 'zod';
import { type FieldName, fieldNames } from '../config/contact-fields.ts';
import { functionAddress, type functionNames } from '../config/routes.ts';
import { type Environment, readSettings } from '../config/settings.ts';
import { type Attribution, readAttribution } from './attribution.ts';
import { suggestAddress } from './email-address.ts';
import { type TypedFields, hiddenFields, meantField, repeatField } from './fields.ts';
import { Refusal } from './outcome.ts';

/** Where a function answers beside the site whose forms post to it. */
export function readEndpoint(environment: Environment, name: keyof typeof functionNames) {
  const names = ['PUBLIC_SITE_URL', 'PUBLIC_FUNCTIONS_URL', 'PUBLIC_CONTACT_EMAIL'] as const;
  const settings = readSettings(environment, names);
  const { PUBLIC_SITE_URL: siteOrigin, PUBLIC_FUNCTIONS_URL: functionsUrl } = settings;
  return {
    siteOrigin,
    /** Goes before each path of the site; empty when the function answers on the site's own host. */
    pagePrefix: URL.canParse(functionsUrl) ? siteOrigin : '',
    /** The address of the function, as forms post to it. */
    action: functionAddress(name, functionsUrl),
    contactEmail: settings.PUBLIC_CONTACT_EMAIL,
  };
}

export type Endpoint = Readonly<ReturnType<typeof readEndpoint>>;

/**
 * Refuses what another site's page makes a visitor's browser send. A request without the headers
 * that only browsers set does not come from a page and passes.
 */
function refuseCrossSite({ headers, url }: Request, siteOrigin: string): void {
  const origin = headers.get('origin') ?? '';
  const relation = headers.get('sec-fetch-site') ?? (origin ? 'unknown' : 'none');
  if (relation === 'none' || relation === 'same-origin' || origin === siteOrigin) return;
  // Hosts are compared, not schemes: TLS ends before the function.
  if (URL.parse(origin)?.host !== new URL(url).host) throw new Refusal('cross_site');
}

/** Whether the site's page asks a function on another host, so that the browser wants CORS headers. */
export function isAskedFromSite({ headers, url }: Request, siteOrigin: string): boolean {
  return headers.get('origin') === siteOrigin && new URL(siteOrigin).host !== new URL(url).host;
}

/** In bytes: every field at its limit, in characters of twelve bytes each, stays below it. */
export const bodyLimit = 64 * 1024;

/** Reads the body, and no more of it than the limit: what `content-length` says is not trusted. */
export async function readBody(request: Request, limit = bodyLimit) {
  if (Number(request.headers.get('content-length')) > limit) throw new Refusal('too_large');
  let size = 0;
  const measure = (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > limit) throw new Refusal('too_large');
    return chunk;
  };
  try {
    return Buffer.concat(await Array.fromAsync(request.body ?? [], measure));
  } catch (error) {
    // A stream that breaks was broken off by whoever sent it.
    throw error instanceof Refusal ? error : new Refusal('aborted');
  }
}

/** Bodies of other types no function reads. */
const bodyTypes = new Map<string, 'json' | 'form'>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'form'],
]);

export function bodyTypeOf(request: Request) {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  return bodyTypes.get(type.trim());
}

async function readFields(
  request: Request,
  type: 'json' | 'form',
): Promise<ReadonlyMap<string, unknown>> {
  const body = await readBody(request);
  try {
    if (type === 'form') {
      return new Map(await new Response(body, { headers: request.headers }).formData());
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return new Map(Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(text))));
  } catch {
    throw new Refusal('malformed');
  }
}

/** A field's text; a missing one is an empty one, so that it is asked for by name. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  throw new Refusal('malformed');
}

/** What a robot filter reads is never a reason to refuse a message, so odd values count as none. */
function hintOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** What one request carries, before any rule of its form is applied. */
export interface Submission<Name extends string = FieldName> {
  readonly typed: Readonly<Record<Name, string>>;
  /** The idempotency key; any text, empty when there is none. */
  readonly key: string;
  readonly trap: string;
  /** Milliseconds since 1970, as sent. */
  readonly startedAt: string;
  readonly sentAt: string;
  readonly mayBeCopy: boolean;
  readonly story: Attribution | undefined;
}

/**
 * Takes a request that may carry a message and reads its fields; a `Refusal` when it is none that the
 * site's own form makes.
 * @returns undefined when the browser only asks whether it may post (CORS preflight)
 */
export async function receivePost<Name extends string>(
  request: Request,
  siteOrigin: string,
  names: readonly Name[],
): Promise<Submission<Name> | undefined> {
  refuseCrossSite(request, siteOrigin);
  if (request.method === 'OPTIONS' && isAskedFromSite(request, siteOrigin)) return undefined;
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  const type = bodyTypeOf(request);
  if (type === undefined) throw new Refusal('unsupported_type');
  const fields = await readFields(request, type);
  // A form carries line breaks as CR LF (HTML, "newline normalization"). Undone, the same message is
  // the same text from a form and from JSON.
  const read = (name: string): unknown => {
    const value = fields.get(name);
    return type === 'form' && typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
  };
  // Without a script the form does not know the address of its page; the browser tells it.
  const named = URL.parse(request.headers.get('referer') ?? '')?.searchParams;
  const readTyped = (name: Name): string => {
    const text = textOf(read(name));
    const isAsked = name === 'email' && hintOf(read(meantField)) !== '';
    return isAsked ? (suggestAddress(text) ?? text) : text;
  };
  const typed = Object.fromEntries(names.map((name) => [name, readTyped(name)]));
  return {
    typed: typed as Readonly<Record<Name, string>>,
    key: request.headers.get('idempotency-key') || textOf(read(hiddenFields.key)).trim(),
    trap: hintOf(read(hiddenFields.trap)),
    startedAt: hintOf(read(hiddenFields.startedAt)),
    sentAt: hintOf(read(hiddenFields.sentAt)),
    mayBeCopy: hintOf(read(repeatField)) !== '',
    story: readAttribution(
      (name) => read(name) ?? (type === 'form' ? named?.get(name) : undefined),
    ),
  };
}

/** Nobody reads a page and fills its fields faster. In milliseconds. */
const minimumTimeToFill = 2_000;

/** People who ask for a demo name a page or two. */
const mostLinks = 5;

/**
 * Whether a message looks like a robot's, which people's do at times, with programs that fill forms for
 * them: it is marked and never thrown away. A time that makes no sense counts for nothing, and one
 * that is missing is that of 1970.
 */
export function isFromRobot(post: Omit<Submission<never>, 'key' | 'mayBeCopy' | 'story'>): boolean {
  const { typed, trap, startedAt, sentAt } = post;
  const text = Object.values<string>(typed).join(' ');
  const links = text.match(/https?:\/\/|\bwww\./gi) ?? [];
  const timeToFill = (sentAt === '' ? Date.now() : Number(sentAt)) - Number(startedAt);
  const isHasty = timeToFill >= 0 && timeToFill < minimumTimeToFill;
  return trap !== '' || links.length > mostLinks || isHasty;
}

/** 32 hexadecimal digits that stand for the parts, in this order. */
export function hashParts(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 32);
}

/**
 * The id of a message, the same in every instance. The text counts too, trimmed as what is sent will
 * be: by it a key that is used for another text is noticed.
 */
export function deriveMessageId(key: string, typed: TypedFields): string {
  return hashParts([key, ...fieldNames.map((name) => typed[name].trim())]);
}
