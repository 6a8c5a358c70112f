import type { Redis } from 'ioredis';
import type { Log } from '../../log.ts';
import { timeLimits } from '../../time-limits.ts';
import { createGuard, withinTime } from './guard.ts';

export interface RedisConnection {
  /**
   * Does a piece of work.
   * @throws {StoreUnavailable} when Redis fails, or is known to
   */
  run<Result>(work: (client: Redis) => Promise<Result>): Promise<Result>;
  /**
   * Tries whether Redis can be written to now.
   * @throws {StoreUnavailable} when it cannot
   */
  tryNow(): Promise<void>;
  close(): void;
}

/**
 * Connects to Redis, and goes on trying by itself while it cannot be reached. The package is
 * loaded only here, so that a site without Redis does not.
 * @param redisUrl REDIS_URL
 */
export async function connectToRedis(redisUrl: string, log: Log): Promise<RedisConnection> {
  const { Redis: RedisClient } = await import('ioredis');
  const client = new RedisClient(redisUrl, {
    lazyConnect: true,
    connectTimeout: timeLimits.redis,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  const guard = createGuard({
    setting: 'REDIS_URL',
    log,
    timeLimit: timeLimits.redis,
    // A write, because a Redis without memory, or one that is a copy, still answers what it is asked.
    probe: async () => {
      // The client goes on in database 0 when the one of the address is refused.
      if (client.options.db) await client.select(client.options.db);
      await client.set('triage:probe', '1', 'PX', 1_000);
    },
  });
  client.on('error', guard.trip);
  // The first message should already be counted there. The package waits for ever for the first
  // words of what took the connection.
  await withinTime(client.connect(), timeLimits.redis).catch(guard.trip);
  return {
    run: (work) => guard.run(() => work(client)),
    tryNow: guard.tryNow,
    close: () => {
      client.disconnect();
    },
  };
}
