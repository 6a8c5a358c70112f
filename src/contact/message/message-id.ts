import { createHash } from 'node:crypto';
import { fieldNames } from './fields.ts';
import type { TypedFields } from './fields.ts';

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
