import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { describe, expect, test, vi } from 'vitest';
import { hasRedis, startRedis } from '../../../../tools/lib/redis-server.ts';
import { openStores } from '../../../../src/contact/stores.ts';
import { job, otherJob, useRedis, useSqlite } from './queue-fixtures.ts';

const outage = ['store-unavailable', 'store-available'];

describe('a file', () => {
  const backend = useSqlite();

  test('is for this user alone, and made anew when somebody takes it away', async () => {
    const store = await backend.open();
    await store.add([job]);
    for (const name of await readdir(backend.folder())) {
      expect((await stat(path.join(backend.folder(), name))).mode & 0o077).toBe(0);
    }
    await rm(backend.folder(), { recursive: true });
    expect(await store.add([otherJob('next')])).toEqual([undefined]);
    expect((await (await backend.open()).list()).map((kept) => kept.job.name)).toEqual(['next']);
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
    expect(backend.entries.map(({ outcome }) => outcome)).toEqual(outage);
  });

  test('on a disk that fails says so, as it may have kept the job', async () => {
    const store = await backend.open();
    await store.add([job]);
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(() => {
      throw Object.assign(new Error('no'), { errcode: 10 });
    });
    await expect(store.add([otherJob('lost')])).rejects.toMatchObject({
      message: expect.stringContaining('the disk fails') as string,
      isUndecided: true,
    });
    expect((await store.list()).map((kept) => kept.job.name)).toEqual([job.name]);
    expect(backend.entries.map(({ outcome }) => outcome)).toEqual(outage);
  });
});

describe('a file of which somebody', () => {
  const backend = useSqlite();
  const fileOf = () => path.join(backend.folder(), 'mail.sqlite');

  test('takes the newest part away holds what comes after it', async () => {
    const store = await backend.open();
    await store.add([job]);
    for (const end of ['wal', 'shm']) await rm(`${fileOf()}-${end}`);
    await store.add([otherJob('next')]);
    expect((await (await backend.open()).list()).map((kept) => kept.job.name)).toContain('next');
  });

  test('keeps hold holds up one message and no page, and none for a while', async () => {
    const store = await backend.open();
    await store.tryNow();
    using other = new DatabaseSync(fileOf());
    other.exec('BEGIN IMMEDIATE');
    const first = expect(store.add([job])).rejects.toThrow(
      'another process keeps mail.sqlite busy',
    );
    let looks = 0;
    const page = setInterval(() => (looks += 1), 20);
    await first;
    clearInterval(page);
    expect(looks).toBeGreaterThan(10);
    const next = store.add([job]).catch(() => 'at once');
    expect(await Promise.race([next, setImmediate('late')])).toBe('at once');
    other.exec('ROLLBACK');
    await expect
      .poll(() => store.add([job]).catch(() => 'busy'), { timeout: 10_000 })
      .toEqual([undefined]);
  });
});

describe.runIf(hasRedis)('Redis', () => {
  const backend = useRedis();

  test('that stands still holds up one message, and those after it for a moment', async () => {
    const store = await backend.open();
    await store.tryNow();
    backend.server().freeze();
    // Whoever asked may have been heard.
    await expect(store.add([job])).rejects.toMatchObject({ isUndecided: true });
    await expect(store.add([otherJob('next')])).rejects.toThrow('REDIS_URL');
    const start = performance.now();
    await expect(store.add([otherJob('next')])).rejects.toThrow('REDIS_URL');
    expect(performance.now() - start).toBeLessThan(500);
    backend.server().thaw();
    const add = () => store.add([otherJob('last')]).catch(() => 'down');
    await expect.poll(add).toEqual([undefined]);
    expect(backend.entries.map(({ outcome }) => outcome)).toEqual(outage);
  });

  test('that throws letters away, as one that may evict does, keeps those that it has', async () => {
    const store = await backend.open();
    await store.add([job, otherJob('next')]);
    const client = new Redis(backend.server().url);
    await client.del(await client.keys(`*job-${job.name}`));
    client.disconnect();
    expect((await store.list()).map((kept) => kept.job.name)).toEqual(['next']);
    const taken = [await store.take(), await store.take()];
    expect(taken.map((one) => one?.job.name).filter(Boolean)).toEqual(['next']);
    expect(backend.entries).toEqual([]);
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
    await using server = await startRedis();
    await server.kill();
    const { jobs, close } = openStores({ REDIS_URL: server.url }, () => undefined);
    await expect(jobs()).rejects.toThrow('the server is down, or elsewhere');
    await server.restart();
    const add = async () => (await jobs())?.add([job]);
    await expect.poll(() => add().catch(() => 'down')).toEqual([undefined]);
    await close();
  });
});
