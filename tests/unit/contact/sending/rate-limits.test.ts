import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../../src/contact/sending/log.ts';
import {
  createMemoryLimits,
  createRedisLimits,
} from '../../../../src/contact/sending/rate-limits.ts';
import { connectToRedis } from '../../../../src/contact/sending/redis-client.ts';
import { findFreePort } from '../../../support/project.ts';

const limits = { perClient: 2, total: 3 };

describe('in memory', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a client that sent its share is told how many seconds to wait, and then may send', async () => {
    const count = createMemoryLimits(limits);
    expect([await count('a'), await count('a')]).toEqual([undefined, undefined]);
    vi.advanceTimersByTime(20_000);
    expect(await count('a')).toBe(40);
    vi.advanceTimersByTime(40_000);
    expect(await count('a')).toBeUndefined();
  });

  test('all clients together have a limit, which one refused client does not use up', async () => {
    const count = createMemoryLimits(limits);
    await count('a');
    await count('a');
    expect(await count('a')).toBe(60);
    expect(await count('b')).toBeUndefined();
    expect(await count('c')).toBe(60);
  });

  test('a client who was refused because of the others has lost nothing', async () => {
    const count = createMemoryLimits(limits);
    for (const client of ['a', 'a', 'b']) await count(client);
    vi.advanceTimersByTime(30_000);
    expect([await count('c'), await count('c')]).toEqual([30, 30]);
    vi.advanceTimersByTime(30_000);
    expect(await count('c')).toBeUndefined();
  });
});

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

async function startRedis(port: number) {
  const server = spawn('redis-server', [
    '--port',
    String(port),
    '--save',
    '',
    '--bind',
    '127.0.0.1',
  ]);
  for await (const line of server.stdout) {
    if (String(line).includes('Ready to accept connections')) break;
  }
  return server;
}

// In the workflow it is installed: there its absence is a failure.
describe.runIf(hasRedis || process.env['CI'])('in Redis (the program redis-server)', () => {
  test('instances share the limits, and count for themselves while Redis is gone', async () => {
    const port = await findFreePort();
    const server = await startRedis(port);
    const logged: LogEntry[] = [];
    const connect = () =>
      connectToRedis(`redis://127.0.0.1:${port}`, (entry) => {
        logged.push(entry);
      });
    const clients = [await connect(), await connect()] as const;
    const [first, second] = [
      createRedisLimits(limits, clients[0]),
      createRedisLimits(limits, clients[1]),
    ];
    expect([await first('a'), await second('a')]).toEqual([undefined, undefined]);
    expect(await first('a')).toBe(60);
    expect(await second('b')).toBeUndefined();
    expect(await first('c')).toBe(60);

    server.kill();
    await once(server, 'exit');
    expect(await first('d')).toBeUndefined();
    await vi.waitFor(() => {
      expect(logged).toContainEqual({ outcome: 'redis-unavailable', reason: 'Error' });
    });
    for (const client of clients) client.disconnect();
  });
});

test('a Redis that cannot be reached costs no message', async () => {
  const logged: LogEntry[] = [];
  const client = await connectToRedis(`redis://127.0.0.1:${await findFreePort()}`, (entry) => {
    logged.push(entry);
  });
  const count = createRedisLimits(limits, client);
  expect([await count('a'), await count('a')]).toEqual([undefined, undefined]);
  expect(await count('a')).toBe(60);
  expect(logged).toHaveLength(1);
  client.disconnect();
});
