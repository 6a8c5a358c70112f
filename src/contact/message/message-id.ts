import { createHash } from 'node:crypto';
import { fieldNames } from './fields.ts';
import type { ContactMessage } from './fields.ts';

/** 32 hexadecimal digits that stand for the parts, in this order. */
export function hashParts(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * The id of a message, from which its Message-ID is made: the same key and the same text always
 * give the same id, in every instance. The text counts too, so that a visitor who changes a
 * message after a failure sends a new one, and a key that somebody guessed answers nothing.
 * @param key the idempotency key, or anything that names one message
 * @returns 32 hexadecimal digits
 */
export function deriveMessageId(key: string, message: ContactMessage): string {
  return hashParts([key, ...fieldNames.map((name) => message[name])]);
}
