import { Redis } from 'ioredis';
import { describeFailure, explain, StoreUnavailable, withinTime } from '../errors.ts';
import type { Log } from '../log.ts';

/** For one piece of work, in milliseconds: at most nine surround a delivery. */
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

  client.on('error', noteFault);
  client.on('ready', () => {
    lastFault = 'connection lost';
  });
  // The first message should already be counted there. The package waits for ever for the first
  // words of what took the connection.
  await withinTime(client.connect(), patience).catch(noteFault);

  /** Does a piece of work within a second. Throws `StoreUnavailable`, at once without a connection. */
  async function ask<Result>(work: (client: Redis) => Promise<Result>): Promise<Result> {
    if (client.status !== 'ready') {
      throw new StoreUnavailable(noteFault(new Error('Connection is closed')));
    }
    try {
      const result = await withinTime(work(client), patience);
      if (!isUp) log({ outcome: 'store-available', reason: 'REDIS_URL' });
      isUp = true;
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const code = describeFailure(error);
      const reason = noteFault(error);
      // Nobody else waits for a Redis that stands still: there is no connection until it answers.
      if (code === 'ETIMEDOUT') client.stream.destroy();
      const isUndecided = /^(?:ETIMEDOUT|connection lost|ECONN|EPIPE)/.test(code);
      throw new StoreUnavailable(reason, isUndecided);
    }
  }
  return { client, ask };
}

export type RedisConnection = Awaited<ReturnType<typeof connectToRedis>>;
