import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { hasRedis, startRedis } from '../../../../tools/lib/redis-server.ts';
import { createBullMqStore } from '../../../../src/contact/queue/bullmq-store.ts';
import { connectToRedis } from '../../../../src/contact/queue/redis.ts';
import type { LogEntry } from '../../../../src/contact/log.ts';
import { job, otherJob, plan, useRedis, useSqlite } from './queue-fixture.ts';

describe('a file', () => {
  const backend = useSqlite();
  const isRoot = process.getuid?.() === 0;

  test('is for this user alone', async () => {
    const store = await backend.open();
    await store.add([job]);
    for (const name of await readdir(backend.folder())) {
      expect((await stat(path.join(backend.folder(), name))).mode & 0o077).toBe(0);
    }
  });

  test.each([
    ['damaged', /mail.sqlite is damaged/, (file: string) => writeFile(file, 'x'.repeat(8_192))],
    ['a folder', /MAIL_OUTBOX: /, (file: string) => mkdir(file)],
  ])('that is %s is told, and used again once it is mended', async (_, reason, spoil) => {
    const store = await backend.open();
    const file = path.join(backend.folder(), 'mail.sqlite');
    await mkdir(backend.folder());
    await spoil(file);
    await expect(store.add([job])).rejects.toThrow(reason);
    await expect(store.tryNow()).rejects.toThrow(reason);
    await rm(file, { recursive: true });
    expect(await store.add([job])).toEqual([undefined]);
    expect(backend.entries.map(({ outcome }) => outcome)).toEqual([
      'store-unavailable',
      'store-available',
    ]);
  });

  test.skipIf(isRoot)('in a folder that may not be written to is told', async () => {
    await mkdir(backend.folder());
    await chmod(backend.folder(), 0o500);
    await expect((await backend.open()).tryNow()).rejects.toThrow('may not use the folder');
    await chmod(backend.folder(), 0o700);
  });

  test('that somebody takes away is made anew', async () => {
    const store = await backend.open();
    await store.add([job]);
    await rm(backend.folder(), { recursive: true });
    expect(await store.add([otherJob('next')])).toEqual([undefined]);
    expect((await (await backend.open()).list()).map((kept) => kept.job.name)).toEqual(['next']);
  });
});

describe.runIf(hasRedis)('Redis', () => {
  const backend = useRedis();

  test('that stands still holds up one message, and no other', async () => {
    const store = await backend.open();
    await store.tryNow();
    backend.server().freeze();
    // Whoever asked may have been heard.
    await expect(store.add([job])).rejects.toMatchObject({ isUndecided: true });
    const start = performance.now();
    await expect(store.add([otherJob('next')])).rejects.toThrow('REDIS_URL');
    expect(performance.now() - start).toBeLessThan(200);
    backend.server().thaw();
    await expect
      .poll(
        () =>
          store.tryNow().then(
            () => 'up',
            () => 'down',
          ),
        { timeout: 10_000 },
      )
      .toBe('up');
    expect(backend.entries.map(({ outcome }) => outcome)).toEqual([
      'store-unavailable',
      'store-available',
    ]);
  });

  test('without memory is told', async () => {
    const store = await backend.open();
    await store.tryNow();
    const client = new Redis(backend.server().url);
    await client.config('SET', 'maxmemory', '1');
    await expect(store.tryNow()).rejects.toThrow('the memory of Redis is full');
    await expect(store.add([job])).rejects.toMatchObject({ isUndecided: false });
    await client.config('SET', 'maxmemory', '0');
    client.disconnect();
    expect(await store.add([job])).toEqual([undefined]);
  });

  test('that is down when the site starts is used once it is up', async () => {
    const entries: LogEntry[] = [];
    await using server = await startRedis();
    await server.kill();
    const log = (entry: LogEntry) => entries.push(entry);
    const store = createBullMqStore(await connectToRedis(server.url, log), log, plan);
    await expect(store.tryNow()).rejects.toThrow('Redis is down, or elsewhere');
    await server.restart();
    await expect
      .poll(() => store.add([job]).catch(() => 'down'), { timeout: 10_000 })
      .toEqual([undefined]);
    await store.close();
  });

  test('with a password tells that it is wrong', async () => {
    const entries: LogEntry[] = [];
    await using server = await startRedis(['--requirepass', 'secret']);
    const log = (entry: LogEntry) => entries.push(entry);
    for (const password of ['', ':wrong@']) {
      const url = server.url.replace('//', `//${password}`);
      const store = createBullMqStore(await connectToRedis(url, log), log, plan);
      await wait(50);
      await expect(store.tryNow()).rejects.toThrow(/password/);
      await store.close();
    }
  });
});
