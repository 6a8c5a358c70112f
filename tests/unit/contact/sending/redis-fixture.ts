import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest';
import {
  connectToRedis,
  type RedisConnection,
} from '../../../../src/contact/queue/store/redis-connection.ts';
import { startRedis, type RedisServer } from '../../../../tools/lib/redis-server.ts';

/** One Redis, empty before each test of the suite that calls this, and two processes at it. */
export function useRedis() {
  const connections = [] as unknown as [RedisConnection, RedisConnection];
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
    for (const place of [0, 1] as const) {
      connections[place] = await connectToRedis(server.url, () => undefined);
    }
  });
  beforeEach(() => connections[0].run((client) => client.flushall()));
  afterAll(async () => {
    for (const connection of connections) connection.close();
    await server.stop();
  });
  return {
    connections,
    freeze: () => {
      server.freeze();
    },
    thaw: () => {
      server.thaw();
    },
  };
}

/**
 * Closes after each test of the file what services opened in it, which would go on looking for a
 * Redis that has ended and tell the tests of the next file.
 */
export function closeRedisClients(): void {
  let connect: MockInstance<(this: Redis) => Promise<void>>;
  beforeEach(() => {
    connect = vi.spyOn(Redis.prototype, 'connect');
  });
  afterEach(() => {
    for (const client of connect.mock.contexts) client.disconnect();
  });
}
