import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../../../../src/contact/queue/store/folder-store.ts';
import type { Entry, MailStore } from '../../../../../src/contact/queue/store/mail-store.ts';
import { createRedisStore } from '../../../../../src/contact/queue/store/redis-store.ts';
import { hasRedis } from '../../../../../tools/lib/redis-server.ts';
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

  test('a letter is read by its name, as it stands now', async () => {
    const [store, other] = open();
    const added = await addTo(store);
    expect(await other.read(name)).toEqual(added);
    const changed = await store.change(added, { ...standing, reason: 'E 451' });
    expect(await other.read(name)).toEqual(changed);
    await store.finish(letter);
    expect(await other.read(name)).toBeUndefined();
  });

  test('a letter that was given up, and is kept anew, is due no more', async () => {
    const [store] = open();
    await store.add(letter, { ...standing, state: 'failed' });
    expect(await store.listDue(created)).toEqual([]);
    expect(await store.survey(() => true)).toMatchObject({ waiting: 0, failed: 1 });
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
  const { connections } = useRedis();
  describeStore(() => [
    createRedisStore(connections[0], silent, now),
    createRedisStore(connections[1], silent, now),
  ]);
});
