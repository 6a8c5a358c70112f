import { OutcomeUnknown } from '../errors.ts';
import { timeLimits } from '../time-limits.ts';
import { describeFailure } from './store/guard.ts';
import type { Entry, Letter, Standing } from './store/mail-store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** In milliseconds. */
export interface RetryPlan {
  readonly firstPause: number;
  readonly longestPause: number;
  /** After this time the letter stays where it is and the log says so. */
  readonly patience: number;
  /** How long a letter belongs to the process that took it on. */
  readonly lease: number;
  /** Between two attempts to tell a store that failed what was delivered. */
  readonly reportPause: number;
}

/** Pauses double: five tries within the first quarter of an hour, some thirty in three days. */
export const retryPlan: RetryPlan = {
  firstPause: minute,
  longestPause: 4 * hour,
  patience: 72 * hour,
  lease: timeLimits.lease,
  reportPause: 2_000,
};

/** How long to wait after so many attempts, in milliseconds. */
function pauseAfter(attempts: number, { firstPause, longestPause }: RetryPlan): number {
  return Math.min(firstPause * 2 ** (attempts - 1), longestPause);
}

/** A mail server that takes each copy and never says so must not be sent one every few hours. */
const unknownLimit = 3;

/** Whether a letter was handed over so often, without an answer, that no other copy may go. */
export function isTooUnknown({ unknowns }: Pick<Standing, 'unknowns'>): boolean {
  return unknowns >= unknownLimit;
}

/** Whether what a letter says is over, such as a link that cannot be pressed any more. */
export function isStale({ goodUntil }: Letter, now: number): boolean {
  return goodUntil !== undefined && goodUntil <= now;
}

/**
 * What becomes of a letter whose delivery failed.
 * @param now milliseconds since 1970
 * @returns the word for the log, and how the letter stands
 */
export function planNext(
  { letter, standing }: Entry,
  error: unknown,
  now: number,
  plan: RetryPlan,
) {
  const { attempts } = standing;
  const isUnknown = error instanceof OutcomeUnknown;
  const unknowns = standing.unknowns + (isUnknown ? 1 : 0);
  const due = now + pauseAfter(attempts, plan);
  const isOver =
    now - letter.created >= plan.patience || isTooUnknown({ unknowns }) || isStale(letter, due);
  const reason = error instanceof Error ? describeFailure(error) : typeof error;
  const next: Standing = { state: isOver ? 'failed' : 'waiting', due, attempts, unknowns, reason };
  const outcome = isOver ? 'given-up' : isUnknown ? 'outcome-unknown' : 'not-delivered';
  return { outcome, next } as const;
}
