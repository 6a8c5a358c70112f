/** How long a name stays taken. All times are in milliseconds, since 1970 where they are a moment. */
export const keyLifetime = 24 * 3_600_000;

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  /** Whole header lines beside those of the envelope. */
  readonly headers?: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** What a webhook is called with; every attempt sends the same bytes. */
export interface HookContent {
  readonly json: string;
}

/**
 * An e-mail, or a call of a webhook, as it is kept. Who sends it, and which of our own mailboxes
 * gets it, is looked up when it is sent: a wrong setting can be mended while the job waits.
 */
export interface Job {
  /** Stands for the idempotency key: one name is one job. */
  readonly name: string;
  /** Stands for key and text; the visitor's reference and the Message-ID. */
  readonly id: string;
  /** What the lines in the log are about. */
  readonly event: string;
  /** An address, or the setting that holds it. */
  readonly recipient: string;
  readonly content: MailContent | HookContent;
  readonly created: number;
  /** Until when it is of use; without it, until a person has acted. */
  readonly goodUntil?: number | undefined;
  readonly isRobotLike: boolean;
  /** Whether it may have arrived before, which the e-mail then says. */
  readonly mayBeCopy?: boolean | undefined;
}

export interface Failure {
  /** How many attempts may have arrived. */
  readonly unknowns: number;
  /** Why the last one failed: codes only. */
  readonly reason: string;
}

/** A job that belongs to this process for the time of the lease, with this attempt counted. */
export interface Attempt extends Failure {
  readonly job: Job;
  /** Shows the store whose attempt it is. */
  readonly token: string;
  readonly attempts: number;
}

export interface KeptJob extends Omit<Attempt, 'token'> {
  readonly state: 'waiting' | 'failed';
  readonly due: number;
}

/** So many are read at once: nobody waits meanwhile. */
export const pageSize = 100;

export const retryPlan = {
  /** Pauses double: five tries within the first quarter of an hour, some thirty in three days. */
  firstPause: 60_000,
  longestPause: 4 * 3_600_000,
  /** After this time a job is kept for a person, and the log says so. */
  patience: 72 * 3_600_000,
  /** How long a job belongs to the process that took it: longer than a function may run. */
  lease: 60_000,
};

export type RetryPlan = Readonly<typeof retryPlan>;

/** What is due later than this comes from a clock that was ahead, and is taken at once. */
export function latestDue({ longestPause, lease }: RetryPlan): number {
  return Date.now() + longestPause + lease;
}

/** Keeps jobs until they are done, their names for a day more. What fails throws `StoreUnavailable`. */
export interface JobStore {
  /** Tries whether a job could be kept now. */
  tryNow(): Promise<unknown>;
  /** Keeps jobs, all or none; gives the ids of those that had their names before, and stay. */
  add(jobs: readonly Job[]): Promise<readonly (string | undefined)[]>;
  find(name: string): Promise<string | undefined>;
  /** Takes one that is due, also from processes that have ended; first the one just added. */
  take(added?: string): Promise<Attempt | undefined>;
  /** Notes, before the content leaves, that the job may arrive; throws once the lease is over. */
  noteHandOver(attempt: Attempt): Promise<unknown>;
  complete(attempt: Attempt): Promise<unknown>;
  /** @param pause until the next attempt; without it a person has to act */
  release(attempt: Attempt, failure: Failure, pause?: number): Promise<unknown>;
  count(): Promise<Record<KeptJob['state'], number>>;
  /**
   * A page of what waits, then of what failed, each the oldest first.
   * @param from how many stand before it
   */
  list(from?: number): Promise<readonly KeptJob[]>;
  /** Also one that failed. */
  makeDue(name: string): Promise<unknown>;
  /** Takes back a job as long as it waits; its name stays taken. */
  withdraw(name: string): Promise<unknown>;
  close(): void;
}
