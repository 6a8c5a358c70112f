import { createHash } from 'node:crypto';
import { type Attribution, readAttribution } from './attribution/attribution.ts';
import {
  type FieldName,
  type TypedFields,
  fieldNames,
  hiddenFields,
  repeatField,
} from './fields.ts';
import { Refusal } from './outcome.ts';

/** In bytes: every field at its limit, in characters of twelve bytes each, stays below it. */
export const bodyLimit = 64 * 1024;

/**
 * Reads the body, and no more of it than the limit: what `content-length` says is not trusted.
 * @param limit in bytes
 * @throws {Refusal} too_large as soon as the body is known to be too large; aborted when it ends early
 */
export async function readBody(
  request: Request,
  limit = bodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) throw new Refusal('too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the stream.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw new Refusal('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    // A stream that breaks was broken off by whoever sent it.
    throw error instanceof Refusal ? error : new Refusal('aborted');
  }
  return new Uint8Array(Buffer.concat(chunks));
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
  /** Whether the same message may have arrived before. */
  readonly mayBeCopy: boolean;
  readonly story: Attribution | undefined;
}

export type BodyType = 'json' | 'urlencoded' | 'multipart';

const bodyTypes: ReadonlyMap<string, BodyType> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
  ['multipart/form-data', 'multipart'],
]);

/** The kind of the body; undefined when it is none that the function reads. */
export function bodyTypeOf(request: Request): BodyType | undefined {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return bodyTypes.get(type.trim().toLowerCase());
}

async function readFields(request: Request, type: BodyType): Promise<ReadonlyMap<string, unknown>> {
  const bytes = await readBody(request);
  try {
    if (type === 'multipart') {
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      return new Map(await new Response(bytes, { headers }).formData());
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (type === 'urlencoded') return new Map(new URLSearchParams(text));
    const fields: unknown = JSON.parse(text);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
      throw new Refusal('malformed');
    }
    return new Map(Object.entries(fields));
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

/**
 * @param names of the fields of the form
 * @throws {Refusal} too_large, or malformed for a body that cannot be read
 */
export async function readSubmission<Name extends string>(
  request: Request,
  type: BodyType,
  names: readonly Name[],
): Promise<Submission<Name>> {
  const fields = await readFields(request, type);
  // A form post carries every line break as CR LF, whatever was typed: HTML, "newline
  // normalization". Undone, the same message is the same text from a form and from JSON.
  const read = (name: string): unknown => {
    const value = fields.get(name);
    return type !== 'json' && typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
  };
  const { key, trap, startedAt, sentAt } = hiddenFields;
  return {
    typed: Object.fromEntries(names.map((name) => [name, textOf(read(name))])) as Readonly<
      Record<Name, string>
    >,
    key: request.headers.get('idempotency-key') || textOf(read(key)).trim(),
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
 * Whether the field is filled that people do not see, or the message was sent faster than a person
 * can, or is full of links. People do all of this at times, with programs that fill forms for them:
 * such a message is marked and never thrown away. A time that makes no sense counts for nothing, and
 * one that is missing is that of 1970.
 */
export function isFromRobot({
  typed,
  trap,
  startedAt,
  sentAt,
}: Pick<Submission<never>, 'typed' | 'trap' | 'startedAt' | 'sentAt'>): boolean {
  if (trap !== '') return true;
  const text = Object.values<string>(typed).join(' ');
  const links = [...text.matchAll(/https?:\/\/|\bwww\./gi)];
  if (links.length > mostLinks) return true;
  const sent = sentAt === '' ? Date.now() : Number(sentAt);
  const timeToFill = sent - Number(startedAt);
  return timeToFill >= 0 && timeToFill < minimumTimeToFill;
}

/** 32 hexadecimal digits that stand for the parts, in this order. */
export function hashParts(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * The id of a message, the same in every instance. The text counts too: by it a key that is used for
 * another text is noticed.
 * @param typed trimmed here, as what is sent will be
 */
export function deriveMessageId(key: string, typed: TypedFields): string {
  return hashParts([key, ...fieldNames.map((name) => typed[name].trim())]);
}
