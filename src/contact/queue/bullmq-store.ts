import { randomUUID } from 'node:crypto';
import { createRedisBackend, Queue, Worker, type Job as BullJob, type JobState } from 'bullmq';
import { StoreUnavailable } from '../errors.ts';
import {
  keyLifetime,
  latestDue,
  pageSize,
  type Attempt,
  type Failure,
  type Job,
  type JobStore,
  type RetryPlan,
} from './job-store.ts';
import type { RedisConnection } from './redis.ts';

/** What Redis keeps of a job; of one that is done, its id alone. */
interface Data extends Failure {
  readonly job?: Job | { readonly id: string; readonly content?: undefined };
  /** Tells whoever adds a job whether it is theirs that was kept. */
  readonly nonce: string;
  readonly isHandedOver: boolean;
  /** By the clock of the process that tried it last. */
  readonly due: number;
}

type Kept = BullJob<Data>;

const waitingStates: JobState[] = ['waiting', 'active', 'delayed'];

/** BullMQ takes no number for an id, which a name of hexadecimal digits may look like. */
const idOf = (name: string) => `job-${name}`;

/** Nothing of a job that was withdrawn, or of which Redis has thrown away all but its place. */
function readProgress({ data, attemptsStarted: attempts }: Kept) {
  const { job, unknowns, reason, isHandedOver } = data;
  if (job?.content === undefined) return undefined;
  return { job, attempts, unknowns: unknowns + Number(isHandedOver), reason };
}

/**
 * Keeps jobs in Redis by BullMQ, for all instances together. Jobs are taken by hand, so that a
 * function that lives for a moment delivers as a server does. Leases go by the clock of Redis.
 */
