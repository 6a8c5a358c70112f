import { StoreUnavailable, UnusableSetting } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { type StoreSetting, explainOutage } from './explain-outage.ts';

/** How long after a failure the next try is made, in milliseconds. */
const probePause = 2_000;

export interface Guard {
  /**
   * Does a piece of work with the store.
   * @throws {StoreUnavailable} at once when the store failed a moment ago, else when it, or the
   *   work, fails or takes too long; the work may have been done all the same
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Tries now whether the store takes something new, whatever is known of it.
   * @throws {StoreUnavailable} when it does not
   */
  readonly tryNow: () => Promise<void>;
  /** Takes note of a failure that was noticed elsewhere. */
  readonly trip: (error: unknown) => void;
}

interface Guarded {
  /** The setting that leads to the store. */
  readonly setting: StoreSetting;
  readonly log: Log;
  /** In milliseconds. */
  readonly timeLimit: number;
  /** Succeeds when the store takes something new. */
  readonly probe: () => Promise<unknown>;
}

/** What there is to say of a connection that is gone; why it is, another error may have told. */
const connectionLost = 'connection lost';

/** A code or a name; an error's own words may hold an address with a password. */
export function describeStoreError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof UnusableSetting) return error.message;
  // What ioredis says when there is no connection any more; the names of these errors tell nothing.
  if (
    /^(?:Connection is closed|Stream isn't writeable|Reached the max retries)/.test(error.message)
  ) {
    return connectionLost;
  }
  const code =
    'code' in error ? String(error.code) : /^(?:ERR DB index|[A-Z]{3,}\b)/.exec(error.message)?.[0];
  return code ?? error.name;
}

/** Errors of ours hold codes only; the words of others may repeat what was typed. */
export function describeFailure(error: Error): string {
  const isOurs =
    /^(MailNotDelivered|OutcomeUnknown|UnusableSetting|InvalidSettings|StoreUnavailable)$/.test(
      error.name,
    );
  return isOurs ? error.message : describeStoreError(error);
}

/** Ends the wait, though not the work, after some milliseconds. */
export async function withinTime<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // After a look at what has arrived: a process that was busy itself must not blame the store.
      setImmediate(() => {
        reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }));
      });
    }, milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Stands before a store that may fail, so that not everybody waits for it. After a failure work is
 * refused at once for a while; then one probe is made, and whoever comes waits for it, so that a
 * store that is well again turns nobody away. The log has one line for each time that the store
 * goes or comes back.
 */
export function createGuard({ setting, log, timeLimit, probe }: Guarded): Guard {
  let isUp = true;
  let lastTry = 0;
  let trying: Promise<void> | undefined;
  /** Why it fails, for as long as it does. */
  let reason: string = setting;

  function trip(error: unknown): void {
    lastTry = performance.now();
    const code = describeStoreError(error);
    // A refused password is followed by words about a connection that is gone.
    if (isUp || code !== connectionLost) reason = explainOutage(setting, code);
    if (!isUp) return;
    isUp = false;
    log({ outcome: 'store-unavailable', reason });
  }

  async function tryOnce(): Promise<void> {
    lastTry = performance.now();
    try {
      await withinTime(probe(), timeLimit);
      if (!isUp) log({ outcome: 'store-available', reason: setting });
      isUp = true;
    } catch (error) {
      trip(error);
      throw new StoreUnavailable(reason);
    }
  }

  /** Those who ask at the same time wait for the same try. */
  function tryNow(): Promise<void> {
    trying ??= tryOnce().finally(() => {
      trying = undefined;
    });
    return trying;
  }

  return {
    tryNow,
    trip,
    async run(work) {
      if (!isUp) {
        const isDue = performance.now() - lastTry >= probePause;
        if (!trying && !isDue) throw new StoreUnavailable(reason);
        await tryNow();
      }
      try {
        return await withinTime(work(), timeLimit);
      } catch (error) {
        trip(error);
        throw new StoreUnavailable(reason);
      }
    },
  };
}
