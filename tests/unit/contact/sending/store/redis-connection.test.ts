import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../../../src/contact/log.ts';
import { createRedisWindows } from '../../../../../src/contact/rate-limit.ts';
import { connectToRedis } from '../../../../../src/contact/queue/store/redis-connection.ts';
import type { RedisConnection } from '../../../../../src/contact/queue/store/redis-connection.ts';
import { findFreePort } from '../../../../../tools/lib/project.ts';
import { hasRedis, startRedis } from '../../../../../tools/lib/redis-server.ts';

let connection: RedisConnection | undefined;
let logged: LogEntry[] = [];
afterEach(() => {
  connection?.close();
  logged = [];
});

async function connect(url: string) {
  connection = await connectToRedis(url, (entry) => logged.push(entry));
  const take = createRedisWindows(connection, Date.now);
  const count = () => take([{ key: 'a', limit: 2, period: 60_000 }]);
  return { connection, count };
}

function unavailable(code: string) {
  const reason = expect.stringMatching(`^REDIS_URL: .+ \\(${code}\\)$`) as string;
  return { outcome: 'store-unavailable', reason };
}
const available = { outcome: 'store-available', reason: 'REDIS_URL' };

test('a Redis that cannot be reached costs no message, and the log says so once', async () => {
  const { count } = await connect(`redis://127.0.0.1:${await findFreePort()}`);
  expect([await count(), await count()]).toEqual([0, 0]);
  expect(await count()).toBeGreaterThan(59_000);
  expect(logged).toEqual([unavailable('ECONNREFUSED')]);
});

test('a name that is not found stays the reason, whoever asks and however often', async () => {
  const { connection: redis } = await connect('redis://:secret@nowhere.invalid');
  const reason = /^REDIS_URL: the host has a name that was not found \((ENOTFOUND|EAI_AGAIN)\)$/;
  for (const ask of [() => redis.tryNow(), () => redis.run((client) => client.ping())]) {
    await expect(ask()).rejects.toThrow(reason);
  }
});

describe.skipIf(!hasRedis)('a real Redis', () => {
  test('with another password is named, without the password', async () => {
    await using server = await startRedis(['--requirepass', 'right']);
    const { count } = await connect(server.url.replace('//', '//default:wrong-one@'));
    expect(await count()).toBe(0);
    expect(logged).toEqual([unavailable('WRONGPASS')]);
  });

  test.each([
    ['//:wrong@', 'Redis refuses the user or the password (WRONGPASS)'],
    ['//', 'Redis wants a password, and the address has none (NOAUTH)'],
  ])('that wants another password than in %s says so each time', async (start, reason) => {
    await using server = await startRedis(['--requirepass', 'right']);
    const { connection: redis } = await connect(server.url.replace('//', start));
    for (const ask of [() => redis.tryNow(), () => redis.run((client) => client.ping())]) {
      await expect(ask()).rejects.toThrow(`REDIS_URL: ${reason}`);
    }
  });

  test('without the database of the address takes nothing into another', async () => {
    await using server = await startRedis();
    const { connection: redis } = await connect(`${server.url}/99`);
    for (const ask of [() => redis.tryNow(), () => redis.run((client) => client.set('a', '1'))]) {
      await expect(ask()).rejects.toThrow('Redis has no database of the number');
    }
    expect(logged).toEqual([unavailable('ERR DB index')]);
    const { connection: right } = await connect(server.url);
    expect(await right.run((client) => client.keys('*'))).toEqual([]);
    redis.close();
  });

  test('that is frozen from the start keeps nobody waiting for long', async () => {
    await using server = await startRedis();
    server.freeze();
    const { count } = await connect(server.url);
    expect(await count()).toBe(0);
    expect(logged).toEqual([unavailable('ETIMEDOUT')]);
  });

  test('that freezes keeps one visitor waiting, and the log says when it goes and comes', async () => {
    await using server = await startRedis();
    const { connection: redis, count } = await connect(server.url);
    await count();
    server.freeze();
    await expect(redis.run((client) => client.ping())).rejects.toThrow('ETIMEDOUT');
    const work = vi.fn(() => Promise.resolve());
    await expect(redis.run(work)).rejects.toThrow('REDIS_URL');
    expect(work).not.toHaveBeenCalled();
    expect(await count()).toBe(0);
    expect(logged).toEqual([unavailable('ETIMEDOUT')]);
    server.thaw();
    await vi.waitFor(
      async () => {
        await count();
        expect(logged).toEqual([unavailable('ETIMEDOUT'), available]);
      },
      { timeout: 10_000, interval: 100 },
    );
  });

  test('without memory is named, and asked again until it has some', async () => {
    await using server = await startRedis();
    const { connection: redis, count } = await connect(server.url);
    await redis.run((client) => client.config('SET', 'maxmemory', '1'));
    await expect(redis.run((client) => client.set('a', '1'))).rejects.toThrow('OOM');
    expect([await count(), await count()]).toEqual([0, 0]);
    expect(logged).toEqual([unavailable('OOM')]);
    const admin = await connectToRedis(server.url, () => undefined);
    await admin.run((client) => client.config('SET', 'maxmemory', '0'));
    admin.close();
    await vi.waitFor(
      async () => {
        await count();
        expect(logged).toEqual([unavailable('OOM'), available]);
      },
      { timeout: 10_000, interval: 100 },
    );
  });

  test('that is gone and comes back is used again', async () => {
    const port = await findFreePort();
    const server = await startRedis([], port);
    const { count } = await connect(server.url);
    await server.stop();
    await vi.waitFor(async () => {
      await count();
      expect(logged).toHaveLength(1);
    });
    expect(logged).toEqual([unavailable('connection lost')]);
    await vi.waitFor(() => expect(connection?.tryNow()).rejects.toThrow('ECONNREFUSED'));
    await using again = await startRedis([], port);
    await vi.waitFor(
      async () => {
        await count();
        expect(logged.at(-1), again.url).toEqual(available);
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(logged).toHaveLength(2);
  });
});
