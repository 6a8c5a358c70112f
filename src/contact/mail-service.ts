import { type Environment, isDeployed, readSettings } from '../config/settings.ts';
import { type Log, createPrintLog } from './log.ts';
import type { SmtpTimeouts } from './mail/smtp.ts';
import { createTransport, readTransportSettings } from './mail/transport.ts';
import { type MailQueue, createMailQueue } from './queue/queue.ts';
import type { RetryPlan } from './queue/retry.ts';
import { createFolderStore, spoolOf } from './queue/store/folder-store.ts';
import type { MailStore } from './queue/store/mail-store.ts';
import { type RedisConnection, connectToRedis } from './queue/store/redis-connection.ts';
import { createRedisStore } from './queue/store/redis-store.ts';
import { clientOf, createLimiter, createMemoryWindows, createRedisWindows } from './rate-limit.ts';
import {
  type Draft,
  type Post,
  type SendMessage,
  createSendMessage,
  nameOf,
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

/** Where letters wait, and where posts are counted. */
interface Keeping {
  readonly store: () => Promise<MailStore | undefined>;
  readonly redis: () => Promise<RedisConnection | undefined>;
}

/**
 * Opens what keeps letters when it is first needed: Redis, or a folder of this machine. The
 * deployed host without Redis has nothing that lasts.
 */
export function openKeeping(environment: Environment, log: Log): Keeping {
  let connection: Promise<RedisConnection | undefined> | undefined;
  let store: Promise<MailStore | undefined> | undefined;

  async function connect(): Promise<RedisConnection | undefined> {
    const { REDIS_URL: url } = readSettings(environment, ['REDIS_URL']);
    return url ? connectToRedis(url, log) : undefined;
  }
  const redis = () => (connection ??= connect());

  async function open(): Promise<MailStore | undefined> {
    const connected = await redis();
    if (connected) return createRedisStore(connected, log, Date.now);
    if (isDeployed(environment)) return undefined;
    const { MAIL_OUTBOX: outbox } = readSettings(environment, ['MAIL_OUTBOX']);
    return createFolderStore(spoolOf(outbox), log, Date.now);
  }
  return { redis, store: () => (store ??= open()) };
}

/** Makes the queue of one process. */
export function openMailQueue(
  environment: Environment,
  log: Log,
  { plan, smtp }: Timing = {},
  { store } = openKeeping(environment, log),
): MailQueue {
  const transport = createTransport(environment, smtp);
  const queue = createMailQueue({ store, transport, log, now: Date.now, ...(plan && { plan }) });
  return {
    ...queue,
    // Without the settings of a delivery each run would use up an attempt of every letter.
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
  timing?: Timing,
): MailService<Message> {
  const log = createPrintLog(event, environment);
  const keeping = openKeeping(environment, log);
  const now = Date.now;

  async function openWindows() {
    const redis = await keeping.redis();
    return redis ? createRedisWindows(redis, now) : createMemoryWindows(now);
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

  const ownWindows = createMemoryWindows(now);
  const reads = createLimiter(
    () => Promise.resolve(ownWindows),
    () => {
      const { perClient, total } = readLimits();
      return { perClient: perClient * readsPerMessage, total: total * readsPerMessage };
    },
  );

  const queue = openMailQueue(environment, log, timing, keeping);
  return {
    clientOf: readClient,
    admit: (headers) => reads.countPost('read', readClient(headers), false),
    send: createSendMessage({
      event,
      limiter: createLimiter(() => (windows ??= openWindows()), readLimits),
      queue,
      ...writer,
      write: (message, id) => {
        readTransportSettings(environment);
        return writer.write(message, id);
      },
      now,
      log,
    }),
    wasSent: async (key) => (await queue.find(nameOf(event, key))) !== undefined,
    withdraw: (key) => queue.withdraw(nameOf(event, key)),
    now,
    log,
  };
}
