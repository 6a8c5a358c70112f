import { timeLimits } from './time-limits.ts';

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
export function pauseAfter(attempts: number, { firstPause, longestPause }: RetryPlan): number {
  return Math.min(firstPause * 2 ** (attempts - 1), longestPause);
}
