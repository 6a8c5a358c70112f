import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../../../../src/contact/rate-limit.ts';
import {
  createMemoryWindows,
  createRedisWindows,
  type TakePlaces,
} from '../../../../../src/contact/rate-limit.ts';
import { hasRedis, startRedis } from '../../../../../tools/lib/redis-server.ts';
import { connectToRedis } from '../../../../../src/contact/queue/redis.ts';

/** Tells for each post how long to wait; 0 when it was taken. */
function setUp(windows: TakePlaces, limits = { perClient: 2, total: 3 }) {
  const limiter = createRateLimiter(
    () => Promise.resolve(windows),
    () => limits,
  );
  const post = (client: string, { counter = 'form', isRobotLike = false } = {}) =>
    limiter.countPost(counter, client, isRobotLike).then(
      () => 0,
      (error: unknown) => (error as { retryAfter: number }).retryAfter,
    );
  return { limiter, post };
}

describe('in memory', () => {
  function setUpInMemory(limits?: { perClient: number; total: number }) {
    const clock = { time: 1_000_000 };
    return {
      ...setUp(
        createMemoryWindows(() => clock.time),
        limits,
      ),
      clock,
    };
  }

  test('whoever sent their share is told how many seconds to wait, and then may send', async () => {
    const { post, clock } = setUpInMemory();
    expect(await post('a')).toBe(0);
    clock.time += 20_000;
    expect([await post('a'), await post('a')]).toEqual([0, 40]);
    clock.time += 39_999;
    expect(await post('a')).toBe(1);
    clock.time += 1;
    // A sliding minute: the second of the two still counts.
    expect([await post('a'), await post('a')]).toEqual([0, 20]);
  });

  test('a flood of others shuts nobody out: each newcomer has one message', async () => {
    const { post } = setUpInMemory();
    for (const client of ['a', 'a', 'b']) await post(client);
    expect([await post('b'), await post('c'), await post('c')]).toEqual([60, 0, 60]);
  });

  test('who has sent nothing for a minute is a newcomer again', async () => {
    const { post, clock } = setUpInMemory();
    await post('first');
    clock.time += 30_000;
    await post('a');
    clock.time += 30_000;
    await post('b');
    clock.time += 30_000;
    for (const client of ['c', 'd', 'e']) await post(client);
    expect(await post('a')).toBe(0);
  });

  test('a flood of newcomers ends at ten times what all may send', async () => {
    const { post, clock } = setUpInMemory({ perClient: 2, total: 3 });
    const flood = [];
    for (let client = 0; client < 31; client += 1) flood.push(await post(`network ${client}`));
    expect(flood).toEqual([...Array<number>(30).fill(0), 60]);
    expect(await post('innocent', { counter: 'newsletter:form' })).toBe(0);
    clock.time += 60_000;
    expect(await post('innocent')).toBe(0);
  });

  test('sixty posts from one network of IPv6 or from many clients leave room for another', async () => {
    const { post } = setUpInMemory({ perClient: 5, total: 60 });
    const flood = [];
    for (let client = 0; client < 12; client += 1) {
      for (let count = 0; count < 5; count += 1) flood.push(await post(`robot ${client}`));
    }
    expect(flood.every((wait) => wait === 0)).toBe(true);
    expect(await post('innocent')).toBe(0);
  });

  test.each([
    ['people', false],
    ['robots', true],
  ])('each counter is its own, for %s', async (_name, isRobotLike) => {
    const { post } = setUpInMemory({ perClient: 4, total: 6 });
    for (const client of ['a', 'a', 'b', 'c', 'd']) {
      await post(client, { counter: 'newsletter:form', isRobotLike });
    }
    expect([await post('a', { isRobotLike }), await post('a', { isRobotLike })]).toEqual([0, 0]);
  });

  test('what looks like a robot’s has less room, and takes none from the others', async () => {
    const { post } = setUpInMemory({ perClient: 2, total: 4 });
    const robots = [];
    for (const client of ['a', 'a', 'b', 'c']) {
      robots.push(await post(client, { isRobotLike: true }));
    }
    expect(robots).toEqual([0, 60, 0, 60]);
    const others = [];
    for (const client of ['a', 'a', 'd', 'd']) others.push(await post(client));
    expect(others).toEqual([0, 0, 0, 0]);
  });

  test('a mailbox gets one e-mail in a quarter of an hour and three in any day', async () => {
    const { limiter, clock } = setUpInMemory();
    const taken: number[] = [];
    const start = clock.time;
    for (let minute = 0; minute < 26 * 60; minute += 5) {
      clock.time = start + minute * 60_000;
      if (await limiter.countMail('zoe@hospital.example')) taken.push(minute);
    }
    expect(taken).toEqual([0, 15, 30, 1440, 1455, 1470]);
    expect(await limiter.countMail('ana@hospital.example')).toBe(true);
  });
});

describe.skipIf(!hasRedis)('in Redis', () => {
  test('instances share the limits, which are gone from Redis when they end', async () => {
    await using redis = await startRedis();
    const connections = await Promise.all(
      [0, 1].map(() => connectToRedis(redis.url, () => undefined)),
    );
    const limits = { perClient: 5, total: 60 };
    const instances = connections.map((one) => setUp(createRedisWindows(one), limits));
    const posts = Array.from({ length: 40 }, async (_, index) => instances[index % 2]?.post('a'));
    const waits = await Promise.all(posts);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    const [one, other] = instances;
    expect(await one?.limiter.countMail('zoe@hospital.example')).toBe(true);
    expect(await other?.limiter.countMail('zoe@hospital.example')).toBe(false);
    const lives = await connections[0]?.ask(async (client) =>
      Promise.all((await client.keys('*limit*form*')).map((key) => client.pttl(key))),
    );
    expect(lives?.every((life) => life > 0 && life <= 60_000)).toBe(true);
    for (const connection of connections) connection.close();
  });
});
