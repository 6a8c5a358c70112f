import {
  describeFailure,
  ignoreOutage,
  MailNotDelivered,
  OutcomeUnknown,
  StoreUnavailable,
} from '../errors.ts';
import type { Log } from '../log.ts';
import type { Transport } from '../mail/transport.ts';
import { Refusal, type Success } from '../outcome.ts';
import {
  keyLifetime,
  retryPlan,
  type Attempt,
  type Failure,
  type Job,
  type JobStore,
  type RetryPlan,
} from './job-store.ts';

/** A mail server that takes each copy and never says so must not be sent one every few hours. */
export const unknownLimit = 3;

type Accepted = Omit<Success, 'id'>;

/** The queue of one process; all those of one store work on the same jobs, if there is one. */
export function createQueue(
  openStore: () => Promise<JobStore | undefined>,
  transport: Transport,
  log: Log,
  plan: RetryPlan = retryPlan,
) {
  /** What this process took on: a second press sends nothing more, also while the store is down. */
  const recent = new Map<string, Pick<Job, 'id' | 'created'> & { result: Promise<Accepted> }>();

  function recall(name: string) {
    const known = recent.get(name);
    return known && known.created > Date.now() - keyLifetime ? known : undefined;
  }

  async function giveUp(store: JobStore, attempt: Attempt, failure: Failure): Promise<void> {
    log({ outcome: 'given-up', id: attempt.job.id, reason: failure.reason });
    // What was of use for a time nobody can make use of any more.
    const isOfUse = attempt.job.goodUntil === undefined;
    await (isOfUse ? store.release(attempt, failure) : store.complete(attempt)).catch(ignoreOutage);
  }

  async function deliver(store: JobStore, attempt: Attempt): Promise<Accepted> {
    const { job, attempts, reason } = attempt;
    const { goodUntil = Infinity } = job;
    let { unknowns } = attempt;
    // Such as after a server stood still for a day, or one that ends each time it sends this job.
    if (goodUntil <= Date.now() || unknowns >= unknownLimit) {
      await giveUp(store, attempt, { unknowns, reason: reason || 'too late' });
      return { outcome: 'queued' };
    }
    let file: string | undefined;
    try {
      const marked = { ...job, mayBeCopy: job.mayBeCopy === true || unknowns > 0 };
      file = await transport(marked, () => store.noteHandOver(attempt));
    } catch (error) {
      const outcome = error instanceof OutcomeUnknown ? 'outcome-unknown' : 'not-delivered';
      if (error instanceof OutcomeUnknown) unknowns += 1;
      const failure = { unknowns, reason: describeFailure(error) };
      const pause = Math.min(plan.firstPause * 2 ** (attempts - 1), plan.longestPause);
      const end = Math.min(job.created + plan.patience, goodUntil - pause);
      if (Date.now() >= end || unknowns >= unknownLimit) {
        await giveUp(store, attempt, failure);
      } else {
        log({ outcome, id: job.id, reason: `attempt ${attempts}: ${failure.reason}` });
        await store.release(attempt, failure, pause).catch(ignoreOutage);
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
  async function deliverAdded(store: JobStore, { name }: Job): Promise<Accepted> {
    const attempt = await store.take(name).catch(ignoreOutage);
    if (attempt?.job.name === name) return deliver(store, attempt);
    if (attempt) await deliverWaiting(store, attempt);
    return { outcome: 'queued' };
  }

  async function deliverDirect(job: Job): Promise<Accepted> {
    return { outcome: 'sent', file: await transport(job, () => Promise.resolve()) };
  }

  function answerRepeat(job: Job, id: string): Accepted {
    if (id !== job.id) throw new Refusal('idempotency_key_reused', {}, 'another text');
    return { outcome: 'repeated' };
  }

  /** Whether the store has had the job; one that cannot be asked may have. */
  async function isKnown(name: string): Promise<boolean> {
    const ask = async () => (await (await openStore())?.find(name)) ?? 'nothing';
    return (await ask().catch(ignoreOutage)) !== 'nothing';
  }

  /** Keeps a job and delivers it, or sends it past the store. */
  async function takeOn(job: Job, notice: Job | undefined): Promise<Accepted> {
    let outage: StoreUnavailable | undefined;
    try {
      const store = await openStore();
      if (store) {
        const jobs = notice ? [job, notice] : [job];
        const [known] = await store.add(jobs);
        if (known !== undefined) return answerRepeat(job, known);
        const [accepted] = await Promise.all(jobs.map((one) => deliverAdded(store, one)));
        return accepted ?? { outcome: 'queued' };
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      outage = error;
    }
    // Where the store cannot be asked, nobody knows whether another process has it.
    const mayBeCopy = outage !== undefined || job.mayBeCopy === true;
    const accepted = await deliverDirect({ ...job, mayBeCopy }).catch((error: unknown) => {
      // The store may have it, and deliver it after all.
      const isUnknown = outage?.isUndecided && error instanceof MailNotDelivered;
      throw isUnknown ? new OutcomeUnknown(error.message) : error;
    });
    // The message has left, whatever becomes of the notice beside it.
    if (notice) {
      await deliverDirect(notice).catch((error: unknown) => {
        log({ outcome: 'not-delivered', id: notice.id, reason: describeFailure(error) });
      });
    }
    return accepted;
  }

  return {
    /**
     * Takes a job on, with the one beside it, and tries both at once: then both are delivered or kept.
     * Where nothing keeps jobs the first is delivered, or this throws what its attempt failed by.
     */
    async accept(job: Job, notice?: Job): Promise<Accepted> {
      const earlier = recall(job.name);
      let taken = job;
      if (earlier) {
        const repeat = answerRepeat(job, earlier.id);
        try {
          const { outcome } = await earlier.result;
          if (outcome === 'sent' || (await isKnown(job.name))) return repeat;
          // What waited in a store that was emptied may have been sent before.
          taken = { ...job, mayBeCopy: true };
        } catch (error) {
          // Its sender knows that it may be a copy.
          if (!(error instanceof OutcomeUnknown && job.mayBeCopy)) throw error;
        }
      }
      const result = takeOn(taken, notice);
      const [oldest = ''] = recent.size >= 1_000 ? recent.keys() : [];
      recent.delete(oldest);
      recent.set(job.name, { id: job.id, created: Date.now(), result });
      try {
        return await result;
      } catch (error) {
        if (!(error instanceof OutcomeUnknown)) recent.delete(job.name);
        throw error;
      }
    },

    /** Keeps a job for the next run; throws when nothing can keep it. */
    async enqueue(job: Job): Promise<void> {
      const store = await openStore();
      if (!store) throw new StoreUnavailable('nothing keeps jobs');
      await store.add([job]);
    },

    async withdraw(name: string): Promise<void> {
      const store = await openStore().catch(ignoreOutage);
      await store?.withdraw(name).catch(ignoreOutage);
    },

    async find(name: string): Promise<string | undefined> {
      // What goes past the store may yet fail, and is then forgotten.
      await recall(name)?.result.catch(() => undefined);
      const store = await openStore().catch(ignoreOutage);
      return recall(name)?.id ?? store?.find(name).catch(ignoreOutage);
    },

    /** Delivers what is due, one job after the other, for as long as it may go on. */
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
