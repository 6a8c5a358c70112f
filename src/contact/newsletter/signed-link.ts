import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { newsletterWords } from '../../messages/messages.ts';
import { Refusal } from '../outcome.ts';

/** What the holder of a link may do for the address in it. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Whom a link is for. */
export interface Subscription {
  readonly email: string;
  /** Random: links of one subscription share it. */
  readonly id: string;
}

const payload = z.tuple([z.string(), z.string(), z.string(), z.number().nullable()]);

function sign(encoded: string, secret: string): string {
  return `${encoded}.${createHmac('sha256', secret).update(encoded).digest('base64url')}`;
}

/**
 * Makes a token that only the holder of the secret can make (HMAC-SHA-256, RFC 2104).
 * @param expires milliseconds since 1970; null for a link that is good for ever
 * @returns letters, digits, `-`, `_` and one dot
 */
export function createToken(
  purpose: LinkPurpose,
  { email, id }: Subscription,
  secret: string,
  expires: number | null,
): string {
  const content: z.output<typeof payload> = [purpose, email, id, expires];
  return sign(Buffer.from(JSON.stringify(content)).toString('base64url'), secret);
}

function decode(encoded: string): z.output<typeof payload> {
  try {
    return payload.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  } catch {
    throw new Refusal('invalid_link');
  }
}

/**
 * Reads whom a token is for. A token has one spelling: what decodes to the same is not the same.
 * @throws {Refusal} invalid_link when the token was not made with this secret, is for something
 *   else or has expired
 */
export function readToken(token: string, purpose: LinkPurpose, secret: string): Subscription {
  const [encoded = ''] = token.split('.');
  const expected = Buffer.from(sign(encoded, secret));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Refusal('invalid_link');
  }
  const [found, email, id, expires] = decode(encoded);
  const { another, expired } = newsletterWords.links;
  if (found !== purpose) throw new Refusal('invalid_link', { message: another });
  if (expires !== null && expires < Date.now()) {
    throw new Refusal('invalid_link', { message: expired });
  }
  return { email, id };
}
