import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../../../src/contact/log.ts';
import type { RedisConnection } from '../../../../../src/contact/queue/store/redis-connection.ts';
import { createRedisStore } from '../../../../../src/contact/queue/store/redis-store.ts';
import { hasRedis } from '../../../../../tools/lib/redis-server.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';
import { useRedis } from '../redis-fixture.ts';

const { name, created } = letter;
const now = () => created;
const silent = () => undefined;
const undatable = JSON.stringify({ ...otherLetter('broken'), created: 9e15 });

describe.skipIf(!hasRedis)('Redis', () => {
  const { connections, freeze, thaw } = useRedis();

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

  test('lists what looked like a robot’s for a day, though nothing is delivered since', async () => {
    let time = now();
    const store = createRedisStore(connections[0], silent, () => time);
    await store.finish({ ...letter, isRobotLike: true });
    expect(await store.listMarked()).toHaveLength(1);
    time += 24 * 3_600_000;
    expect(await store.listMarked()).toEqual([]);
  });

  test('keys of another kind stop neither who sends a message nor who takes it back', async () => {
    const store = createRedisStore(connections[0], silent, now);
    const [names, letters] = ['name', 'letter'].map((kind) => `triage:{mail}:${kind}:`);
    await connections[1].run((client) =>
      client.multi().set(`${letters}a`, 'x').rpush(`${names}a`, 'x').exec(),
    );
    expect(await store.find('a')).toBeUndefined();
    const added = await store.add(otherLetter('a'), standing);
    expect(added).toMatchObject({ letter: { name: 'a' } });
    await connections[1].run((client) =>
      client.multi().del(`${letters}a`).set(`${letters}a`, 'x').exec(),
    );
    if (typeof added !== 'string') expect(await store.change(added, standing)).toBeUndefined();
    await store.finish(otherLetter('a'));
    expect(await store.listUnreadable()).toEqual([]);
    expect(await store.find('a')).toBe('id-of-a');
  });

  test('reads any number of letters, some at a time', async () => {
    const store = createRedisStore(connections[0], silent, now);
    const names = Array.from({ length: 120 }, (_, index) => `n${String(index).padStart(3, '0')}`);
    for (const each of names) await store.add(otherLetter(each), standing);
    expect((await store.list()).map((entry) => entry.letter.name)).toEqual(names);
  });

  test('what was evicted and is kept anew in the moment of the look stays due', async () => {
    const key = `triage:{mail}:letter:${name}`;
    await createRedisStore(connections[0], silent, now).add(letter, standing);
    const kept = await connections[0].run((client) => client.hgetall(key));
    await connections[0].run((client) => client.del(key));
    let runs = 0;
    const racing: RedisConnection = {
      ...connections[0],
      run: async (work) => {
        const result = await connections[0].run(work);
        runs += 1;
        // After the names and what there is of them.
        if (runs === 2) await connections[1].run((client) => client.hset(key, kept));
        return result;
      },
    };
    const store = createRedisStore(racing, silent, now);
    expect(await store.listDue(created)).toEqual([]);
    expect(await store.listDue(created)).toMatchObject([{ letter }]);
    await connections[0].run((client) => client.del(key));
    expect(await store.listDue(created)).toEqual([]);
  });

  test('whoever knew a letter that was lost does not change the one in its place', async () => {
    const store = createRedisStore(connections[0], silent, now);
    const key = `triage:{mail}:letter:${name}`;
    const lost = await store.add(letter, standing);
    if (typeof lost === 'string') throw new Error('The name is taken.');
    await connections[1].run((client) => client.flushall());
    const anew = await store.add(letter, standing);
    expect(await store.change(lost, { ...standing, reason: 'E 451' })).toBeUndefined();
    expect(await store.read(name)).toEqual(anew);
    // Releases before this one count it on.
    expect(await connections[1].run((client) => client.hincrby(key, 'version', 1))).toBeGreaterThan(
      1,
    );
  });

  test('a name is good for its time from the end of its letter on', async () => {
    const store = createRedisStore(connections[0], silent, now);
    await store.add(letter, standing);
    const nameKey = `triage:{mail}:name:${name}`;
    await connections[1].run((client) => client.pexpire(nameKey, 60_000));
    await store.finish({ ...letter, id: 'of somebody else' });
    expect(await connections[1].run((client) => client.pttl(nameKey))).toBeGreaterThan(86_000_000);
    expect(await store.find(name)).toBe(letter.id);
  });

  test('what lay in a letter’s place may have been one', async () => {
    const store = createRedisStore(connections[0], silent, now);
    await connections[1].run((client) => client.set(`triage:{mail}:letter:${name}`, 'x'));
    const marked = { letter, standing: { ...standing, unknowns: 1 } };
    expect(await store.add(letter, standing)).toMatchObject(marked);
    expect(await store.listDue(created)).toMatchObject([marked]);
  });

  test('keys that were changed by hand keep back no letter', async () => {
    const store = createRedisStore(connections[0], silent, now);
    await store.add(letter, standing);
    await connections[1].run((client) =>
      client
        .multi()
        .hset(`triage:{mail}:letter:${name}`, 'version', 'by hand')
        .set('triage:{mail}:marked', 'x')
        .exec(),
    );
    const found = await store.read(name);
    const changed = found && (await store.change(found, { ...standing, reason: 'E 451' }));
    expect(changed).toMatchObject({ standing: { reason: 'E 451' } });
    await store.finish({ ...letter, isRobotLike: true });
    expect(await store.list()).toEqual([]);
    if (changed) expect(await store.change(changed, standing)).toBeUndefined();
  });

  describe('what is no letter any more', () => {
    const logged: LogEntry[] = [];
    const key = 'triage:{mail}:letter:broken';
    const told = { outcome: 'failed', reason: `${key} cannot be read: not a letter` };
    beforeEach(() => {
      logged.length = 0;
    });

    /** A store with a letter and one that is spoiled, both due; twice looked at. */
    async function spoil(how: (client: Redis) => Promise<unknown>) {
      const store = createRedisStore(connections[0], (entry) => logged.push(entry), now);
      await store.add(otherLetter('broken'), { ...standing, due: 0 });
      await store.add(letter, { ...standing, due: 1 });
      await connections[1].run(how);
      for (const look of [1, 2]) {
        const due = await store.listDue(2);
        expect(
          due.map((entry) => entry.letter.name),
          String(look),
        ).toEqual([name]);
      }
      expect(logged).toEqual([told]);
      expect(await store.survey(() => true)).toMatchObject({ waiting: 1, failed: 1 });
      return store;
    }

    test.each<[string, (client: Redis) => Promise<unknown>]>([
      ['cut', (client) => client.hset(key, 'letter', '{"name')],
      ['null', (client) => client.hset(key, 'letter', 'null')],
      ['empty', (client) => client.hset(key, 'letter', '')],
      ['gone from its hash', (client) => client.hdel(key, 'letter')],
      ['gone but for its id', (client) => client.hdel(key, 'letter', 'standing', 'version')],
      ['of a time that is no day', (client) => client.hset(key, 'letter', undatable)],
      [
        'a copy under a second name',
        (client) => client.hset(key, 'letter', JSON.stringify(letter)),
      ],
      ['of another kind', (client) => client.multi().del(key).set(key, 'x').exec()],
    ])('stops no other and waits for a person: %s', async (_what, how) => {
      const store = await spoil(how);
      expect(await store.listUnreadable()).toEqual([key]);
      expect(await store.list()).toHaveLength(1);
    });

    test.each<[string, (client: Redis) => Promise<unknown>]>([
      ['cut', (client) => client.hset(key, 'letter', '{"name')],
      ['of another kind', (client) => client.multi().del(key).set(key, 'x').exec()],
    ])('makes room for who sends the same again: %s', async (_what, how) => {
      const store = await spoil(how);
      const again = otherLetter('broken');
      // It may have been handed over before it was spoiled.
      const marked = { letter: again, standing: { unknowns: 1 } };
      expect(await store.add(again, { ...standing, due: 0 })).toMatchObject(marked);
      expect(await store.listDue(0)).toMatchObject([marked]);
      expect(await store.listUnreadable()).toEqual([]);
      expect(await store.survey(() => true)).toMatchObject({ waiting: 2, failed: 0 });
      expect(await store.add(again, standing)).toBe(again.id);
    });

    test('goes when it was mended and is sent again', async () => {
      const store = await spoil((client) => client.hset(key, 'letter', '{"name'));
      const mended = otherLetter('broken');
      await connections[1].run((client) => client.hset(key, 'letter', JSON.stringify(mended)));
      const found = (await store.list()).find((entry) => entry.letter.name === 'broken');
      expect(found).toMatchObject({ letter: mended, standing: { state: 'failed', unknowns: 1 } });
      if (found) await store.change(found, { ...standing, due: 0 });
      expect(await store.listDue(0)).toMatchObject([{ letter: mended }]);
    });

    test('is a letter still where the standing alone was spoiled, and may have arrived', async () => {
      const store = await spoil((client) => client.hset(key, 'standing', '{}'));
      expect(await store.listUnreadable()).toEqual([]);
      expect(await store.list()).toMatchObject([
        {},
        { letter: { name: 'broken' }, standing: { state: 'failed', unknowns: 1 } },
      ]);
    });
  });

  test('a clock that is set back costs no letter, and Redis is not taken for down', async () => {
    let time = now();
    const store = createRedisStore(connections[0], silent, () => time);
    await store.add(otherLetter('before'), standing);
    time -= 3_600_000;
    expect(await store.add(letter, standing)).toMatchObject({ letter });
    expect(await store.list()).toHaveLength(2);
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
