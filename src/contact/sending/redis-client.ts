import type { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** In milliseconds. */
const connectTimeout = 2_000;
const commandTimeout = 1_000;

/**
 * Connects to Redis. The package is loaded only here, so that a site without Redis does not.
 * @param redisUrl REDIS_URL
 * @returns a client; when Redis cannot be reached it goes on trying by itself
 */
export async function connectToRedis(redisUrl: string, log: Log): Promise<Redis> {
  const { Redis: RedisClient } = await import('ioredis');
  const client = new RedisClient(redisUrl, {
    lazyConnect: true,
    connectTimeout,
    commandTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  let isDown = false;
  client.on('ready', () => (isDown = false));
  client.on('error', (error: Error) => {
    // Once for each outage; the client tries again several times a second.
    if (!isDown) log({ outcome: 'redis-unavailable', reason: error.name });
    isDown = true;
  });
  // The first message should already be counted there; a failure is told to the listener above.
  await client.connect().catch(() => undefined);
  return client;
}
