import { isDeployed, readSettings, type Environment } from '../config/settings.ts';
import { createPrintLog, type Log } from './log.ts';
import type { SmtpTimeouts } from './mail/smtp.ts';
import { createTransport, readTransportSettings } from './mail/transport.ts';
import { createBullMqStore } from './queue/bullmq-store.ts';
import type { JobStore } from './queue/job-store.ts';
import { createQueue, type Queue } from './queue/queue.ts';
import { connectToRedis, type RedisConnection } from './queue/redis.ts';
import { retryPlan, type RetryPlan } from './queue/retry.ts';
import { createSqliteStore } from './queue/sqlite-store.ts';
import {
  clientOf,
  createMemoryWindows,
  createRateLimiter,
  createRedisWindows,
} from './rate-limit.ts';
import {
  createSendMessage,
  nameOf,
  type Draft,
  type Post,
  type SendMessage,
} from './send-message.ts';

/** What a handler that sends e-mail works with; each part is replaced in tests. */
export interface MailService<Message> {
  /** Who a request counts for; throws when CLIENT_ADDRESS_HEADER is malformed. */
  readonly clientOf: (headers: Headers) => string;
  /**
   * Counts a request before its body is read, in this process alone, whose time reading takes.
   * @throws {TooManyMessages} when the client or all together send far more than can be messages
   */
  readonly admit: (headers: Headers) => Promise<void>;
  readonly send: SendMessage<Message>;
  /** Whether a message with this key was taken on within the last day. */
  readonly wasSent: (key: string) => Promise<boolean>;
  /** Takes back a message with this key, as long as it waits. */
  readonly withdraw: (key: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** How patient mail is; for a run against a mail server that fails on purpose. */
export interface Timing {
  readonly plan?: RetryPlan;
  readonly smtp?: SmtpTimeouts;
}

/** How many bodies are read for each message that a client may send: some are refused or repeats. */
const readsPerMessage = 4;

/** What an e-mail of one kind says, and who gets it. */
export interface MailWriter<Message> {
  readonly write: (message: Message, id: string) => Draft;
  readonly writeReceipt?: (message: Message, id: string) => Draft | undefined;
  readonly writeNotice?: (message: Message, post: Post<Message>) => Draft | undefined;
}

/** Where jobs wait, and where posts are counted. */
export interface Stores {
  readonly jobs: () => Promise<JobStore | undefined>;
  readonly redis: () => Promise<RedisConnection | undefined>;
}

/**
 * Opens what keeps jobs when it is first needed: Redis, or a file of this machine. The deployed host
 * without Redis has nothing that lasts.
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

/** Makes the queue of one process. */
export function openQueue(
  environment: Environment,
  log: Log,
  { plan = retryPlan, smtp }: Timing = {},
  { jobs } = openStores(environment, log, plan),
): Queue {
  const transport = createTransport(environment, smtp);
  const queue = createQueue({ store: jobs, transport, log, now: Date.now, plan });
  return {
    ...queue,
    // Without the settings of a delivery each run would use up an attempt of every job.
    run: async (mayGoOn) => {
      readTransportSettings(environment);
      await queue.run(mayGoOn);
    },
  };
}

/**
 * Puts the parts together for one process. Settings are read when a message needs them, so that a
 * wrong one is an answer and a line in the log instead of a function that does not start.
 * @param environment usually `process.env`
 * @param event what the lines in the log are about
 */
export function createMailService<Message>(
  environment: Environment,
  event: string,
  writer: MailWriter<Message>,
  timing: Timing = {},
): MailService<Message> {
  const log = createPrintLog(event, environment);
  const stores = openStores(environment, log, timing.plan);

  async function openWindows() {
    const redis = await stores.redis();
    return redis ? createRedisWindows(redis) : createMemoryWindows();
  }
  let windows: ReturnType<typeof openWindows> | undefined;

  function readLimits() {
    const settings = readSettings(environment, ['RATE_LIMIT_PER_CLIENT', 'RATE_LIMIT_TOTAL']);
    return {
      perClient: Number(settings.RATE_LIMIT_PER_CLIENT),
      total: Number(settings.RATE_LIMIT_TOTAL),
    };
  }

  function readClient(headers: Headers): string {
    const { CLIENT_ADDRESS_HEADER: header } = readSettings(environment, ['CLIENT_ADDRESS_HEADER']);
    return clientOf(headers, header);
  }

  const ownWindows = createMemoryWindows();
  const reads = createRateLimiter(
    () => Promise.resolve(ownWindows),
    () => {
      const { perClient, total } = readLimits();
      return { perClient: perClient * readsPerMessage, total: total * readsPerMessage };
    },
  );

  const queue = openQueue(environment, log, timing, stores);
  return {
    clientOf: readClient,
    admit: (headers) => reads.countPost('read', readClient(headers), false),
    send: createSendMessage({
      event,
      limiter: createRateLimiter(() => (windows ??= openWindows()), readLimits),
      queue,
      ...writer,
      write: (message, id) => {
        readTransportSettings(environment);
        return writer.write(message, id);
      },
      now: Date.now,
    }),
    wasSent: async (key) => (await queue.find(nameOf(event, key))) !== undefined,
    withdraw: (key) => queue.withdraw(nameOf(event, key)),
    now: Date.now,
    log,
  };
}
