import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Refusal } from '../../../src/contact/outcome.ts';
import { connectToRedis } from '../../../src/contact/queue/redis.ts';
import {
  clientOf,
  countMail,
  countPost,
  createMemoryLimiter,
  createRedisLimiter,
  type RateLimiter,
} from '../../../src/contact/rate-limit.ts';
import { hasRedis, startRedis } from '../../../tools/lib/redis-server.ts';

/** Tells for each post how long to wait; 0 when it was taken. */
function setUp(limiter: RateLimiter, limits = { perClient: 2, total: 3 }) {
  const post = (client: string, { counter = 'form', isRobotLike = false } = {}) =>
    countPost(limiter, limits, counter, client, isRobotLike).then(
      () => 0,
      (error: unknown) => (error as Refusal).unsuccess.failure.retryAfter ?? -1,
    );
  const postFrom = async (clients: readonly string[], isRobotLike = false) => {
    const waits: number[] = [];
    for (const client of clients) waits.push(await post(client, { isRobotLike }));
    return waits;
  };
  return { limiter, post, postFrom };
}

function setUpInMemory(limits?: { perClient: number; total: number }) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
  return { ...setUp(createMemoryLimiter(), limits), pass };
}

afterEach(() => {
  vi.useRealTimers();
});

function clientFrom(value: string, header = 'x-real-ip'): string {
  return clientOf(new Headers({ [header]: value }), header);
}

describe('whom a post counts for', () => {
  test.each([
    ['192.0.2.7:5555', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:0DB8:0001:0002:0000:0000:0000:0009', '20010db800010002/64'],
    ['[2001:db8:1:2::1]:443', '20010db800010002/64'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, client) => {
    expect(clientFrom(address)).toBe(client);
  });

  test('only what the host wrote counts: the last of a list, by the header that is set', () => {
    expect(clientFrom('203.0.113.9, 192.0.2.7', 'x-forwarded-for')).toBe('192.0.2.7');
    const headers = new Headers({ 'x-real-ip': '192.0.2.7', 'x-forwarded-for': '203.0.113.9' });
    expect(clientOf(headers, '')).toBe('192.0.2.7');
    expect(clientOf(headers, 'cf-connecting-ip')).toBe('unknown');
  });
});

test('whoever sent their share is told how many seconds to wait, and then may send', async () => {
  const { post, pass } = setUpInMemory();
  expect(await post('a')).toBe(0);
  pass(20_000);
  expect([await post('a'), await post('a')]).toEqual([0, 40]);
  pass(39_999);
  expect(await post('a')).toBe(1);
  pass(1);
  expect([await post('a'), await post('a'), await post('a')]).toEqual([0, 0, 60]);
});

test('a flood of others shuts nobody out: each newcomer has one message', async () => {
  const { post, postFrom, pass } = setUpInMemory();
  expect(await postFrom(['a', 'a', 'b', 'b', 'c', 'c'])).toEqual([0, 0, 0, 60, 0, 60]);
  pass(60_000);
  await postFrom(['d', 'e', 'f']);
  // Who has sent nothing for a minute is a newcomer again.
  expect(await post('a')).toBe(0);
});

test('a flood of newcomers ends at ten times what all may send', async () => {
  const { post, postFrom, pass } = setUpInMemory();
  const flood = await postFrom(Array.from({ length: 31 }, (_, client) => `client ${client}`));
  expect(flood).toEqual([...Array<number>(30).fill(0), 60]);
  expect(await post('innocent', { counter: 'newsletter:form' })).toBe(0);
  pass(60_000);
  expect(await post('innocent')).toBe(0);
});

test.each([
  // The last two groups of a /64 are anybody's; a home has a /56, a site a /48.
  ['one customer', (index: number) => `2001:db8:1:2:${index}::1`, 2],
  ['one home', (index: number) => `2001:db8:1:${(0x200 + index).toString(16)}::1`, 6],
  ['one site', (index: number) => `2001:db8:1:${(index << 8).toString(16)}::1`, 12],
])('%s with a network of IPv6 does not shut out the others', async (_who, addressOf, share) => {
  const { post, postFrom } = setUpInMemory({ perClient: 2, total: 100 });
  const clients = Array.from({ length: 50 }, (_, index) => clientFrom(addressOf(index)));
  const waits = await postFrom(clients);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(share);
  expect(await post(clientFrom('2001:db8:2::1'))).toBe(0);
});

test('what looks like a robot’s has less room, and takes none from the others', async () => {
  const { postFrom } = setUpInMemory({ perClient: 2, total: 4 });
  expect(await postFrom(['a', 'a', 'b', 'c'], true)).toEqual([0, 60, 0, 60]);
  expect(await postFrom(['a', 'a', 'd', 'd'])).toEqual([0, 0, 0, 0]);
});

test('a mailbox gets one e-mail in a quarter of an hour and three in any day', async () => {
  const { limiter, pass } = setUpInMemory();
  const taken: number[] = [];
  for (let minute = 0; minute < 26 * 60; minute += 5) {
    if (await countMail(limiter, 'zoe@hospital.org')) taken.push(minute);
    pass(5 * 60_000);
  }
  expect(taken).toEqual([0, 15, 30, 1440, 1455, 1470]);
  expect(await countMail(limiter, 'ana@hospital.org')).toBe(true);
});

test.skipIf(!hasRedis)(
  'instances share limits in Redis, and count by themselves without it',
  async () => {
    await using redis = await startRedis();
    const connections = await Promise.all(
      [0, 1].map(() => connectToRedis(redis.url, () => undefined)),
    );
    const limits = { perClient: 5, total: 60 };
    const instances = connections.map((one) =>
      setUp(createRedisLimiter(one, createMemoryLimiter()), limits),
    );
    const posts = Array.from({ length: 40 }, async (_, index) => instances[index % 2]?.post('a'));
    const waits = await Promise.all(posts);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    const [one, other] = instances;
    expect(one && (await countMail(one.limiter, 'zoe@hospital.org'))).toBe(true);
    expect(other && (await countMail(other.limiter, 'zoe@hospital.org'))).toBe(false);
    await redis.kill();
    expect(await one?.post('b')).toBe(0);
    for (const { client } of connections) client.disconnect();
  },
);
