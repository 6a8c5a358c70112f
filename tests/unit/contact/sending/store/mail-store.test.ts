import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../../../src/contact/sending/log.ts';
import { createFolderStore } from '../../../../../src/contact/sending/store/folder-store.ts';
import type { Entry, MailStore } from '../../../../../src/contact/sending/store/mail-store.ts';
import type { RedisConnection } from '../../../../../src/contact/sending/store/redis-connection.ts';
import { createRedisStore } from '../../../../../src/contact/sending/store/redis-store.ts';
import { hasRedis } from '../../../../support/servers/redis-server.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';
import { useRedis } from '../redis-fixture.ts';

const { name, id, created } = letter;
const now = () => created;
const silent = () => undefined;

/** What every store promises, whichever it is: two of them are two processes. */
function describeStore(open: () => [MailStore, MailStore]): void {
  async function addTo(store: MailStore, changes = {}): Promise<Entry> {
    const added = await store.add({ ...letter, ...changes }, standing);
    if (typeof added === 'string') throw new Error(`The name is taken by ${added}.`);
    return added;
  }

  test('a letter that is due is found, word for word, by every process', async () => {
    const [store, other] = open();
    await addTo(store);
    expect(await other.listDue(created)).toMatchObject([{ letter, standing }]);
    expect(await other.listDue(created - 1)).toEqual([]);
    expect(await other.find(name)).toBe(id);
    expect(await other.find('unknown')).toBeUndefined();
  });

  test('what another version of the site keeps besides stays with a letter', async () => {
    const [store, other] = open();
    const added = await addTo(store, { language: 'en' });
    await store.change(added, { ...standing, reason: 'E 451' });
    expect(await other.list()).toMatchObject([{ letter: { ...letter, language: 'en' } }]);
  });

  test('the longest waiting comes first', async () => {
    const [store] = open();
    for (const [word, due] of [
      ['late', 3],
      ['early', 1],
    ] as const) {
      await store.add(otherLetter(word), { ...standing, due });
    }
    const due = await store.listDue(created);
    expect(due.map((entry) => entry.letter.name)).toEqual(['early', 'late']);
  });

  test('a survey counts all, and shows the first of those that are asked for', async () => {
    const [store, other] = open();
    const given = await addTo(store, otherLetter('given up'));
    await store.change(given, { ...standing, state: 'failed' });
    for (let due = 60; due > 0; due -= 1) {
      await store.add(otherLetter(`letter ${due}`), { ...standing, due });
    }
    const all = await other.survey(() => true);
    expect([all.waiting, all.failed, all.first.length]).toEqual([60, 1, 50]);
    expect(all.first[0]?.letter.name).toBe('letter 1');
    // Behind more letters than are read at once.
    const { first } = await other.survey(({ name: found }) => found === 'letter 60');
    expect(first.map((entry) => entry.letter.name)).toEqual(['letter 60']);
    expect((await other.survey(() => false)).first).toEqual([]);
  });

  test('a name is taken once, whoever comes at the same time', async () => {
    const [store, other] = open();
    const adding = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? store : other).add({ ...letter, id: `id ${index}` }, standing),
    );
    const added = await Promise.all(adding);
    const winners = added.filter((one) => typeof one !== 'string');
    expect(winners).toHaveLength(1);
    const told = new Set(added.filter((one) => typeof one === 'string'));
    expect([...told]).toEqual([winners[0]?.letter.id]);
    expect(await store.list()).toHaveLength(1);
  });

  test('a change has one winner', async () => {
    const [store, other] = open();
    const entry = await addTo(store);
    const later = { ...standing, due: created + 1, attempts: 2, unknowns: 1, reason: 'E 451' };
    const changes = [store, other, store, other].map((one) => one.change(entry, later));
    const winners = (await Promise.all(changes)).filter((one) => one !== undefined);
    expect(winners).toHaveLength(1);
    expect(await other.list()).toMatchObject([{ standing: later }]);
    expect(await store.listDue(created)).toEqual([]);
    expect(await store.listDue(created + 1)).toHaveLength(1);
  });

  test('a delivered letter is gone and its name stays taken', async () => {
    const [store, other] = open();
    await addTo(store);
    await store.finish(letter);
    expect(await other.list()).toEqual([]);
    expect(await other.add({ ...letter, id: 'another text' }, standing)).toBe(id);
    expect(await other.find(name)).toBe(id);
  });

  test('the name of a letter that was delivered without the store is taken from then on', async () => {
    const [store, other] = open();
    await store.finish(letter);
    expect(await other.add(letter, standing)).toBe(id);
  });

  test('a letter that failed is kept, due no more, until somebody sends it again', async () => {
    const [store, other] = open();
    const failed = await store.change(await addTo(store), { ...standing, state: 'failed' });
    expect(await other.listDue(created)).toEqual([]);
    expect(await other.list()).toMatchObject([{ standing: { state: 'failed' } }]);
    if (failed) await other.change(failed, standing);
    expect(await store.listDue(created)).toHaveLength(1);
  });

  test('what looked like a robot’s is listed after its delivery', async () => {
    const [store] = open();
    const robot = { ...otherLetter('robot'), isRobotLike: true };
    for (const one of [robot, letter]) {
      await store.add(one, standing);
      await store.finish(one);
    }
    expect(await store.listMarked()).toEqual([{ id: robot.id, delivered: created }]);
  });
}

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  describeStore(() => [
    createFolderStore(folder, silent, now),
    createFolderStore(folder, silent, now),
  ]);
});

