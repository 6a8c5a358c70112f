import { randomUUID } from 'node:crypto';
import type { Job as BullJob, Queue, Worker } from 'bullmq';
import { StoreUnavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import { importRedisKeys } from './import-release.ts';
import { keyLifetime, type Attempt, type Failure, type Job, type JobStore } from './job-store.ts';
import { longestWait, type RetryPlan } from './queue.ts';
import type { RedisConnection } from './redis.ts';

/** The braces put everything into one slot of a cluster. */
const prefix = '{triage}';
const queueName = 'mail';

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

interface Engine {
  readonly queue: Queue<Data>;
  readonly worker: Worker<Data>;
}

const states = {
  wait: 'waiting',
  active: 'waiting',
  delayed: 'waiting',
  failed: 'failed',
} as const;
const types = ['wait', 'active', 'delayed', 'failed'] as const;

/** BullMQ takes no number for an id, which a name of hexadecimal digits may look like. */
const idOf = (name: string) => `job-${name}`;

function toData(job: Job, failure: Failure = { unknowns: 0, reason: '' }): Data {
  return { job, nonce: randomUUID(), isHandedOver: false, due: Date.now(), ...failure };
}

/** @returns undefined for a job that is done */
function readProgress({ data, attemptsStarted: attempts }: Kept) {
  const { job, unknowns, reason, isHandedOver } = data;
  if (job.content === undefined) return undefined;
  return { job, attempts, unknowns: unknowns + Number(isHandedOver), reason };
}

/** Has a job that failed or waits for its time taken next. */
async function wake(kept: Kept, state: string): Promise<void> {
  if (state === 'failed') await kept.retry('failed');
  if (state === 'delayed') await kept.promote();
}

/**
 * Keeps jobs in Redis by BullMQ, for all instances together. Jobs are taken by hand, so that a
 * function that lives for a moment delivers as a server does. Leases go by the clock of Redis.
 */
export function createBullMqStore(redis: RedisConnection, log: Log, plan: RetryPlan): JobStore {
  let opened: Promise<Engine> | undefined;

  async function open(): Promise<Engine> {
    // Loaded here, so that a site without Redis does not.
    const { Queue, Worker, createRedisBackend } = await import('bullmq');
    // Nothing here waits in a command that blocks, so one connection is enough.
    const options = { connection: redis.client, prefix, skipVersionCheck: true };
    const queue = new Queue<Data>(queueName, {
      ...options,
      defaultJobOptions: {
        // The last one that was added is taken first: its sender waits.
        lifo: true,
        removeOnComplete: { age: keyLifetime / 1_000 },
        removeOnFail: false,
      },
    });
    const worker = new Worker<Data>(
      queueName,
      null,
      {
        ...options,
        autorun: false,
        lockDuration: plan.lease,
        stalledInterval: plan.lease / 2,
        // How often a job may be tried in vain is for our queue to say.
        maxStalledCount: Number.MAX_SAFE_INTEGER,
      },
      (name, opts) => createRedisBackend(name, opts),
    );
    // What fails is reported by whoever asked for it.
    queue.on('error', () => undefined);
    worker.on('error', () => undefined);
    await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
    const add = (job: Job, failure: Failure) =>
      queue.add(job.event, toData(job, failure), { jobId: idOf(job.name) });
    await importRedisKeys(redis.client, add, log);
    return { queue, worker };
  }

  function ask<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
    return redis.ask(async () => {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return work(await opened);
    });
  }

  async function read({ queue }: Engine, name: string): Promise<Kept | undefined> {
    return (await queue.getJob(idOf(name))) as Kept | undefined;
  }

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

  /** Frees jobs of processes that have ended, and those due later than anything waits. */
  async function freeStranded({ queue, worker }: Engine): Promise<void> {
    await worker.getBackend().moveStalledJobsToWait();
    const last = (await queue.getJobs('delayed', 0, lookLimit - 1, false)) as Kept[];
    const latest = Date.now() + longestWait(plan);
    for (const kept of last) if (kept.data.due > latest) await kept.promote();
  }

  return {
    tryNow: () =>
      ask(async () => {
        // A write, because a Redis without memory, or one that is a copy, answers what it is asked.
        await redis.client.set('triage:probe', '1', 'PX', 1_000);
      }),

    add: (jobs) =>
      ask(async (engine) => {
        const wanted = jobs.map((job) => ({
          name: job.event,
          data: toData(job),
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

    take: (preferred) =>
      ask(async (engine) => {
        const token = randomUUID();
        const next = async () =>
          (await engine.worker.getNextJob(token, { block: false })) as Kept | undefined;
        let kept = await next();
        if (!kept && preferred === undefined) {
          await freeStranded(engine);
          kept = await next();
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

    retry(attempt, failure, pause) {
      const due = Date.now() + pause;
      return update(attempt, { ...failure, due }, (kept, token) => kept.moveToDelayed(due, token));
    },

    fail: (attempt, failure) =>
      update(attempt, failure, (kept, token) =>
        kept.moveToFailed(new Error(failure.reason), token),
      ),

    list: () =>
      ask(async ({ queue }) => {
        const found = await Promise.all(
          types.map(async (type) => {
            const jobs = (await queue.getJobs(type, 0, -1)) as Kept[];
            return jobs.flatMap((kept) => {
              const progress = readProgress(kept);
              return progress ? [{ ...progress, state: states[type], due: kept.data.due }] : [];
            });
          }),
        );
        return found.flat().toSorted((one, other) => one.job.created - other.job.created);
      }),

    makeDue: (name) =>
      ask(async (engine) => {
        const kept = await read(engine, name);
        const state = await kept?.getState();
        if (!kept || (state !== 'failed' && state !== 'delayed')) return;
        const unknowns = Math.min(kept.data.unknowns, 1);
        await kept.updateData({ ...kept.data, unknowns, due: Date.now() });
        await wake(kept, state);
      }),

    withdraw: (name) =>
      ask(async (engine) => {
        const kept = await read(engine, name);
        const state = await kept?.getState();
        if (!kept || !state || state === 'completed') return;
        // Without content it is done as soon as somebody takes it.
        await kept.updateData({ ...kept.data, job: { id: kept.data.job.id } });
        await wake(kept, state);
      }),

    async close() {
      await opened?.then(({ queue, worker }) => Promise.all([queue.close(), worker.close(true)]));
      redis.close();
    },
  };
}
