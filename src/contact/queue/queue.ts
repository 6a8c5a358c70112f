import { ignoreOutage, KeyReused, OutcomeUnknown, StoreUnavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Transport } from '../mail/transport.ts';
import { keyLifetime, type Attempt, type Job, type JobStore } from './job-store.ts';
import { isStale, isTooUnknown, planRetry, retryPlan, type RetryPlan } from './retry.ts';

interface Accepted {
  /** `queued`: kept, and not delivered yet. */
  readonly outcome: 'sent' | 'queued' | 'repeated';
  /** Where the e-mail was written, when there is no mail server. */
  readonly file?: string | undefined;
}

export interface Queue {
  /**
   * Takes a job on, tries to deliver it at once, and with it the one beside it. Once this returns
   * both are delivered or kept; where nothing keeps them, the first is delivered.
   * @param notice a second job, kept with the first or not at all
   * @throws {KeyReused} when the name belongs to another job
   * @throws {MailNotDelivered | OutcomeUnknown | UnusableSetting} when nothing can keep the job and
   *   the one attempt failed
   */
  accept(job: Job, notice?: Job): Promise<Accepted>;
  /** Keeps a job for the next run; throws when nothing can keep it. */
  enqueue(job: Job): Promise<void>;
  /** Takes back a job as long as it waits. */
  withdraw(name: string): Promise<void>;
  /** The id of the job that has a name. */
  find(name: string): Promise<string | undefined>;
  /**
   * Delivers what is due, one job after the other.
   * @param mayGoOn asked before each delivery
   * @throws {StoreUnavailable} when the store fails, of which it has told the log
   */
  run(mayGoOn: () => boolean): Promise<void>;
}

interface QueueParts {
  /** Where jobs wait; undefined when there is no such place. */
  readonly store: () => Promise<JobStore | undefined>;
  readonly transport: Transport;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly plan?: RetryPlan;
}

/** How many messages are remembered that went where nothing keeps them. */
const directLimit = 1_000;

interface DirectlySent {
  readonly id: string;
  readonly time: number;
  /** Whether the mail server did not say what became of it. */
  readonly isUnknown: boolean;
}

