import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describeFailure, explain, StoreUnavailable, withinTime } from '../errors.ts';
import type { Log } from '../log.ts';

/** For a connection, and for one piece of work, in milliseconds: at most nine surround a delivery. */
const patience = 1_000;

/** Connects to Redis, and goes on trying by itself while it cannot be reached. */
export async function connectToRedis(redisUrl: string, log: Log) {
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: patience,
    // What cannot be asked now is not asked later, when its sender has been told otherwise.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  let isUp = true;
  let lastFault = 'connection lost';

  function noteFault(error: unknown): string {
    const code = describeFailure(error);
    // A refused password is followed by words about a connection that is gone.
    if (code !== 'connection lost') lastFault = code;
    const reason = explain('REDIS_URL', lastFault);
    if (isUp) log({ outcome: 'store-unavailable', reason });
    isUp = false;
    return reason;
  }

  // Each piece of work listens for the end of its connection.
  client.setMaxListeners(Infinity);
  let lostAt = performance.now();
  client.on('error', noteFault);
  client.on('ready', () => {
    lastFault = 'connection lost';
    lostAt = Infinity;
  });
  client.on('close', () => {
    lostAt = Math.min(lostAt, performance.now());
  });

  /** Waits for a connection; there is none when it has been lost for longer than anybody waits. */
  async function connected(): Promise<void> {
    while (client.status !== 'ready' || !client.stream.writable) {
      if (performance.now() - lostAt > patience) throw new Error('Connection is closed');
      await wait(20);
    }
  }

  client.connect().catch(() => undefined);
  // The first message should already be counted there.
  await connected().catch(noteFault);

  /** The package never settles what was under way when a connection ended. */
  async function untilClosed<Result>(work: (client: Redis) => Promise<Result>): Promise<Result> {
    const over = new AbortController();
    const closed = once(client, 'close', over).then((): never => {
      throw new Error('Connection is closed');
    });
    return Promise.race([work(client), closed]).finally(() => {
      over.abort();
    });
  }

  /**
   * Does a piece of work within a second, after a second at most without a connection; twice, where
   * that turns out to have ended while nobody looked, as in a function that was frozen. Throws
   * `StoreUnavailable`, at once where there has been no connection for longer.
   */
  async function ask<Result>(
    work: (client: Redis) => Promise<Result>,
    isRepeat = false,
  ): Promise<Result> {
    await connected().catch((error: unknown) => {
      throw new StoreUnavailable(noteFault(error), isRepeat);
    });
    try {
      const result = await withinTime(untilClosed(work), patience);
      if (!isUp) log({ outcome: 'store-available', reason: 'REDIS_URL' });
      isUp = true;
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const code = describeFailure(error);
      const isLost = /^(?:connection lost|ECONN|EPIPE)/.test(code);
      if (isLost && !isRepeat) return ask(work, true);
      const reason = noteFault(error);
      // What a network forgot answers no more, nor does a Redis that stands still: the next piece of
      // work has another connection, or none.
      if (code === 'ETIMEDOUT') client.stream.destroy();
      throw new StoreUnavailable(reason, isRepeat || isLost || code === 'ETIMEDOUT');
    }
  }
  return { client, ask, log };
}

export type RedisConnection = Awaited<ReturnType<typeof connectToRedis>>;
