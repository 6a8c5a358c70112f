import { randomUUID } from 'node:crypto';
import type { Job as BullJob, JobState } from 'bullmq';
import { StoreUnavailable } from '../errors.ts';
import {
  keyLifetime,
  latestDue,
  type Attempt,
  type Failure,
  type Job,
  type JobStore,
  type RetryPlan,
} from './job-store.ts';
import type { RedisConnection } from './redis.ts';

/** How many due times of clocks that were ahead are mended at once. */
const lookLimit = 50;

/** What Redis keeps of a job; of one that is done, its id alone. */
interface Data extends Failure {
  readonly job: Job | { readonly id: string; readonly content?: undefined };
  /** Tells whoever adds a job whether it is theirs that was kept. */
  readonly nonce: string;
  readonly isHandedOver: boolean;
  /** By the clock of the process that tried it last, in milliseconds since 1970. */
  readonly due: number;
}

type Kept = BullJob<Data>;

/** All but those that are done. */
const states: JobState[] = ['waiting', 'active', 'delayed', 'failed'];

/** BullMQ takes no number for an id, which a name of hexadecimal digits may look like. */
const idOf = (name: string) => `job-${name}`;

/** @returns undefined for a job that is done */
function readProgress({ data, attemptsStarted: attempts }: Kept) {
  const { job, unknowns, reason, isHandedOver } = data;
  if (job.content === undefined) return undefined;
  return { job, attempts, unknowns: unknowns + Number(isHandedOver), reason };
}

/**
 * Keeps jobs in Redis by BullMQ, for all instances together. Jobs are taken by hand, so that a
 * function that lives for a moment delivers as a server does. Leases go by the clock of Redis.
 */