/** Makes the queue of one process; all queues of one store work on the same jobs. */
export function createQueue({
  store: openStore,
  transport,
  log,
  now,
  plan = retryPlan,
}: QueueParts): Queue {
  /** What this process sent past the store, so that a second press sends nothing more. */
  const sentDirectly = new Map<string, DirectlySent>();

  async function attemptDelivery(store: JobStore, attempt: Attempt): Promise<Accepted> {
    const { job } = attempt;
    let file: string | undefined;
    try {
      const mayBeCopy = job.mayBeCopy === true || attempt.unknowns > 0;
      file = await transport(job, mayBeCopy, () => store.noteHandOver(attempt));
    } catch (error) {
      const { outcome, failure, pause } = planRetry(attempt, error, now(), plan);
      const reason = `attempt ${attempt.attempts}: ${failure.reason}`;
      log({ outcome, id: job.id, reason });
      if (pause !== undefined) await store.retry(attempt, failure, pause).catch(ignoreOutage);
      else await giveUp(store, attempt, failure);
      return { outcome: 'queued' };
    }
    // Without this note the job is delivered again once its lease ends, and says that it is a copy.
    await store.complete(attempt).catch(ignoreOutage);
    return { outcome: 'sent', file };
  }

  async function giveUp(
    store: JobStore,
    attempt: Attempt,
    failure: Pick<Attempt, 'unknowns' | 'reason'>,
  ) {
    // Nobody can make use of it any more.
    const isOfNoUse = attempt.job.goodUntil !== undefined;
    const ending = isOfNoUse ? store.complete(attempt) : store.fail(attempt, failure);
    await ending.catch(ignoreOutage);
  }

  /** Nobody waits for what becomes of it, so the log says that it went. */
  async function deliverWaiting(store: JobStore, attempt: Attempt): Promise<Accepted> {
    const { job, attempts, unknowns, reason } = attempt;
    // Such as after a server stood still for a day.
    const isTooLate = isStale(job, now());
    // Too often handed over: such as by a process that ends each time that it sends this job.
    if (isTooLate || isTooUnknown(unknowns)) {
      const why = reason || (isTooLate ? 'too late' : 'may have arrived');
      log({ outcome: 'given-up', id: job.id, reason: why });
      await giveUp(store, attempt, { unknowns, reason: why });
      return { outcome: 'queued' };
    }
    const accepted = await attemptDelivery(store, attempt);
    if (accepted.outcome === 'sent')
      log({ outcome: 'sent', id: job.id, attempts: attempts, file: accepted.file });
    return accepted;
  }

  function judgeRepeat(job: Job, id: string): Accepted {
    if (id !== job.id) throw new KeyReused();
    return { outcome: 'repeated' };
  }

  function noteDirectlySent({ name, id }: Job, isUnknown: boolean): void {
    // The oldest come first, so the first one to keep ends the search.
    for (const [old, { time }] of sentDirectly) {
      if (sentDirectly.size < directLimit && time > now() - keyLifetime) break;
      sentDirectly.delete(old);
    }
    sentDirectly.set(name, { id, time: now(), isUnknown });
  }

  /** @param isUndecided whether the store may have the job all the same */
  async function deliverDirectly(job: Job, isUndecided: boolean): Promise<Accepted> {
    try {
      const mayBeCopy = isUndecided || job.mayBeCopy === true;
      const file = await transport(job, mayBeCopy, () => Promise.resolve());
      noteDirectlySent(job, false);
      return { outcome: 'sent', file };
    } catch (error) {
      if (error instanceof OutcomeUnknown) noteDirectlySent(job, true);
      throw error;
    }
  }

  /** The message has left, whatever becomes of the notice beside it. */
  async function deliverNotice(notice: Job, isUndecided: boolean): Promise<void> {
    await deliverDirectly(notice, isUndecided).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : typeof error;
      log({ outcome: 'not-delivered', id: notice.id, reason });
    });
  }

  /** Takes what was just added, or what another process added at the same time. */
  async function takeAndDeliver(store: JobStore, { name }: Job) {
    const attempt = await store.take(name).catch(ignoreOutage);
    if (!attempt) return undefined;
    const isOwn = attempt.job.name === name;
    const deliver = isOwn ? attemptDelivery : deliverWaiting;
    return { name: attempt.job.name, accepted: await deliver(store, attempt) };
  }

  return {
    async accept(job, notice) {
      const own = sentDirectly.get(job.name);
      // Who knows that it may be a copy may send it once more.
      if (own && !(own.isUnknown && job.mayBeCopy)) {
        const repeat = judgeRepeat(job, own.id);
        if (own.isUnknown) throw new OutcomeUnknown('an earlier attempt');
        return repeat;
      }
      const jobs = notice ? [job, notice] : [job];
      let isUndecided = false;
      try {
        const store = await openStore();
        if (store) {
          const known = await store.add(jobs);
          if (known[0] !== undefined) return judgeRepeat(job, known[0]);
          const taken = await Promise.all(jobs.map((one) => takeAndDeliver(store, one)));
          const own = taken.find((one) => one?.name === job.name);
          return own?.accepted ?? { outcome: 'queued' };
        }
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        ({ isUndecided } = error);
      }
      const accepted = await deliverDirectly(job, isUndecided);
      if (notice) await deliverNotice(notice, isUndecided);
      return accepted;
    },

    async enqueue(job) {
      const store = await openStore();
      if (!store) throw new StoreUnavailable('nothing keeps jobs');
      await store.add([job]);
    },

    async withdraw(name) {
      await (await openStore())?.withdraw(name).catch(ignoreOutage);
    },

    async find(name) {
      const own = sentDirectly.get(name);
      return own?.id ?? (await (await openStore())?.find(name).catch(ignoreOutage));
    },

    async run(mayGoOn) {
      const store = await openStore();
      if (!store) return;
      await store.release();
      while (mayGoOn()) {
        const attempt = await store.take();
        if (!attempt) return;
        await deliverWaiting(store, attempt);
      }
    },
  };
}
