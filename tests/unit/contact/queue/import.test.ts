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
    async function keep(name: string, state: string, content: object | string): Promise<void> {
      await mkdir(path.join(spool, 'letters', name), { recursive: true });
      const json = typeof content === 'string' ? content : JSON.stringify(content);
      const file = `state=${state}&due=9&attempts=2&unknowns=1&version=1&reason=E+550`;
      await writeFile(path.join(spool, 'letters', name, file), json);
    }
    const failed = otherJob('failed');
    await keep(letter.name, 'handed-over', letter);
    await keep(failed.name, 'failed', failed);
    await keep('spoiled', 'waiting', '{');
    await mkdir(path.join(spool, 'delivered'));
    await writeFile(path.join(spool, 'delivered', 'done'), JSON.stringify({ id: 'its id' }));
    const store = await backend.open();
    expect(await store.find('done')).toBe('its id');
    expect(await store.take()).toMatchObject({ job: letter, attempts: 3, unknowns: 2 });
    expect(await store.take()).toBeUndefined();
    expect(await store.list()).toContainEqual(
      expect.objectContaining({ job: failed, state: 'failed', reason: 'E 550' }),
    );
    const [spoiled, imported] = backend.entries.map(({ reason }) => reason);
    expect(spoiled).toContain('spoiled cannot be read');
    expect(imported).toMatch(/^2 of/);
    expect(existsSync(path.join(spool, 'letters', 'spoiled'))).toBe(true);
    expect(existsSync(path.join(spool, 'letters', letter.name))).toBe(false);
  });
});

describe.runIf(hasRedis)('what the release before kept in Redis', () => {
  const backend = useRedis();

  test('waits on in the queue, once', async () => {
    const client = new Redis(backend.server().url);
    async function keep(set: string, name: string, content: string, state: string): Promise<void> {
      const standing = JSON.stringify({ state, due: 1, attempts: 1, unknowns: 1, reason: 'E' });
      await client.hset(`triage:{mail}:letter:${name}`, { letter: content, standing });
      await client.zadd(`triage:{mail}:${set}`, 1, name);
    }
    await keep('due', letter.name, JSON.stringify(letter), 'handed-over');
    await keep('failed', 'failed', JSON.stringify(otherJob('failed')), 'failed');
    await keep('due', 'spoiled', '{', 'waiting');
    const [store, other] = [await backend.open(), await backend.open()];
    await Promise.all([store.tryNow(), other.tryNow()]);
    const kept = await store.list();
    expect(kept.map((one) => [one.job.name, one.unknowns]).toSorted()).toEqual([
      [letter.name, 2],
      ['failed', 1],
    ]);
    expect(await client.keys('triage:{mail}:letter:*')).toEqual(['triage:{mail}:letter:spoiled']);
    expect(backend.entries.some(({ outcome }) => outcome === 'imported')).toBe(true);
    client.disconnect();
  });
});
