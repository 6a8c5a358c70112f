import { InvalidSettings } from '../config/settings.ts';
import { formWords, newsletterWords } from '../messages/messages.ts';
import { MailNotDelivered, OutcomeUnknown, UnusableSetting } from './errors.ts';
import type { FieldProblems } from './fields.ts';
import { describeUnforeseen, type LogEntry } from './log.ts';
import { adviceFor, notices } from './notices.ts';

const words = formWords.failures;

export interface Success {
  /** `queued` waits for another attempt; `withheld` is answered like the others and was not sent. */
  readonly outcome: 'sent' | 'queued' | 'repeated' | 'withheld';
  readonly id: string;
  /** Where the message was written, when there is no mail server. */
  readonly file?: string | undefined;
}

// One key and two texts, as in the IETF’s draft of the Idempotency-Key header.
const { message: keyReused } = adviceFor('idempotency_key_reused');

/** Every way to fail: the status, the word in the log, and what people are told unless more is known. */
const failures = {
  malformed: { status: 400, outcome: 'refused', message: words.malformed },
  invalid_link: { status: 400, outcome: 'refused', message: newsletterWords.links.incomplete },
  aborted: { status: 400, outcome: 'aborted', message: words.aborted },
  cross_site: { status: 403, outcome: 'refused', message: words.crossSite },
  method_not_allowed: { status: 405, outcome: 'refused', message: words.method },
  too_large: { status: 413, outcome: 'refused', message: words.tooLarge },
  unsupported_type: { status: 415, outcome: 'refused', message: words.type },
  invalid_email: { status: 422, outcome: 'invalid', message: notices.invalidEmail.message },
  invalid_fields: { status: 422, outcome: 'invalid', message: words.fields },
  idempotency_key_reused: { status: 422, outcome: 'key-reused', message: keyReused },
  rate_limited: { status: 429, outcome: 'rate-limited', message: words.tooMany },
  not_delivered: { status: 502, outcome: 'not-delivered', message: notices.failed.message },
  outcome_unknown: { status: 502, outcome: 'outcome-unknown', message: words.outcomeUnknown },
  unavailable: { status: 500, outcome: 'failed', message: notices.failed.message },
} as const;

type FailureCode = keyof typeof failures;

export interface Failure {
  readonly status: number;
  readonly code: FailureCode;
  readonly message: string;
  readonly fields?: FieldProblems;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** What is known beyond the table; nothing in it was typed, nor in the reason for the log. */
type More = Partial<Pick<Failure, 'message' | 'fields' | 'retryAfter'>>;

function fail(code: FailureCode, reason: string, more: More = {}) {
  const { outcome, status, message } = failures[code];
  const failure: Failure = { status, code, message, ...more };
  return { outcome, reason, failure };
}

export type Unsuccess = LogEntry & { readonly failure: Failure };

/** Why a request is not done, though everything works. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly unsuccess: Unsuccess;

  constructor(code: FailureCode, more: More = {}, reason: string = code) {
    super(reason);
    this.unsuccess = fail(code, reason, more);
  }
}

export function toUnsuccess(error: unknown): Unsuccess {
  if (error instanceof Refusal) return error.unsuccess;
  if (error instanceof OutcomeUnknown) return fail('outcome_unknown', error.message);
  if (error instanceof MailNotDelivered) return fail('not_delivered', error.message);
  if (error instanceof UnusableSetting || error instanceof InvalidSettings) {
    return { ...fail('unavailable', error.message), outcome: 'misconfigured' };
  }
  const { reason, stack } = describeUnforeseen(error);
  return { ...fail('unavailable', reason), stack };
}
