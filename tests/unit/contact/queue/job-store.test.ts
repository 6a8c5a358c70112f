import { describe, expect, test } from 'vitest';
import type { Attempt, JobStore } from '../../../../src/contact/queue/job-store.ts';
import { hasRedis } from '../../../../tools/lib/redis-server.ts';
import { job, otherJob, pass, useRedis, useSqlite, type Backend } from './queue-fixtures.ts';

const failure = { unknowns: 0, reason: 'E 451' };
const hour = 3_600_000;

/** What every store promises, whichever it is: two of them are two processes. */
function describeStore(use: () => Backend): void {
  const backend = use();

  async function openTwo(): Promise<[JobStore, JobStore]> {
    return [await backend.open(), await backend.open()];
  }

  async function take(store: JobStore, name?: string): Promise<Attempt> {
    const attempt = await store.take(name);
    if (!attempt) throw new Error('There is nothing to take.');
    return attempt;
  }

  test('a job is taken word for word, once, by any process', async () => {
    const [store, other] = await openTwo();
    expect(await store.add([job])).toEqual([undefined]);
    const taken = await Promise.all([store.take(), other.take(), store.take()]);
    const winners = taken.filter((one) => one !== undefined);
    expect(winners).toHaveLength(1);
    expect(winners[0]).toMatchObject({ job, attempts: 1, unknowns: 0, reason: '' });
  });

  test('a name is one job, whoever comes at the same time', async () => {
    const [store, other] = await openTwo();
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? store : other).add([{ ...job, id: `id ${index}` }]),
      ),
    );
    expect(added.filter(([known]) => known === undefined)).toHaveLength(1);
    const [winner] = await store.list();
    expect(new Set(added.flat())).toEqual(new Set([undefined, winner?.job.id]));
    expect(await other.find(job.name)).toBe(winner?.job.id);
    expect(await other.find('unknown')).toBeUndefined();
  });

  test('who has just added a job takes that one before those that wait', async () => {
    const store = await backend.open();
    for (const name of ['one', 'two', 'three']) await store.add([otherJob(name)]);
    expect((await take(store, 'three')).job.name).toBe('three');
  });

  test('of a job that is done the content goes, and the name stays taken for a day', async () => {
    const [store, other] = await openTwo();
    async function finish(name: string): Promise<void> {
      await store.add([otherJob(name)]);
      await store.complete(await take(store, name));
    }
    await store.add([job]);
    await store.complete(await take(store));
    expect(await other.list()).toEqual([]);
    pass(23 * hour);
    await finish('later');
    expect(await other.add([job])).toEqual([job.id]);
    expect(await other.take()).toBeUndefined();
    pass(2 * hour);
    await finish('latest');
    expect(await other.add([job])).toEqual([undefined]);
  });

  test('an attempt that failed comes again after its pause', async () => {
    const store = await backend.open();
    await store.add([job]);
    const before = Date.now();
    await store.release(await take(store), failure, 60_000);
    expect(await store.take()).toBeUndefined();
    const [kept] = await store.list();
    expect(kept).toMatchObject({ state: 'waiting', attempts: 1, ...failure });
    expect(kept?.due).toBeGreaterThanOrEqual(before + 60_000);
    pass(60_000);
    expect(await take(store)).toMatchObject({ attempts: 2, reason: 'E 451' });
  });

  test('what a process took that ended is taken again, and may have arrived if handed over', async () => {
    const [store, other] = await openTwo();
    await store.add([job, otherJob('kept back')]);
    const attempts = [await take(store), await take(store)];
    const handedOver = attempts.find((attempt) => attempt.job.name === job.name);
    if (!handedOver) throw new Error('The job was not taken.');
    await store.noteHandOver(handedOver);
    await backend.endLeases(other);
    const again = [await take(other), await take(other)];
    expect(again).toContainEqual(expect.objectContaining({ job, attempts: 2, unknowns: 1 }));
    expect(again).toContainEqual(expect.objectContaining({ attempts: 2, unknowns: 0 }));
    // The first comes back to life, and is no longer the one to say what became of it.
    await expect(store.noteHandOver(handedOver)).rejects.toThrow('the lease has ended');
    await store.release(handedOver, failure, 1).catch(() => undefined);
    for (const attempt of again) await other.noteHandOver(attempt);
  });

  test('what was given up waits for a person, who sends it again', async () => {
    const store = await backend.open();
    await store.add([job]);
    await store.release(await take(store), { unknowns: 3, reason: 'E 550' });
    expect(await store.take()).toBeUndefined();
    expect(await store.list()).toMatchObject([{ job, state: 'failed', reason: 'E 550' }]);
    await store.makeDue(job.name);
    expect(await take(store)).toMatchObject({ unknowns: 1 });
  });

  test('a person need not wait for a pause, and takes no job from who sends it', async () => {
    const store = await backend.open();
    await store.add([job]);
    const attempt = await take(store);
    await store.makeDue(job.name);
    expect(await store.take()).toBeUndefined();
    await store.release(attempt, failure, 60_000);
    await store.makeDue(job.name);
    expect((await take(store)).job).toEqual(job);
  });

  test('what is taken back is not sent, and its name stays taken', async () => {
    const store = await backend.open();
    await store.add([job, otherJob('other')]);
    await store.withdraw(job.name);
    await store.withdraw('unknown');
    expect((await store.list()).map((kept) => kept.job.name)).toEqual(['other']);
    const taken = [await store.take(), await store.take()];
    expect(taken.map((one) => one?.job.name).filter(Boolean)).toEqual(['other']);
    expect(await store.add([job])).toEqual([job.id]);
  });

  test('what waits is listed before what failed, the oldest first', async () => {
    const store = await backend.open();
    await store.add([{ ...otherJob('given up'), created: 1 }]);
    await store.release(await take(store), failure);
    for (const [index, name] of ['c', 'a', 'b'].entries()) {
      await store.add([{ ...otherJob(name), created: 2 + index }]);
    }
    await store.tryNow();
    const namesFrom = async (from?: number) =>
      (await store.list(from)).map(({ job: { name } }) => name);
    expect(await namesFrom()).toEqual(['c', 'a', 'b', 'given up']);
    expect(await namesFrom(2)).toEqual(['b', 'given up']);
    expect(await store.count()).toEqual({ waiting: 3, failed: 1 });
    expect(backend.entries).toEqual([]);
  });

  test.each(['listed', 'taken'])(
    'what cannot be read when %s is told, and holds up no other',
    async (way) => {
      const store = await backend.open();
      await store.add([otherJob('next'), job, otherJob('last')]);
      await backend.spoil(job.name);
      if (way === 'listed') expect(await store.list()).toHaveLength(2);
      const taken = [await take(store), await take(store)];
      expect(taken.map((one) => one.job.name).sort()).toEqual(['last', 'next']);
      expect(await store.take()).toBeUndefined();
      expect(await store.count()).toEqual({ waiting: 2, failed: 0 });
      const reason = expect.stringContaining('is damaged') as string;
      expect(backend.entries).toMatchObject([{ outcome: 'failed', reason }]);
    },
  );

  test('a clock that was ahead strands nothing', async () => {
    const store = await backend.open();
    await store.add([job]);
    await store.release(await take(store), failure, 365 * 24 * hour);
    expect((await take(store)).job).toEqual(job);
  });
}

describe('in a file', () => {
  describeStore(useSqlite);
});

describe.runIf(hasRedis)('in Redis', () => {
  describeStore(useRedis);
});
