import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../../../src/contact/errors.ts';
import type { RedisConnection } from '../../../../../src/contact/queue/redis.ts';
import { createMemoryWindows, createRedisWindows } from '../../../../../src/contact/rate-limit.ts';

const window = { limit: 1, period: 60_000 };

test('two hundred thousand clients that are refused cost next to nothing', async () => {
  const take = createMemoryWindows();
  const total = { key: 'total', limit: 600, period: 60_000 };
  const start = performance.now();
  const before = process.memoryUsage().heapUsed;
  let taken = 0;
  for (let client = 0; client < 200_000; client += 1) {
    const wait = await take([{ ...window, key: `client ${client}` }, total]);
    if (wait === 0) taken += 1;
  }
  expect(taken).toBe(600);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000);
});

test('while Redis cannot be asked, an instance counts by itself', async () => {
  const ask = () => Promise.reject(new StoreUnavailable('REDIS_URL'));
  const redis: Pick<RedisConnection, 'ask'> = { ask };
  const take = createRedisWindows(redis as RedisConnection);
  const client = { ...window, key: 'a' };
  expect(await take([client])).toBe(0);
  expect(await take([client])).toBeGreaterThan(59_000);
});
