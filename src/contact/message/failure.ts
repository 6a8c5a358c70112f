import { notices } from './notices.ts';
import type { Refusal } from './refusal.ts';
import type { CheckedFields, FieldProblems } from './rules.ts';

/** An answer that is not a success. */
export interface Failure {
  readonly status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 500 | 502;
  /** A word for programs. */
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  readonly fields?: FieldProblems;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** A mail server that refused the message or was too slow. */
export const notDelivered: Failure = {
  status: 502,
  code: 'not_delivered',
  message: notices.failed.message,
};

/** A mail server that took the message and did not say so: nobody can know. */
export const outcomeUnknown: Failure = {
  status: 502,
  code: 'outcome_unknown',
  message:
    'Your message may have been sent: the connection broke at the last moment. To be safe it is not sent twice. If you hear nothing within two working days, please write to us by e-mail.',
};

/** One idempotency key and two texts, as in the IETF’s draft of the Idempotency-Key header. */
export const keyReused: Failure = {
  status: 422,
  code: 'idempotency_key_reused',
  message:
    'Another message was already sent from this form. Open the form again to send this one too.',
};

/** A setting that is missing, or anything else that is the site's own fault. */
export const unavailable: Failure = {
  status: 500,
  code: 'unavailable',
  message: notices.failed.message,
};

/** Fields that break a rule; the wording of a refused address is the specification's (section 5). */
export function describeInvalidFields(
  checked: Extract<CheckedFields, { isValid: false }>,
): Failure {
  const { problems: fields, isEmailRefused } = checked;
  return isEmailRefused
    ? { status: 422, code: 'invalid_email', message: notices.invalidEmail.message, fields }
    : { status: 422, code: 'invalid_fields', message: 'Check the fields that are named.', fields };
}

/** @param retryAfter seconds until the next message is taken */
export function describeRateLimit(retryAfter: number): Failure {
  const message = `Too many messages were sent. Please try again in ${retryAfter} seconds.`;
  return { status: 429, code: 'rate_limited', message, retryAfter };
}

export function describeRefusal({ status, code, message }: Refusal): Failure {
  return { status, code, message };
}