export async function createBullMqStore(
  { client, ask, log }: RedisConnection,
  plan: RetryPlan,
): Promise<JobStore> {
  const options = {
    // Nothing here waits in a command that blocks, so one connection is enough.
    connection: client,
    // The braces put everything into one slot of a cluster.
    prefix: '{triage}',
    skipVersionCheck: true,
  };
  const { queue, worker } = await ask(async () => {
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
  });

  /** The oldest first, by their time alone: thousands are read in a moment. */
  async function listIds(states: JobState[]): Promise<string[]> {
    const ids = await queue.getRanges(states, 0, -1);
    const read = client.pipeline(ids.map((id) => ['hget', queue.toKey(id), 'timestamp']));
    const times = new Map(
      (await read.exec())?.map(([, time], index) => [ids[index], Number(time)]),
    );
    return ids.toSorted((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0));
  }

  /** One that cannot be read is set aside, for a person, and holds up no other. */
  async function setAside(id: string): Promise<void> {
    const aside = client.multi().rename(queue.toKey(id), queue.toKey(`unreadable:${id}`));
    for (const list of ['wait', 'active']) aside.lrem(queue.toKey(list), 0, id);
    for (const set of ['delayed', 'failed']) aside.zrem(queue.toKey(set), id);
    await aside.exec();
    log({ outcome: 'failed', id, reason: 'REDIS_URL: a message in Redis is damaged' });
  }

  async function readId(id: string): Promise<Kept | undefined> {
    try {
      return (await queue.getJob(id)) as Kept | undefined;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      await setAside(id);
      return undefined;
    }
  }

  const read = (name: string) => readId(idOf(name));

  /** The next one for a token; what was taken and cannot be read makes room for the one after it. */
  async function takeNext(token: string): Promise<Kept | undefined> {
    for (let tries = 0; ; tries += 1) {
      try {
        return (await worker.getNextJob(token, { block: false })) as Kept | undefined;
      } catch (error) {
        if (!(error instanceof SyntaxError) || tries > 9) throw error;
        for (const id of await queue.getRanges(['active'])) await readId(id);
      }
    }
  }

  /** Does the next step of a job whose lease is this process's. */
  const update = (
    { job, token, unknowns, reason }: Attempt,
    changes: Partial<Data>,
    move?: (kept: Kept) => Promise<unknown>,
  ) =>
    ask(async () => {
      const kept = await read(job.name);
      const isOurs = kept && (await kept.extendLock(token, plan.lease).catch(() => 0)) > 0;
      if (!isOurs) throw new StoreUnavailable('the lease has ended');
      await kept.updateData({ ...kept.data, unknowns, reason, isHandedOver: false, ...changes });
      await move?.(kept);
    });

  /** Changes a job in one of these states, and has one that failed or waits for its time taken next. */
  const change = (name: string, from: readonly string[], changes: (data: Data) => Partial<Data>) =>
    ask(async () => {
      const kept = await read(name);
      const state = await kept?.getState();
      if (!kept || !state || !from.includes(state)) return;
      await kept.updateData({ ...kept.data, ...changes(kept.data) });
      if (state === 'failed') await kept.retry('failed');
      if (state === 'delayed') await kept.promote();
    });

  return {
    // A write, because a Redis without memory, or one that is a copy, answers what it is asked.
    tryNow: () => ask(() => client.set('triage:probe', '1', 'PX', 1_000)),

    add(jobs) {
      const fresh = { isHandedOver: false, due: Date.now(), unknowns: 0, reason: '' };
      const wanted = jobs.map((job) => ({
        name: job.event,
        data: { job, nonce: randomUUID(), ...fresh },
        opts: { jobId: idOf(job.name), timestamp: job.created },
      }));
      return ask(async () => {
        await queue.addBulk(wanted);
        const kept = await Promise.all(jobs.map(({ name }) => read(name)));
        return kept.map((one, index) => {
          if (!one?.data.job) throw new Error('NOTKEPT');
          return one.data.nonce === wanted[index]?.data.nonce ? undefined : one.data.job.id;
        });
      });
    },

    find: (name) => ask(async () => (await read(name))?.data.job?.id),

    take: (added) =>
      ask(async () => {
        const token = randomUUID();
        let kept = await takeNext(token);
        if (!kept && added === undefined) {
          // Those of processes that have ended, and those due later than anything waits.
          await worker.getBackend().moveStalledJobsToWait();
          for (const id of await queue.getRanges(['delayed'], 0, 49)) {
            const one = await readId(id);
            if (one && one.data.due > latestDue(plan)) await one.promote();
          }
          kept = await takeNext(token);
        }
        const progress = kept && readProgress(kept);
        // Withdrawn, or its process ended between the two notes that it was done.
        if (kept && !progress) await kept.moveToCompleted('', token, false);
        return progress && { ...progress, token };
      }),

    noteHandOver: (attempt) => update(attempt, { isHandedOver: true }),

    complete: (attempt) =>
      update(attempt, { job: { id: attempt.job.id } }, (kept) =>
        kept.moveToCompleted('', attempt.token, false),
      ),

    release(attempt, failure, pause) {
      const due = Date.now() + (pause ?? 0);
      return update(attempt, { ...failure, due }, (kept) =>
        pause === undefined
          ? kept.moveToFailed(new Error(failure.reason), attempt.token)
          : kept.moveToDelayed(due, attempt.token),
      );
    },

    count: () =>
      ask(async () => {
        const [waiting, failed] = await Promise.all([
          queue.getJobCountByTypes(...waitingStates),
          queue.getJobCountByTypes('failed'),
        ]);
        return { waiting, failed };
      }),

    list: (from = 0) =>
      ask(async () => {
        const ids = [...(await listIds(waitingStates)), ...(await listIds(['failed']))];
        const jobs = await Promise.all(ids.slice(from, from + pageSize).map(readId));
        return jobs.flatMap((one) => {
          const progress = one && readProgress(one);
          const state = one?.finishedOn ? ('failed' as const) : ('waiting' as const);
          return progress ? [{ ...progress, state, due: one.data.due }] : [];
        });
      }),

    makeDue: (name) =>
      change(name, ['failed', 'delayed'], ({ unknowns }) => ({
        unknowns: Math.min(unknowns, 1),
        due: Date.now(),
      })),

    // Without content it is done as soon as somebody takes it.
    withdraw: (name) =>
      change(name, [...waitingStates, 'failed'], ({ job }) => ({ job: { id: job?.id ?? '' } })),

    close() {
      client.disconnect();
    },
  };
}
