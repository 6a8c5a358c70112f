import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../outcome.ts';
import { newsletterWords } from '../../messages/messages.ts';

/** What the holder of a link may do for the address in it. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Whom a link is for. */
export interface Subscription {
  readonly email: string;
  /** Random: links of one subscription share it. */
  readonly id: string;
}

export interface LinkContent extends Subscription {
  readonly purpose: LinkPurpose;
  /** Milliseconds since 1970; undefined for a link that is good for ever. */
  readonly expires: number | undefined;
}

type Payload = readonly [purpose: string, email: string, id: string, expires: number | null];

function isPayload(content: unknown): content is Payload {
  if (!Array.isArray(content)) return false;
  const [purpose, email, id, expires] = content as unknown[];
  return (
    [purpose, email, id].every((part) => typeof part === 'string') &&
    (expires === null || typeof expires === 'number')
  );
}

function sign(payload: string, secret: string): string {
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}

/**
 * Makes a token that only the holder of the secret can make (HMAC-SHA-256, RFC 2104).
 * @returns letters, digits, `-`, `_` and one dot
 */
export function createToken({ purpose, email, id, expires }: LinkContent, secret: string): string {
  const payload: Payload = [purpose, email, id, expires ?? null];
  return sign(Buffer.from(JSON.stringify(payload)).toString('base64url'), secret);
}

function refuse(message?: string): never {
  throw new Refusal('invalid_link', message);
}

/**
 * Reads whom a token is for. A token has one spelling: what decodes to the same is not the same.
 * @param now milliseconds since 1970
 * @throws {Refusal} invalid_link when the token was not made with this secret, is for something
 *   else or has expired
 */
export function readToken(
  token: string,
  purpose: LinkPurpose,
  secret: string,
  now: number,
): Subscription {
  const [payload = ''] = token.split('.');
  const expected = Buffer.from(sign(payload, secret));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return refuse();
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!isPayload(content)) return refuse();
  const [found, email, id, expires] = content;
  if (found !== purpose) return refuse(newsletterWords.links.another);
  if (expires !== null && expires < now) {
    return refuse(newsletterWords.links.expired);
  }
  return { email, id };
}
