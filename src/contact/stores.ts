import { isDeployed, readSettings, type Environment } from '../config/settings.ts';
import type { Log } from './log.ts';
import type { SmtpTimeouts } from './mail/smtp.ts';
import { createTransport } from './mail/transport.ts';
import { createBullMqStore } from './queue/bullmq-store.ts';
import type { JobStore } from './queue/job-store.ts';
import { createQueue, type Queue, retryPlan, type RetryPlan } from './queue/queue.ts';
import { connectToRedis, type RedisConnection } from './queue/redis.ts';
import { createSqliteStore } from './queue/sqlite-store.ts';
import { readMailSettings } from './settings.ts';

/** How patient mail is; for a run against a mail server that fails on purpose. */
export interface Timing {
  readonly plan?: RetryPlan;
  readonly smtp?: SmtpTimeouts;
}

/** Where jobs wait, and where posts are counted. */
export interface Stores {
  readonly jobs: () => Promise<JobStore | undefined>;
  readonly redis: () => Promise<RedisConnection | undefined>;
}

/**
 * Opens what keeps jobs when it is first needed: Redis, or a file of this machine. The deployed host
 * without Redis has nothing that lasts.
 * @param environment usually `process.env`
 */
export function openStores(environment: Environment, log: Log, plan = retryPlan): Stores {
  let connection: Promise<RedisConnection | undefined> | undefined;
  let store: Promise<JobStore | undefined> | undefined;

  async function connect(): Promise<RedisConnection | undefined> {
    const { REDIS_URL: url } = readSettings(environment, ['REDIS_URL']);
    return url ? connectToRedis(url, log) : undefined;
  }
  const redis = () => (connection ??= connect());

  async function open(): Promise<JobStore | undefined> {
    const connected = await redis();
    if (connected) return createBullMqStore(connected, log, plan);
    if (isDeployed(environment)) return undefined;
    const { MAIL_OUTBOX: outbox } = readSettings(environment, ['MAIL_OUTBOX']);
    return createSqliteStore(outbox, log, plan);
  }
  return { redis, jobs: () => (store ??= open()) };
}

/** For a process that goes on, or ends, without them. */
export async function closeStores({ jobs, redis }: Stores): Promise<void> {
  const store = await jobs().catch(() => undefined);
  await store?.close().catch(() => undefined);
  (await redis().catch(() => undefined))?.close();
}

/**
 * Makes the queue of one process.
 * @param environment usually `process.env`
 */
export function openQueue(
  environment: Environment,
  log: Log,
  { plan = retryPlan, smtp }: Timing = {},
  { jobs } = openStores(environment, log, plan),
): Queue {
  const queue = createQueue(jobs, createTransport(environment, smtp), log, plan);
  return {
    ...queue,
    run: async (mayGoOn) => {
      // Without the settings of a delivery each run would use up an attempt of every job.
      readMailSettings(environment);
      await queue.run(mayGoOn);
    },
  };
}
