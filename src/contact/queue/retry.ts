import { describeFailure, OutcomeUnknown } from '../errors.ts';
import { timeLimits } from '../time-limits.ts';
import type { Attempt, Job } from './job-store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** In milliseconds. */
export interface RetryPlan {
  readonly firstPause: number;
  readonly longestPause: number;
  /** After this time the job is kept for a person, and the log says so. */
  readonly patience: number;
  /** How long a job belongs to the process that took it. */
  readonly lease: number;
}

/** Pauses double: five tries within the first quarter of an hour, some thirty in three days. */
export const retryPlan: RetryPlan = {
  firstPause: minute,
  longestPause: 4 * hour,
  patience: 72 * hour,
  lease: timeLimits.lease,
};

/** No job is due later than this from now on. */
export function longestWait({ longestPause, lease }: RetryPlan): number {
  return longestPause + lease;
}

/** A mail server that takes each copy and never says so must not be sent one every few hours. */
const unknownLimit = 3;

/** Whether a job was handed over so often, without an answer, that no other copy may go. */
export function isTooUnknown(unknowns: number): boolean {
  return unknowns >= unknownLimit;
}

/** Whether what a job says is over, such as a link that cannot be pressed any more. */
export function isStale({ goodUntil }: Job, now: number): boolean {
  return goodUntil !== undefined && goodUntil <= now;
}

/**
 * What becomes of a job whose delivery failed.
 * @param now milliseconds since 1970
 * @returns the word for the log, what to note, and the pause until the next attempt, if there is one
 */
export function planRetry(attempt: Attempt, error: unknown, now: number, plan: RetryPlan) {
  const { job, attempts } = attempt;
  const isUnknown = error instanceof OutcomeUnknown;
  const unknowns = attempt.unknowns + (isUnknown ? 1 : 0);
  const pause = Math.min(plan.firstPause * 2 ** (attempts - 1), plan.longestPause);
  const isOver =
    now - job.created >= plan.patience || isTooUnknown(unknowns) || isStale(job, now + pause);
  return {
    outcome: isOver ? 'given-up' : isUnknown ? 'outcome-unknown' : 'not-delivered',
    failure: { unknowns, reason: describeFailure(error) },
    pause: isOver ? undefined : pause,
  } as const;
}
