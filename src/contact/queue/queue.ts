import { describeFailure, ignoreOutage, OutcomeUnknown, StoreUnavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Transport } from '../mail/transport.ts';
import { Refusal } from '../outcome.ts';
import type { Attempt, Failure, Job, JobStore } from './job-store.ts';

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
  firstPause: 60_000,
  longestPause: 4 * 3_600_000,
  patience: 72 * 3_600_000,
  // Longer than a function may run.
  lease: 60_000,
};

/** No job is due later than this from now on. */
export function longestWait({ longestPause, lease }: RetryPlan): number {
  return longestPause + lease;
}

/** A mail server that takes each copy and never says so must not be sent one every few hours. */
const unknownLimit = 3;

interface Accepted {
  /** `queued`: kept, and not delivered yet. */
  readonly outcome: 'sent' | 'queued' | 'repeated';
  /** Where the e-mail was written, when there is no mail server. */
  readonly file?: string | undefined;
}

/** How many messages are remembered that went where nothing keeps them. */
const directLimit = 1_000;

/**
 * Makes the queue of one process; all queues of one store work on the same jobs.
 * @param openStore gives undefined where nothing keeps jobs
 */
export function createQueue(
  openStore: () => Promise<JobStore | undefined>,
  transport: Transport,
  log: Log,
  plan: RetryPlan = retryPlan,
) {
  /** What this process sends past the store, so that a second press sends nothing more. */
  const direct = new Map<string, { readonly id: string; readonly sending: Promise<unknown> }>();

  async function giveUp(store: JobStore, attempt: Attempt, failure: Failure): Promise<void> {
    log({ outcome: 'given-up', id: attempt.job.id, reason: failure.reason });
    // What was of use for a time nobody can make use of any more.
    const isOfUse = attempt.job.goodUntil === undefined;
    await (isOfUse ? store.fail(attempt, failure) : store.complete(attempt)).catch(ignoreOutage);
  }

  async function deliver(store: JobStore, attempt: Attempt): Promise<Accepted> {
    const { job, attempts, reason } = attempt;
    const { created, goodUntil = Infinity } = job;
    let { unknowns } = attempt;
    // Such as after a server stood still for a day, or one that ends each time it sends this job.
    if (goodUntil <= Date.now() || unknowns >= unknownLimit) {
      await giveUp(store, attempt, { unknowns, reason: reason || 'too late' });
      return { outcome: 'queued' };
    }
    let file: string | undefined;
    try {
      const mayBeCopy = job.mayBeCopy === true || unknowns > 0;
      file = await transport(job, mayBeCopy, () => store.noteHandOver(attempt));
    } catch (error) {
      const isUnknown = error instanceof OutcomeUnknown;
      if (isUnknown) unknowns += 1;
      const failure = { unknowns, reason: describeFailure(error) };
      const pause = Math.min(plan.firstPause * 2 ** (attempts - 1), plan.longestPause);
      const isOver =
        Date.now() - created >= plan.patience ||
        unknowns >= unknownLimit ||
        goodUntil <= Date.now() + pause;
      if (isOver) {
        await giveUp(store, attempt, failure);
      } else {
        const outcome = isUnknown ? 'outcome-unknown' : 'not-delivered';
        log({ outcome, id: job.id, reason: `attempt ${attempts}: ${failure.reason}` });
        await store.retry(attempt, failure, pause).catch(ignoreOutage);
      }
      return { outcome: 'queued' };
    }
    // Without this note the job is delivered again once its lease ends, and says that it is a copy.
    await store.complete(attempt).catch(ignoreOutage);
    return { outcome: 'sent', file };
  }

  /** Nobody waits for what becomes of it, so the log says that it went. */
  async function deliverWaiting(store: JobStore, attempt: Attempt): Promise<void> {
    const { outcome, file } = await deliver(store, attempt);
    const { job, attempts } = attempt;
    if (outcome === 'sent') log({ outcome, id: job.id, attempts, file });
  }

  /** Delivers what was just added, or what another process added at the same time. */
  async function deliverAdded(store: JobStore, { name }: Job): Promise<Accepted | undefined> {
    const attempt = await store.take(name).catch(ignoreOutage);
    if (attempt?.job.name === name) return deliver(store, attempt);
    if (attempt) await deliverWaiting(store, attempt);
    return undefined;
  }

  function answerRepeat(job: Job, id: string): Accepted {
    if (id !== job.id) throw new Refusal('idempotency_key_reused', {}, 'another text');
    return { outcome: 'repeated' };
  }

  /** What became, or becomes, of a message past the store; undefined when it may go once more. */
  async function repeatDirect(job: Job): Promise<Accepted | undefined> {
    const earlier = direct.get(job.name);
    if (!earlier) return undefined;
    const repeat = answerRepeat(job, earlier.id);
    try {
      await earlier.sending;
      return repeat;
    } catch (error) {
      // Its sender knows that it may be a copy.
      if (error instanceof OutcomeUnknown && job.mayBeCopy) return undefined;
      throw error;
    }
  }

  /** @param isUndecided whether the store may have the job all the same */
  async function deliverDirect(job: Job, isUndecided: boolean): Promise<Accepted> {
    // Nothing is waited for before the note below, or two presses at once would be two messages.
    const repeat = direct.has(job.name) ? await repeatDirect(job) : undefined;
    if (repeat) return repeat;
    const mayBeCopy = isUndecided || job.mayBeCopy === true;
    const sending = transport(job, mayBeCopy, () => Promise.resolve());
    const [oldest = ''] = direct.size >= directLimit ? direct.keys() : [];
    direct.delete(oldest);
    direct.set(job.name, { id: job.id, sending });
    try {
      return { outcome: 'sent', file: await sending };
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) direct.delete(job.name);
      throw error;
    }
  }

  return {
    /**
     * Takes a job on, tries to deliver it at once, and with it the one beside it. Once this returns
     * both are delivered or kept; where nothing keeps them, the first is delivered.
     * @param notice a second job, kept with the first or not at all
     * @throws {Refusal} idempotency_key_reused when the name belongs to another job
     * @throws {MailNotDelivered | OutcomeUnknown | UnusableSetting} when nothing can keep the job and
     *   the one attempt failed
     */
    async accept(job: Job, notice?: Job): Promise<Accepted> {
      const repeat = await repeatDirect(job);
      if (repeat) return repeat;
      let isUndecided = false;
      try {
        const store = await openStore();
        if (store) {
          const [known] = await store.add(notice ? [job, notice] : [job]);
          if (known !== undefined) return answerRepeat(job, known);
          const [accepted] = await Promise.all([
            deliverAdded(store, job),
            notice && deliverAdded(store, notice),
          ]);
          return accepted ?? { outcome: 'queued' };
        }
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        ({ isUndecided } = error);
      }
      const accepted = await deliverDirect(job, isUndecided);
      // The message has left, whatever becomes of the notice beside it.
      if (notice) {
        await deliverDirect(notice, isUndecided).catch((error: unknown) => {
          const reason = describeFailure(error);
          log({ outcome: 'not-delivered', id: notice.id, reason });
        });
      }
      return accepted;
    },

    /** Keeps a job for the next run; throws when nothing can keep it. */
    async enqueue(job: Job): Promise<void> {
      const store = await openStore();
      if (!store) throw new StoreUnavailable('nothing keeps jobs');
      await store.add([job]);
    },

    /** Takes back a job as long as it waits. */
    async withdraw(name: string): Promise<void> {
      await (await openStore())?.withdraw(name).catch(ignoreOutage);
    },

    /** The id of the job that has a name. */
    async find(name: string): Promise<string | undefined> {
      // What goes past the store may yet fail, and is then forgotten.
      await direct.get(name)?.sending.catch(() => undefined);
      return direct.get(name)?.id ?? (await (await openStore())?.find(name).catch(ignoreOutage));
    },

    /**
     * Delivers what is due, one job after the other.
     * @param mayGoOn asked before each delivery
     * @throws {StoreUnavailable} when the store fails, of which it has told the log
     */
    async run(mayGoOn: () => boolean): Promise<void> {
      const store = await openStore();
      while (store && mayGoOn()) {
        const attempt = await store.take();
        if (!attempt) return;
        await deliverWaiting(store, attempt);
      }
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
