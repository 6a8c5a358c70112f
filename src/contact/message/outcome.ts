import { InvalidSettings } from '../../config/settings.ts';
import { MailNotDelivered, TooManyMessages, UnusableSetting } from '../sending/delivery-errors.ts';
import { describeRateLimit, describeRefusal, notDelivered, unavailable } from './failure.ts';
import type { Failure } from './failure.ts';
import { Refusal } from './refusal.ts';

export interface Success {
  /** `robot` is answered like the others, and nothing was sent. */
  readonly outcome: 'sent' | 'repeated' | 'robot';
  readonly id: string;
  /** Where the message was written, when there is no mail server. */
  readonly file?: string | undefined;
}

export interface Unsuccess {
  readonly outcome:
    'refused' | 'invalid' | 'rate-limited' | 'not-delivered' | 'misconfigured' | 'failed';
  readonly failure: Failure;
  readonly id?: string | undefined;
  /** For the log: nothing in it was typed by a visitor. */
  readonly reason: string;
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
