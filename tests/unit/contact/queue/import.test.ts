import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { hasRedis } from '../../../../tools/lib/redis-server.ts';
import { job, otherJob, useRedis, useSqlite } from './queue-fixtures.ts';

/** How the release before 1.0 kept a letter. */
const letter = { ...job, created: Date.now() };

describe('what the release before kept in a folder', () => {
  const backend = useSqlite();

  test('waits on in the file, once', async () => {
    const spool = path.join(backend.folder(), 'spool');
    async function keep(name: string, state: string, content: string): Promise<void> {
      const place = path.join(spool, 'letters', name);
      await mkdir(place, { recursive: true });
      await writeFile(path.join(place, state), content);
    }
    await keep(
      letter.name,
      'state=handed-over&due=9&attempts=2&unknowns=1&version=1&reason=E',
      JSON.stringify(letter),
    );
    const failed = otherJob('failed');
    await keep(
      failed.name,
      'state=failed&due=9&attempts=7&unknowns=0&version=1&reason=E+550',
      JSON.stringify(failed),
    );
    await keep('spoiled', 'state=waiting&due=9&attempts=1&unknowns=0&version=1&reason=', '{');
    await mkdir(path.join(spool, 'delivered'));
    await writeFile(
      path.join(spool, 'delivered', 'done'),
      JSON.stringify({ id: 'its id', isRobotLike: true, delivered: Date.now() }),
    );
    const store = await backend.open();
    expect(await store.find('done')).toBe('its id');
    expect(await store.take()).toMatchObject({ job: letter, attempts: 3, unknowns: 2 });
    expect(await store.take()).toBeUndefined();
    expect(await store.list()).toContainEqual(
      expect.objectContaining({ job: failed, state: 'failed', reason: 'E 550' }),
    );
    expect(backend.entries).toMatchObject([
      { outcome: 'failed', reason: expect.stringMatching(/spoiled cannot be read/) as string },
      { outcome: 'imported', reason: expect.stringMatching(/^2 of/) as string },
    ]);
    expect(existsSync(path.join(spool, 'letters', 'spoiled'))).toBe(true);
    expect(existsSync(path.join(spool, 'letters', letter.name))).toBe(false);
  });
});

describe.runIf(hasRedis)('what the release before kept in Redis', () => {
  const backend = useRedis();

  test('waits on in the queue, once', async () => {
    const client = new Redis(backend.server().url);
    async function keep(
      set: string,
      name: string,
      content: string,
      standing: object,
    ): Promise<void> {
      await client.hset(`triage:{mail}:letter:${name}`, {
        id: 'id',
        letter: content,
        standing: JSON.stringify(standing),
        version: '1',
      });
      await client.zadd(`triage:{mail}:${set}`, 1, name);
    }
    await keep('due', letter.name, JSON.stringify(letter), {
      state: 'handed-over',
      due: 1,
      attempts: 1,
      unknowns: 0,
      reason: 'E',
    });
    await keep('failed', 'failed', JSON.stringify(otherJob('failed')), {
      state: 'failed',
      due: 1,
      attempts: 7,
      unknowns: 3,
      reason: 'E',
    });
    await keep('due', 'spoiled', '{', {});
    const [store, other] = [await backend.open(), await backend.open()];
    await Promise.all([store.tryNow(), other.tryNow()]);
    const kept = await store.list();
    expect(kept.map((one) => [one.job.name, one.unknowns]).toSorted()).toEqual([
      [letter.name, 1],
      ['failed', 3],
    ]);
    expect(await client.keys('triage:{mail}:letter:*')).toEqual(['triage:{mail}:letter:spoiled']);
    expect(backend.entries.some(({ outcome }) => outcome === 'imported')).toBe(true);
    client.disconnect();
  });
});
