import { InvalidSettings } from '../../config/settings.ts';
import {
  KeyReused,
  MailNotDelivered,
  OutcomeUnknown,
  TooManyMessages,
  UnusableSetting,
} from '../sending/delivery-errors.ts';
import {
  describeRateLimit,
  describeRefusal,
  keyReused,
  notDelivered,
  outcomeUnknown,
  unavailable,
} from './failure.ts';
import type { Failure } from './failure.ts';
import { Refusal } from './refusal.ts';

export interface Success {
  /** `queued` waits for another attempt; `withheld` is answered like the others and was not sent. */
  readonly outcome: 'sent' | 'queued' | 'repeated' | 'withheld';
  readonly id: string;
  /** Where the message was written, when there is no mail server. */
  readonly file?: string | undefined;
}

export interface Unsuccess {
  readonly outcome:
    | 'refused'
    | 'invalid'
    | 'rate-limited'
    | 'key-reused'
    | 'not-delivered'
    | 'outcome-unknown'
    | 'misconfigured'
    | 'failed';
  readonly failure: Failure;
  readonly id?: string | undefined;
  /** For the log: nothing in it was typed by a visitor. */
  readonly reason: string;
}

/** What was typed breaks a rule of the form. */
export class InvalidFields extends Error {
  override name = 'InvalidFields';
  readonly failure: Failure;

  /** @param fields their names, for the log */
  constructor(failure: Failure, fields: readonly string[]) {
    super(fields.join(' '));
    this.failure = failure;
  }
}

/** An unforeseen error: its name and place, not its words, which may repeat what was typed. */
function describeUnforeseen(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = /^\s+at .*$/m.exec(error.stack ?? '')?.[0].trim() ?? '';
  return `${error.name} ${place}`.trim();
}

function describeError(error: unknown): Omit<Unsuccess, 'id'> {
  if (error instanceof Refusal) {
    return { outcome: 'refused', failure: describeRefusal(error), reason: error.code };
  }
  if (error instanceof InvalidFields) {
    return { outcome: 'invalid', failure: error.failure, reason: error.message };
  }
  if (error instanceof KeyReused) {
    return { outcome: 'key-reused', failure: keyReused, reason: 'another text' };
  }
  if (error instanceof OutcomeUnknown) {
    return { outcome: 'outcome-unknown', failure: outcomeUnknown, reason: error.message };
  }
  if (error instanceof TooManyMessages) {
    const failure = describeRateLimit(error.retryAfter);
    return { outcome: 'rate-limited', failure, reason: error.message };
  }
  if (error instanceof MailNotDelivered) {
    return { outcome: 'not-delivered', failure: notDelivered, reason: error.message };
  }
  if (error instanceof UnusableSetting || error instanceof InvalidSettings) {
    return { outcome: 'misconfigured', failure: unavailable, reason: error.message };
  }
  return { outcome: 'failed', failure: unavailable, reason: describeUnforeseen(error) };
}

/**
 * Does a step of the work and turns whatever it throws into an answer.
 * @param id of the message, when it has one by then
 */
export async function settle<Result>(
  work: () => Promise<Result>,
  id?: string,
): Promise<Result | Unsuccess> {
  try {
    return await work();
  } catch (error) {
    return { ...describeError(error), id };
  }
}