export async function createBullMqStore(
  redis: RedisConnection,
  plan: RetryPlan,
): Promise<JobStore> {
  // Loaded here, so that a site without Redis does not.
  const { Queue, Worker, createRedisBackend } = await import('bullmq');

  async function open() {
    const options = {
      // Nothing here waits in a command that blocks, so one connection is enough.
      connection: redis.client,
      // The braces put everything into one slot of a cluster.
      prefix: '{triage}',
      skipVersionCheck: true,
    };
    // The last one that was added is taken first: its sender waits.
    const defaultJobOptions = { lifo: true, removeOnComplete: { age: keyLifetime / 1_000 } };
    const queue = new Queue<Data>('mail', { ...options, defaultJobOptions });
    const leases = {
      autorun: false,
      lockDuration: plan.lease,
      stalledInterval: plan.lease / 2,
      // How often a job may be tried in vain is for our queue to say.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    };
    const worker = new Worker<Data>('mail', null, { ...options, ...leases }, (name, opts) =>
      // Without the third argument, which asks for a second connection.
      createRedisBackend(name, opts),
    );
    // What fails is reported by whoever asked for it.
    queue.on('error', () => undefined);
    worker.on('error', () => undefined);
    await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
    return { queue, worker };
  }

  type Engine = Awaited<ReturnType<typeof open>>;
  let opened: Promise<Engine> | undefined;

  function ask<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
    return redis.ask(async () => {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return work(await opened);
    });
  }

  const read = async ({ queue }: Engine, name: string) =>
    (await queue.getJob(idOf(name))) as Kept | undefined;

  /** Does the next step of a job whose lease is this process's. */
  function update(
    { job, token, unknowns, reason }: Attempt,
    changes: Partial<Data>,
    move?: (kept: Kept, token: string) => Promise<unknown>,
  ): Promise<void> {
    return ask(async (engine) => {
      const kept = await read(engine, job.name);
      const isOurs = kept && (await kept.extendLock(token, plan.lease).catch(() => 0)) > 0;
      if (!isOurs) throw new StoreUnavailable('the lease has ended');
      await kept.updateData({ ...kept.data, unknowns, reason, isHandedOver: false, ...changes });
      await move?.(kept, token);
    });
  }

  /** Changes a job in one of these states, and has one that failed or waits for its time taken next. */
  function change(
    name: string,
    from: readonly string[],
    changes: (data: Data) => Partial<Data>,
  ): Promise<void> {
    return ask(async (engine) => {
      const kept = await read(engine, name);
      const state = await kept?.getState();
      if (!kept || !state || !from.includes(state)) return;
      await kept.updateData({ ...kept.data, ...changes(kept.data) });
      if (state === 'failed') await kept.retry('failed');
      if (state === 'delayed') await kept.promote();
    });
  }

  /** Frees jobs of processes that have ended, and those due later than anything waits. */
  async function freeStranded({ queue, worker }: Engine): Promise<void> {
    await worker.getBackend().moveStalledJobsToWait();
    const last = (await queue.getJobs('delayed', 0, lookLimit - 1)) as Kept[];
    for (const kept of last) if (kept.data.due > latestDue(plan)) await kept.promote();
  }

  return {
    async tryNow() {
      // A write, because a Redis without memory, or one that is a copy, answers what it is asked.
      await ask(() => redis.client.set('triage:probe', '1', 'PX', 1_000));
    },

    add: (jobs) =>
      ask(async (engine) => {
        const fresh = { isHandedOver: false, due: Date.now(), unknowns: 0, reason: '' };
        const wanted = jobs.map((job) => ({
          name: job.event,
          data: { job, nonce: randomUUID(), ...fresh },
          opts: { jobId: idOf(job.name) },
        }));
        await engine.queue.addBulk(wanted);
        const kept = await Promise.all(jobs.map(({ name }) => read(engine, name)));
        return kept.map((one, index) => {
          if (!one) throw new Error('NOTKEPT');
          return one.data.nonce === wanted[index]?.data.nonce ? undefined : one.data.job.id;
        });
      }),

    find: (name) => ask(async (engine) => (await read(engine, name))?.data.job.id),

    take: (added) =>
      ask(async (engine) => {
        const token = randomUUID();
        const next = () => engine.worker.getNextJob(token, { block: false });
        let kept = (await next()) as Kept | undefined;
        if (!kept && added === undefined) {
          await freeStranded(engine);
          kept = (await next()) as Kept | undefined;
        }
        if (!kept) return undefined;
        const progress = readProgress(kept);
        // Withdrawn, or its process ended between the two notes that it was done.
        if (!progress) await kept.moveToCompleted('', token, false);
        return progress && { ...progress, token };
      }),

    noteHandOver: (attempt) => update(attempt, { isHandedOver: true }),

    complete: (attempt) =>
      update(attempt, { job: { id: attempt.job.id } }, (kept, token) =>
        kept.moveToCompleted('', token, false),
      ),

    release(attempt, failure, pause) {
      const due = Date.now() + (pause ?? 0);
      return update(attempt, { ...failure, due }, (kept, token) =>
        pause === undefined
          ? kept.moveToFailed(new Error(failure.reason), token)
          : kept.moveToDelayed(due, token),
      );
    },

    list: () =>
      ask(async ({ queue }) => {
        const jobs = (await queue.getJobs(states)) as Kept[];
        const kept = jobs.flatMap((one) => {
          const progress = readProgress(one);
          const state = one.finishedOn ? ('failed' as const) : ('waiting' as const);
          return progress ? [{ ...progress, state, due: one.data.due }] : [];
        });
        return kept.toSorted((one, other) => one.job.created - other.job.created);
      }),

    makeDue: (name) =>
      change(name, ['failed', 'delayed'], ({ unknowns }) => ({
        unknowns: Math.min(unknowns, 1),
        due: Date.now(),
      })),

    // Without content it is done as soon as somebody takes it.
    withdraw: (name) => change(name, states, ({ job: { id } }) => ({ job: { id } })),

    async close() {
      await opened?.then(({ queue, worker }) => Promise.all([queue.close(), worker.close(true)]));
      redis.client.disconnect();
    },
  };
}
