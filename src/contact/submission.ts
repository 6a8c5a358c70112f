import { createHash } from 'node:crypto';
import { writeCount } from '../messages/fill.ts';
import { type Attribution, readAttribution } from './attribution/attribution.ts';
import {
  type FieldName,
  type TypedFields,
  fieldNames,
  hiddenFields,
  repeatField,
} from './fields.ts';
import { Refusal } from './outcome.ts';

/**
 * The largest body taken, in bytes. Every field at its limit, written in characters that take
 * twelve bytes each in JSON or in a form post, stays below it.
 */
export const bodyLimit = 64 * 1024;

function refuseSize(limit: number): never {
  throw new Refusal(
    'too_large',
    `The message is too long: send at most ${writeCount(limit)} bytes.`,
  );
}

/**
 * Reads the body, and no more of it than the limit: what `content-length` says is not trusted.
 * @param limit in bytes
 * @throws {Refusal} too_large as soon as the body is known to be too large; aborted when it ends early
 */
export async function readBody(
  request: Request,
  limit = bodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) refuseSize(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the stream.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) refuseSize(limit);
      chunks.push(chunk);
    }
  } catch (error) {
    // A stream that breaks was broken off by whoever sent it.
    throw error instanceof Refusal ? error : new Refusal('aborted');
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export type BodyType = 'json' | 'urlencoded' | 'multipart';

/** What one request carries, before any rule of its form is applied. */
export interface Submission<Name extends string = FieldName> {
  readonly typed: Readonly<Record<Name, string>>;
  /** The idempotency key; any text, empty when there is none. */
  readonly key: string;
  readonly trap: string;
  /** Milliseconds since 1970, as sent. */
  readonly startedAt: string;
  readonly sentAt: string;
  /** Whether the same message may have arrived before. */
  readonly mayBeCopy: boolean;
  readonly story: Attribution | undefined;
}

type ReadValue = (name: string) => unknown;

const bodyTypes: ReadonlyMap<string, BodyType> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
  ['multipart/form-data', 'multipart'],
]);

/**
 * The kind of the body, by its content type.
 * @returns undefined when it is none that the function reads
 */
export function bodyTypeOf(request: Request): BodyType | undefined {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').split(';');
  const charset = parameters.map((text) => /^\s*charset="?([^"\s]*)/i.exec(text)?.[1]);
  const isUtf8 = charset.every((name) => name === undefined || /^utf-?8$/i.test(name));
  return isUtf8 ? bodyTypes.get(type.trim().toLowerCase()) : undefined;
}

function refuseShape(message: string): never {
  throw new Refusal('malformed', message);
}

function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuseShape('The body is not UTF-8.');
  }
}

function readJson(bytes: Uint8Array): ReadValue {
  let body: unknown;
  try {
    body = JSON.parse(readText(bytes));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuseShape('The body is not JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuseShape('The body is not a JSON object.');
  }
  const fields = body;
  return (name) =>
    Object.hasOwn(fields, name) ? (Reflect.get(fields, name) as unknown) : undefined;
}

/** More than any form of ours has; reading thousands takes as long as answering many visitors. */
const partLimit = 100;

/** What may stand before the value of a part, in bytes; long heads take as long to read. */
const headLimit = 1_024;

async function readParts(
  bytes: Uint8Array<ArrayBuffer>,
  isMultipart: boolean,
  contentType: string,
): Promise<FormData | URLSearchParams> {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '';
  const parts = Buffer.from(bytes)
    .toString('latin1')
    .split(isMultipart ? `--${boundary}` : '&');
  if (parts.length > partLimit) return refuseShape('The form post has too many fields.');
  if (!isMultipart) return new URLSearchParams(readText(bytes));
  const isHeadLong = (part: string) =>
    part.length > headLimit && !part.slice(0, headLimit).includes('\r\n\r\n');
  if (parts.some(isHeadLong)) return refuseShape('The form post has too long a head.');
  return new Response(bytes, { headers: { 'content-type': contentType } }).formData();
}

async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  isMultipart: boolean,
  contentType: string,
): Promise<ReadValue> {
  try {
    const form = await readParts(bytes, isMultipart, contentType);
    return (name) => {
      const value = form.get(name);
      // A form post carries every line break as CR LF, whatever was typed: HTML, "newline
      // normalization". Undone, the same message is the same text from a form and from JSON.
      return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuseShape('The form post cannot be read.');
  }
}

/** A field's text; a missing one is an empty one, so that it is asked for by name. */
function textOf(value: unknown, name: string): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : refuseShape(`The field ${name} is not text.`);
}

/** What a robot filter reads is never a reason to refuse a message, so odd values count as none. */
function hintOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/**
 * Reads the fields out of a request.
 * @param type as found by `bodyTypeOf`
 * @param names of the fields of the form
 * @throws {Refusal} too_large, or malformed for a body that cannot be read
 */
export async function readSubmission<Name extends string>(
  request: Request,
  type: BodyType,
  names: readonly Name[],
): Promise<Submission<Name>> {
  const bytes = await readBody(request);
  const contentType = request.headers.get('content-type') ?? '';
  const read =
    type === 'json' ? readJson(bytes) : await readForm(bytes, type === 'multipart', contentType);
  const typed = Object.fromEntries(
    names.map((name) => [name, textOf(read(name), name)]),
  ) as Readonly<Record<Name, string>>;
  const { key, trap, startedAt, sentAt } = hiddenFields;
  return {
    typed,
    key: request.headers.get('idempotency-key') || textOf(read(key), key).trim(),
    trap: hintOf(read(trap)),
    startedAt: hintOf(read(startedAt)),
    sentAt: hintOf(read(sentAt)),
    mayBeCopy: hintOf(read(repeatField)) !== '',
    story: readAttribution(read),
  };
}

/** Nobody reads a page and fills its fields faster. In milliseconds. */
const minimumTimeToFill = 2_000;

/** People who ask for a demo name a page or two. */
const mostLinks = 5;

/**
 * Whether a message looks like a robot's: the field that people do not see is filled, it was sent
 * faster than a person can, or it is full of links. People do all of this at times, with programs
 * that fill forms for them: such a message is marked and never thrown away. A time that makes no
 * sense counts for nothing, and one that is missing is that of 1970.
 * @param now milliseconds since 1970, used when the form does not say when it was sent
 */
export function isFromRobot(
  { typed, trap, startedAt, sentAt }: Omit<Submission<never>, 'key' | 'story' | 'mayBeCopy'>,
  now: number,
): boolean {
  if (trap !== '') return true;
  const text = Object.values<string>(typed).join(' ');
  const links = [...text.matchAll(/https?:\/\/|\bwww\./gi)];
  if (links.length > mostLinks) return true;
  const sent = sentAt === '' ? now : Number(sentAt);
  const timeToFill = sent - Number(startedAt);
  return timeToFill >= 0 && timeToFill < minimumTimeToFill;
}

/** 32 hexadecimal digits that stand for the parts, in this order. */
export function hashParts(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * The id of a message, from which its Message-ID is made: the same key and the same text always
 * give the same id, in every instance. The text counts too: by it a key that is used for another
 * text is noticed.
 * @param key the idempotency key, or anything that names one message
 * @param typed trimmed here, as what is sent will be
 * @returns 32 hexadecimal digits
 */
export function deriveMessageId(key: string, typed: TypedFields): string {
  return hashParts([key, ...fieldNames.map((name) => typed[name].trim())]);
}
