import { isDeployed, readSettings, type Environment } from '../config/settings.ts';
import type { Log } from './log.ts';
import type { SmtpTimeouts } from './mail/smtp.ts';
import { createTransport, readMailSettings } from './mail/transport.ts';
import { retryPlan } from './queue/job-store.ts';
import { createQueue, type Queue } from './queue/queue.ts';
import { createSqliteStore } from './queue/sqlite-store.ts';

/** Opens it when it is first needed, and once more after a failure. */
function once<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
}

/**
 * What keeps jobs and counts posts: Redis, or a file of this machine. The deployed host without Redis
 * has nothing that lasts. Redis has a file of the function to itself, which is read only where it is
 * used; its packages are imported there by name, which a bundle of CommonJS gives to no `import()`.
 */
export function openStores(environment: Environment, log: Log, plan = retryPlan) {
  const redis = once(async () => {
    const { REDIS_URL: url } = readSettings(environment, ['REDIS_URL']);
    if (!url) return undefined;
    const { connectToRedis } = await import('./queue/redis.ts');
    return connectToRedis(url, log);
  });
  const jobs = once(async () => {
    const connection = await redis();
    if (connection) {
      const { createBullMqStore } = await import('./queue/bullmq-store.ts');
      return createBullMqStore(connection, plan);
    }
    if (isDeployed(environment)) return undefined;
    const { MAIL_OUTBOX: outbox } = readSettings(environment, ['MAIL_OUTBOX']);
    return createSqliteStore(outbox, log, plan);
  });
  /** For a process that goes on, or ends, without them. */
  async function close(): Promise<void> {
    (await jobs().catch(() => undefined))?.close();
    (await redis().catch(() => undefined))?.client.disconnect();
  }
  return { redis, jobs, close };
}

export type Stores = ReturnType<typeof openStores>;

/** @param plan with `smtp` for a run against a mail server that fails on purpose */
export function openQueue(
  environment: Environment,
  log: Log,
  { jobs }: Pick<Stores, 'jobs'> = openStores(environment, log),
  plan = retryPlan,
  smtp?: SmtpTimeouts,
): Queue {
  const queue = createQueue(jobs, createTransport(environment, smtp), log, plan);
  async function run(mayGoOn: () => boolean): Promise<void> {
    // Without the settings of a delivery each run would use up an attempt of every job.
    readMailSettings(environment);
    await queue.run(mayGoOn);
  }
  return { ...queue, run };
}