describe.skipIf(!hasRedis)('Redis', () => {
  const { connections, freeze, thaw } = useRedis();
  describeStore(() => [
    createRedisStore(connections[0], silent, now),
    createRedisStore(connections[1], silent, now),
  ]);

  test('that needs more than half a second for each answer keeps letters all the same', async () => {
    const slow: RedisConnection = {
      ...connections[0],
      run: async (work) => {
        const result = await connections[0].run(work);
        await wait(600);
        return result;
      },
    };
    const added = await createRedisStore(slow, silent, Date.now).add(letter, standing);
    expect(added).toMatchObject({ letter });
  });

  test('without memory takes no letter, and still delivers those it has', async () => {
    const store = createRedisStore(connections[0], silent, now);
    const entry = await store.add(letter, standing);
    const setMemory = (most: string) =>
      connections[1].run((client) => client.config('SET', 'maxmemory', most));
    await setMemory('1');
    const changed = typeof entry === 'string' ? undefined : await store.change(entry, standing);
    await store.finish(letter);
    expect(changed).toBeDefined();
    expect(await store.list()).toEqual([]);
    expect(await store.find(letter.name)).toBe(letter.id);
    await expect(store.add(otherLetter('b'), standing)).rejects.toThrow('OOM');
    await setMemory('0');
    await vi.waitFor(() => store.list(), { timeout: 10_000, interval: 100 });
  });

  test('forgets what looked like a robot’s a day after its delivery', async () => {
    let time = now();
    const store = createRedisStore(connections[0], silent, () => time);
    await store.finish({ ...letter, isRobotLike: true });
    time += 24 * 3_600_000;
    const late = { ...otherLetter('late'), isRobotLike: true };
    await store.finish(late);
    expect(await store.listMarked()).toEqual([{ id: late.id, delivered: time }]);
  });

  test('letters that it has evicted do not stand before the others', async () => {
    const store = createRedisStore(connections[0], silent, now);
    const due = { ...standing, due: 0 };
    const evicted = Array.from({ length: 60 }, (_, index) => otherLetter(`evicted-${index}`));
    for (const each of evicted) await store.add(each, due);
    await connections[1].run((client) =>
      client.del(...evicted.map(({ name }) => `triage:{mail}:letter:${name}`)),
    );
    await store.add(letter, { ...due, due: 1 });
    expect((await store.listDue(2)).map((entry) => entry.letter)).toEqual([letter]);
  });

  test.each([
    ['letter', '{"name'],
    ['letter', 'null'],
    ['standing', '{}'],
  ])(
    'what is no letter any more stops no other and waits for a person: %s %s',
    async (...broken) => {
      const logged: LogEntry[] = [];
      const store = createRedisStore(connections[0], (entry) => logged.push(entry), now);
      await store.add(otherLetter('broken'), { ...standing, due: 0 });
      await store.add(letter, { ...standing, due: 1 });
      const key = 'triage:{mail}:letter:broken';
      await connections[1].run((client) => client.hset(key, ...broken));
      for (const look of [1, 2]) {
        const due = await store.listDue(2);
        expect(
          due.map((entry) => entry.letter.name),
          String(look),
        ).toEqual([name]);
      }
      expect(logged).toEqual([
        { outcome: 'failed', reason: `${key} cannot be read: not a letter` },
      ]);
      expect(await store.listUnreadable()).toEqual([key]);
      expect(await store.survey(() => true)).toMatchObject({ waiting: 1, failed: 1 });
      expect(await store.list()).toHaveLength(1);
    },
  );

  test('a clock that is set back costs one letter at most', async () => {
    let time = now();
    const store = createRedisStore(connections[0], silent, () => time);
    await store.add(otherLetter('before'), standing);
    time -= 3_600_000;
    await expect(store.add(letter, standing)).rejects.toThrow('REDIS_URL');
    await vi.waitFor(() => store.add(letter, standing), { timeout: 10_000, interval: 100 });
  });

  test('a letter that reaches a frozen Redis too late does not appear when it thaws', async () => {
    const store = createRedisStore(connections[0], silent, now);
    await store.find('measures the clock');
    await store.add(otherLetter('before'), standing);
    freeze();
    await expect(store.add(letter, standing)).rejects.toThrow('ETIMEDOUT');
    thaw();
    const names = await connections[1].run((client) => client.keys('*name*'));
    expect(names).toHaveLength(1);
  });
});
