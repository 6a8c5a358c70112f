import { randomUUID } from 'node:crypto';
import type { Job as BullJob, Queue, Worker } from 'bullmq';
import { StoreUnavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import { importRedisLetters } from './import-redis.ts';
import { keyLifetime, type Attempt, type Failure, type Job, type JobStore } from './job-store.ts';
import type { KeptJob } from './job-store.ts';
import type { RedisConnection } from './redis.ts';
import { longestWait, type RetryPlan } from './retry.ts';

/** The braces put everything into one slot of a cluster. */
const prefix = '{triage}';
const queueName = 'mail';

/** How many due times of clocks that were ahead are mended at once. */
const lookLimit = 50;

/** What Redis keeps of a job; of one that is done, without its content. */
interface Data extends Failure {
  readonly job: Job | (Pick<Job, 'id' | 'isRobotLike'> & { readonly content?: undefined });
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

/** BullMQ takes no number for an id, which a name of hexadecimal digits may look like. */
const idOf = (name: string) => `job-${name}`;

function isWhole(job: Data['job']): job is Job {
  return job.content !== undefined;
}

/**
 * Keeps jobs in Redis by BullMQ, for all instances together. Jobs are taken by hand, so that a
 * function that lives for a moment delivers as a server does. Leases go by the clock of Redis.
 */
export function createBullMqStore(redis: RedisConnection, log: Log, plan: RetryPlan): JobStore {
  let opened: Promise<Engine> | undefined;

  async function open(): Promise<Engine> {
    const bullmq = await import('bullmq');
    // Nothing here waits in a command that blocks, so one connection is enough.
    const options = { connection: redis.client, prefix, skipVersionCheck: true };
    const queue = new bullmq.Queue<Data>(queueName, {
      ...options,
      defaultJobOptions: {
        // The last one that was added is taken first: its sender waits.
        lifo: true,
        removeOnComplete: { age: keyLifetime / 1_000 },
        removeOnFail: false,
      },
    });
    const worker = new bullmq.Worker<Data>(
      queueName,
      null,
      {
        ...options,
        autorun: false,
        lockDuration: plan.lease,
        stalledInterval: plan.lease / 2,
        // How often a job may be tried in vain is for the queue to say.
        maxStalledCount: Number.MAX_SAFE_INTEGER,
      },
      (name, opts) => bullmq.createRedisBackend(name, opts),
    );
    // What fails is told by whoever asked for it.
    queue.on('error', () => undefined);
    worker.on('error', () => undefined);
    await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
    return { queue, worker };
  }

  function ask<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
    return redis.ask(async () => {
      opened ??= open().then(async (engine) => {
        await importRedisLetters(redis.client, engine.queue, toData, idOf, log);
        return engine;
      });
      const opening = opened;
      const engine = await opening.catch((error: unknown) => {
        if (opened === opening) opened = undefined;
        throw error;
      });
      return work(engine);
    });
  }

  function toData(job: Job, failure: Partial<Failure> = {}): Data {
    const nonce = randomUUID();
    return {
      job,
      nonce,
      unknowns: 0,
      reason: '',
      isHandedOver: false,
      due: Date.now(),
      ...failure,
    };
  }

  async function read({ queue }: Engine, name: string): Promise<Kept | undefined> {
    return (await queue.getJob(idOf(name))) as Kept | undefined;
  }

  async function own(engine: Engine, { job, token }: Attempt): Promise<Kept> {
    const kept = await read(engine, job.name);
    const isOurs = kept && (await kept.extendLock(token, plan.lease).catch(() => 0)) > 0;
    if (!isOurs) throw new StoreUnavailable('the lease has ended');
    return kept;
  }

  async function readAll({ queue }: Engine, states: ('waiting' | 'failed')[]) {
    const types = states.flatMap((state) =>
      state === 'failed' ? (['failed'] as const) : (['wait', 'active', 'delayed'] as const),
    );
    const found = (await Promise.all(
      types.map(async (type) => ({ type, jobs: (await queue.getJobs(type, 0, -1)) as Kept[] })),
    )) satisfies unknown[];
    return found.flatMap(({ type, jobs }) =>
      jobs.flatMap(({ data, attemptsStarted }): KeptJob[] => {
        const { job, unknowns, reason, due, isHandedOver } = data;
        if (!isWhole(job)) return [];
        const state = type === 'failed' ? 'failed' : 'waiting';
        const mayHaveArrived = unknowns + Number(isHandedOver);
        return [{ job, state, due, attempts: attemptsStarted, unknowns: mayHaveArrived, reason }];
      }),
    );
  }

  async function finish(kept: Kept, token: string): Promise<void> {
    const { id, isRobotLike } = kept.data.job;
    await kept.updateData({ ...kept.data, job: { id, isRobotLike }, due: Date.now() });
    await kept.moveToCompleted('', token, false);
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

    take: () =>
      ask(async ({ worker }) => {
        const token = randomUUID();
        const kept = (await worker.getNextJob(token, { block: false })) as Kept | undefined;
        if (!kept) return undefined;
        const { job, unknowns, reason, isHandedOver } = kept.data;
        if (!isWhole(job)) {
          // Its process ended between the two notes that it was done.
          await kept.moveToCompleted('', token, false);
          return undefined;
        }
        const mayHaveArrived = unknowns + Number(isHandedOver);
        return { job, token, attempts: kept.attemptsStarted, unknowns: mayHaveArrived, reason };
      }),

    noteHandOver: (attempt) =>
      ask(async (engine) => {
        const kept = await own(engine, attempt);
        const { unknowns, reason } = attempt;
        await kept.updateData({ ...kept.data, unknowns, reason, isHandedOver: true });
      }),

    complete: (attempt) =>
      ask(async (engine) => {
        await finish(await own(engine, attempt), attempt.token);
      }),

    retry: (attempt, { unknowns, reason }, pause) =>
      ask(async (engine) => {
        const kept = await own(engine, attempt);
        const due = Date.now() + pause;
        await kept.updateData({ ...kept.data, unknowns, reason, due, isHandedOver: false });
        await kept.moveToDelayed(due, attempt.token);
      }),

    fail: (attempt, { unknowns, reason }) =>
      ask(async (engine) => {
        const kept = await own(engine, attempt);
        await kept.updateData({ ...kept.data, unknowns, reason, isHandedOver: false });
        await kept.moveToFailed(new Error(reason), attempt.token);
      }),

    release: () =>
      ask(async ({ queue, worker }) => {
        await worker.getBackend().moveStalledJobsToWait();
        // What is due later than anything waits comes from a clock that was ahead.
        const last = (await queue.getJobs('delayed', 0, lookLimit - 1, false)) as Kept[];
        const latest = Date.now() + longestWait(plan);
        for (const kept of last) if (kept.data.due > latest) await kept.promote();
      }),

    list: () => ask((engine) => readAll(engine, ['waiting', 'failed'])),

    makeDue: (name) =>
      ask(async (engine) => {
        const kept = await read(engine, name);
        const state = await kept?.getState();
        if (!kept || !isWhole(kept.data.job)) return;
        if (state === 'failed' || state === 'delayed') {
          const unknowns = Math.min(kept.data.unknowns, 1);
          await kept.updateData({ ...kept.data, unknowns, due: Date.now() });
        }
        if (state === 'failed') await kept.retry('failed');
        if (state === 'delayed') await kept.promote();
      }),

    withdraw: (name) =>
      ask(async (engine) => {
        const kept = await read(engine, name);
        const state = await kept?.getState();
        if (!kept || state === 'completed') return;
        // Without content it is done as soon as somebody takes it.
        const { id } = kept.data.job;
        await kept.updateData({ ...kept.data, job: { id, isRobotLike: false } });
        if (state === 'failed') await kept.retry('failed');
        if (state === 'delayed') await kept.promote();
      }),

    survey: () =>
      ask(async (engine) => {
        const counts = await engine.queue.getJobCounts('wait', 'active', 'delayed', 'failed');
        const { wait = 0, active = 0, delayed = 0, failed = 0 } = counts;
        const jobs = await readAll(engine, ['waiting']);
        const first = jobs.toSorted((one, other) => one.job.created - other.job.created);
        return { waiting: wait + active + delayed, failed, first };
      }),

    listMarked: () =>
      ask(async ({ queue }) => {
        const done = (await queue.getJobs('completed')) as Kept[];
        return done
          .filter(({ data }) => data.job.isRobotLike && data.due > Date.now() - keyLifetime)
          .map(({ data }) => ({ id: data.job.id, delivered: data.due }));
      }),

    async close() {
      await opened?.then(({ queue, worker }) => Promise.all([queue.close(), worker.close(true)]));
      redis.close();
    },
  };
}
