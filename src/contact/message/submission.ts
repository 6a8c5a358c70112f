import { hiddenFields } from './fields.ts';
import type { FieldName } from './fields.ts';
import { Refusal } from './outcome.ts';
import { readStory, type Story } from '../attribution/attribution.ts';
import { readBody } from './request-body.ts';

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
  readonly story: Story | undefined;
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
    story: readStory(read),
  };
}
