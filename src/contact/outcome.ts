import { InvalidSettings } from '../config/settings.ts';
import { fill } from '../messages/fill.ts';
import { formWords, newsletterWords } from '../messages/messages.ts';
import {
  KeyReused,
  MailNotDelivered,
  OutcomeUnknown,
  TooManyMessages,
  UnusableSetting,
} from './errors.ts';
import { describeUnforeseen, type Log } from './log.ts';
import { adviceFor, notices, wordWait } from './notices.ts';
import type { CheckedFields, FieldProblems } from './rules.ts';

const words = formWords.failures;

export interface Success {
  /** `queued` waits for another attempt; `withheld` is answered like the others and was not sent. */
  readonly outcome: 'sent' | 'queued' | 'repeated' | 'withheld';
  readonly id: string;
  /** Where the message was written, when there is no mail server. */
  readonly file?: string | undefined;
}

/** Every way to fail: the status, the word in the log, and what people are told unless more is known. */
const failures = {
  malformed: { status: 400, outcome: 'refused', message: words.malformed },
  invalid_link: {
    status: 400,
    outcome: 'refused',
    message: newsletterWords.links.incomplete,
  },
  aborted: { status: 400, outcome: 'aborted', message: words.aborted },
  cross_site: {
    status: 403,
    outcome: 'refused',
    message: words.crossSite,
  },
  method_not_allowed: { status: 405, outcome: 'refused', message: words.method },
  too_large: { status: 413, outcome: 'refused', message: words.tooLarge },
  unsupported_type: {
    status: 415,
    outcome: 'refused',
    message: words.type,
  },
  invalid_email: { status: 422, outcome: 'invalid', message: notices.invalidEmail.message },
  invalid_fields: { status: 422, outcome: 'invalid', message: words.fields },
  // One key and two texts, as in the IETF’s draft of the Idempotency-Key header.
  idempotency_key_reused: {
    status: 422,
    outcome: 'key-reused',
    message: adviceFor('idempotency_key_reused').message,
  },
  rate_limited: { status: 429, outcome: 'rate-limited', message: words.tooMany },
  not_delivered: { status: 502, outcome: 'not-delivered', message: notices.failed.message },
  // The mail server took the message and did not say so: nobody can know.
  outcome_unknown: {
    status: 502,
    outcome: 'outcome-unknown',
    message: words.outcomeUnknown,
  },
  unavailable: { status: 500, outcome: 'failed', message: notices.failed.message },
} as const;

export type FailureCode = keyof typeof failures;

/** An answer that is not a success. */
export interface Failure {
  readonly status: (typeof failures)[FailureCode]['status'];
  /** A word for programs. */
  readonly code: FailureCode;
  /** A sentence for people. */
  readonly message: string;
  readonly fields?: FieldProblems;
  /** In seconds. */
  readonly retryAfter?: number;
}

export interface Unsuccess {
  readonly outcome: (typeof failures)[FailureCode]['outcome'] | 'misconfigured';
  readonly failure: Failure;
  readonly id?: string | undefined;
  /** For the log: nothing in it was typed by a visitor. */
  readonly reason: string;
  /** Where an unforeseen error came from. */
  readonly stack?: string | undefined;
}

/**
 * Words a failure.
 * @param reason for the log; nothing that was typed
 * @param more what is known beyond the table
 */
export function fail(
  code: FailureCode,
  reason: string,
  more: Partial<Pick<Failure, 'message' | 'fields' | 'retryAfter'>> = {},
): Unsuccess {
  const { outcome, status, message } = failures[code];
  return { outcome, failure: { status, code, message, ...more }, reason };
}

/** Fields that break a rule. */
export function refuseFields({
  problems: fields,
  isEmailRefused,
}: Extract<CheckedFields, { isValid: false }>): Unsuccess {
  const code = isEmailRefused ? 'invalid_email' : 'invalid_fields';
  return fail(code, Object.keys(fields).join(' '), { fields });
}

/** Why a request is answered with an error before its message is looked at. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: FailureCode;

  /** @param message a sentence for people, better than that of the table; names nothing that was typed */
  constructor(code: FailureCode, message: string = failures[code].message) {
    super(message);
    this.code = code;
  }
}

/** What was typed breaks a rule of the form. */
export class InvalidFields extends Error {
  override name = 'InvalidFields';
  readonly unsuccess: Unsuccess;

  constructor(unsuccess: Unsuccess) {
    super(unsuccess.reason);
    this.unsuccess = unsuccess;
  }
}

function describeError(error: unknown): Unsuccess {
  if (error instanceof Refusal) return fail(error.code, error.code, { message: error.message });
  if (error instanceof InvalidFields) return error.unsuccess;
  if (error instanceof TooManyMessages) {
    const { retryAfter } = error;
    const message = fill(words.tooManyUntil, { wait: wordWait(retryAfter) });
    return fail('rate_limited', error.message, { message, retryAfter });
  }
  if (error instanceof KeyReused) return fail('idempotency_key_reused', 'another text');
  if (error instanceof OutcomeUnknown) return fail('outcome_unknown', error.message);
  if (error instanceof MailNotDelivered) return fail('not_delivered', error.message);
  if (error instanceof UnusableSetting || error instanceof InvalidSettings) {
    return { ...fail('unavailable', error.message), outcome: 'misconfigured' };
  }
  const { reason, stack } = describeUnforeseen(error);
  return { ...fail('unavailable', reason), stack };
}

/**
 * Does a step of the work and turns whatever it throws into an answer.
 * @param id of the message, when it has one by then
 */
export async function settle<Result>(
  work: () => Result | Promise<Result>,
  id?: string,
): Promise<Result | Unsuccess> {
  try {
    return await work();
  } catch (error) {
    return { ...describeError(error), id };
  }
}

interface Clocked {
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Starts the clock of a request.
 * @returns what logs how the request ended and how long it took
 */
export function startReport({ log, now }: Clocked): (result: Success | Unsuccess) => void {
  const start = now();
  return (result) => {
    const { outcome, id, reason, stack, file } = {
      ...{ reason: undefined, stack: undefined, file: undefined },
      ...result,
    };
    log({ outcome, id, duration: now() - start, reason, stack, file });
  };
}
