import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../message/outcome.ts';

/** What the holder of a link may do for the address in it. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

export interface LinkContent {
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** Milliseconds since 1970; undefined for a link that is good for ever. */
  readonly expires: number | undefined;
}

function sign(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}

/**
 * Makes a token that only the holder of the secret can make (HMAC-SHA-256, RFC 2104).
 * @returns letters, digits, `-`, `_` and one dot
 */
export function createToken({ purpose, email, expires }: LinkContent, secret: string): string {
  const payload = Buffer.from(JSON.stringify([purpose, email, expires ?? null])).toString(
    'base64url',
  );
  return `${payload}.${sign(payload, secret).toString('base64url')}`;
}

type Payload = readonly [purpose: string, email: string, expires: number | null];

function isPayload(content: unknown): content is Payload {
  if (!Array.isArray(content)) return false;
  const [purpose, email, expires] = content as unknown[];
  return (
    typeof purpose === 'string' &&
    typeof email === 'string' &&
    (expires === null || typeof expires === 'number')
  );
}

function refuse(message?: string): never {
  throw new Refusal('invalid_link', message);
}

/**
 * Reads the address out of a token.
 * @param now milliseconds since 1970
 * @throws {Refusal} invalid_link when the token was not made with this secret, is for something else or has expired
 */
export function readToken(
  token: string,
  purpose: LinkPurpose,
  secret: string,
  now: number,
): string {
  const [payload = '', signature = ''] = token.split('.');
  const expected = sign(payload, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return refuse();
  }
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!isPayload(content)) return refuse();
  const [found, email, expires] = content;
  if (found !== purpose) return refuse('This link is for something else.');
  if (expires !== null && expires < now) {
    return refuse('This link has expired. Enter your address again to get a new one.');
  }
  return email;
}
