import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../../../src/contact/errors.ts';
import { createMemoryWindows, createRedisWindows } from '../../../../../src/contact/rate-limit.ts';
import type { RedisConnection } from '../../../../../src/contact/queue/store/redis-connection.ts';
import { watchMaps } from '../memory-fixture.ts';

const window = { limit: 1, period: 60_000 };

test('who has not come for a minute is forgotten, and whoever has is not', async () => {
  const sizeOfMapWith = watchMaps();
  const clock = { time: 1_000_000 };
  const take = createMemoryWindows(() => clock.time);
  for (let client = 0; client < 100; client += 1) await take([{ ...window, key: `${client}` }]);
  clock.time += 1;
  await take([{ ...window, key: 'later' }]);
  expect(sizeOfMapWith('later')).toBe(101);
  clock.time += 59_999;
  expect(await take([{ ...window, key: 'new' }])).toBe(0);
  expect(sizeOfMapWith('new')).toBe(2);
  expect(await take([{ ...window, key: 'later' }])).toBe(1);
});

function withFailingRedis(error: Error) {
  const redis: Pick<RedisConnection, 'run'> = { run: () => Promise.reject(error) };
  return createRedisWindows(redis as RedisConnection, () => 0);
}

test('while Redis cannot be asked, an instance counts by itself', async () => {
  const take = withFailingRedis(new StoreUnavailable('REDIS_URL'));
  const client = { ...window, key: 'a' };
  expect([await take([client]), await take([client])]).toEqual([0, 60_000]);
});

test('an error that is no outage is not taken for one', async () => {
  const take = withFailingRedis(new TypeError('a mistake'));
  await expect(take([{ ...window, key: 'a' }])).rejects.toThrow('a mistake');
});
