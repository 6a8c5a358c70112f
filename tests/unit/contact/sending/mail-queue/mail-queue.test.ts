import { describe, expect, test } from 'vitest';
import { KeyReused } from '../../../../../src/contact/errors.ts';
import { retryPlan } from '../../../../../src/contact/queue/retry.ts';
import type { MailStore } from '../../../../../src/contact/queue/store/mail-store.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';
import { always, leaseOf, refused, setUp, unknown } from './mail-queue-fixture.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Waits until a process that dies is in the middle of its delivery. */
async function untilHandedOver(store: MailStore): Promise<void> {
  while (!(await store.list()).some(({ standing }) => standing.state === 'handed-over'));
}

describe('with a place where letters wait', () => {
  test('a letter is delivered at once and forgotten', async () => {
    const { startProcess, arrived, store } = setUp();
    expect(await startProcess().accept(letter)).toEqual({ outcome: 'sent' });
    expect(arrived).toEqual([letter.id]);
    expect(await store.list()).toEqual([]);
  });

  test('a letter that was refused is taken on all the same, and tried again later', async () => {
    const { startProcess, arrived, plan, clock, logged } = setUp();
    plan.push(refused);
    const queue = startProcess();
    expect(await queue.accept(letter)).toEqual({ outcome: 'queued' });
    expect(logged).toEqual([
      { outcome: 'not-delivered', id: letter.id, reason: 'attempt 1: EENVELOPE 451' },
    ]);
    clock.time += minute - 1;
    await queue.run(always);
    expect(arrived).toEqual([]);
    clock.time += 1;
    await queue.run(always);
    await queue.run(always);
    expect(arrived).toEqual([letter.id]);
    expect(logged.slice(1)).toEqual([{ outcome: 'sent', id: letter.id, attempts: 2 }]);
  });

  test('pauses grow, for three days; then the letter is kept and the log says so', async () => {
    const { startProcess, plan, clock, logged, readStandings, arrived } = setUp();
    plan.push(...Array<Error>(100).fill(refused));
    const queue = startProcess();
    await queue.accept(letter);
    const pauses: number[] = [];
    for (;;) {
      const [standing] = await readStandings();
      if (standing?.state !== 'waiting') break;
      pauses.push((standing.due - clock.time) / minute);
      clock.time = standing.due;
      await queue.run(always);
    }
    expect(pauses.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240]);
    expect(Math.max(...pauses)).toBe(240);
    expect(clock.time - letter.created).toBeGreaterThanOrEqual(retryPlan.patience);
    expect(retryPlan.patience).toBeGreaterThanOrEqual(72 * hour);
    expect(logged.at(-1)).toMatchObject({ outcome: 'given-up', id: letter.id });
    expect(await readStandings()).toMatchObject([{ state: 'failed', reason: 'EENVELOPE 451' }]);
    clock.time += 1000 * hour;
    await queue.run(always);
    expect(arrived).toEqual([]);
  });

  test('a letter that is of use for a time is forgotten when the next try would come too late', async () => {
    const { startProcess, plan, clock, logged, store, arrived } = setUp();
    plan.push(...Array<Error>(100).fill(refused));
    const queue = startProcess();
    await queue.accept({ ...letter, goodUntil: letter.created + 24 * hour });
    for (;;) {
      const [entry] = await store.list();
      if (entry === undefined) break;
      clock.time = entry.standing.due;
      await queue.run(always);
    }
    expect(clock.time - letter.created).toBeLessThan(24 * hour);
    expect(clock.time - letter.created).toBeGreaterThan(19 * hour);
    expect(logged.at(-1)).toMatchObject({ outcome: 'given-up', id: letter.id });
    expect([arrived, await store.find(letter.name)]).toEqual([[], letter.id]);
  });

  test('a letter that is too late, as the server stood still, is not sent any more', async () => {
    const { startProcess, plan, clock, logged, store, arrived } = setUp();
    plan.push(refused);
    const queue = startProcess();
    await queue.accept({ ...letter, goodUntil: letter.created + 24 * hour });
    clock.time += 24 * hour;
    await queue.run(always);
    expect([arrived, await store.list()]).toEqual([[], []]);
    expect(logged.at(-1)).toEqual({ outcome: 'given-up', id: letter.id, reason: 'EENVELOPE 451' });
  });

  test('of a letter that is too late and was never tried, the log says just that', async () => {
    const { startProcess, clock, logged, arrived } = setUp();
    const queue = startProcess();
    await queue.enqueue({ ...letter, goodUntil: letter.created + hour });
    clock.time += hour;
    await queue.run(always);
    expect(arrived).toEqual([]);
    expect(logged).toEqual([{ outcome: 'given-up', id: letter.id, reason: 'too late' }]);
  });

  test('a letter that another process delivers by now is not forgotten', async () => {
    const { startProcess, plan, store } = setUp();
    plan.push(refused);
    // A process that stood still: its lease has ended when its delivery fails.
    const late: MailStore = {
      ...store,
      change: (entry, next) =>
        next.state === 'failed' ? Promise.resolve(undefined) : store.change(entry, next),
    };
    const queue = startProcess(() => late);
    await queue.accept({ ...letter, goodUntil: letter.created + minute });
    expect(await store.list()).toMatchObject([{ letter: { id: letter.id } }]);
  });

  test('one name is one letter for a day, in two processes, after a restart, after many others', async () => {
    const { startProcess, arrived, clock } = setUp();
    const processes = [startProcess(), startProcess()];
    const posts = Array.from({ length: 20 }, async (_, index) =>
      processes[index % 2]?.accept(letter),
    );
    const outcomes = (await Promise.all(posts)).map((accepted) => accepted?.outcome);
    expect(outcomes.toSorted()).toEqual([...Array<string>(19).fill('repeated'), 'sent']);
    for (let count = 0; count < 50; count += 1) {
      await startProcess().accept(otherLetter(`other-${count}`));
    }
    clock.time += 23 * hour;
    expect(await startProcess().accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived.filter((id) => id === letter.id)).toHaveLength(1);
  });

  test('a name that stands for another text is refused, by every process', async () => {
    const { startProcess, arrived } = setUp();
    const queue = startProcess();
    await queue.accept(letter);
    for (const one of [queue, startProcess()]) {
      await expect(one.accept({ ...letter, id: 'another text' })).rejects.toThrow(KeyReused);
    }
    expect(arrived).toHaveLength(1);
  });

  test('when nobody knows whether it arrived, the next copy says so', async () => {
    const { startProcess, arrived, plan, clock, logged } = setUp();
    plan.push(unknown);
    const queue = startProcess();
    expect(await queue.accept(letter)).toEqual({ outcome: 'queued' });
    expect(logged).toMatchObject([{ outcome: 'outcome-unknown' }]);
    clock.time += minute;
    await queue.run(always);
    expect(arrived).toEqual([`${letter.id} marked`]);
  });

  test('a mail server that never says what it took gets three copies, not thirty', async () => {
    const { startProcess, plan, clock, logged, readStandings } = setUp();
    plan.push(unknown, unknown, unknown);
    const queue = startProcess();
    await queue.accept(letter);
    for (let step = 0; step < 5; step += 1) {
      clock.time += hour;
      await queue.run(always);
    }
    expect(logged.map(({ outcome }) => outcome)).toEqual([
      'outcome-unknown',
      'outcome-unknown',
      'given-up',
    ]);
    expect(await readStandings()).toMatchObject([{ state: 'failed', unknowns: 3 }]);
  });

  test('a process killed before the content left costs a mark, as nobody heard of it again', async () => {
    const { startProcess, arrived, plan, clock, store, readStandings } = setUp();
    plan.push('die before content');
    void startProcess().accept(letter);
    while ((await store.list()).length === 0);
    expect(await readStandings()).toEqual([leaseOf(letter.created)]);
    const other = startProcess();
    await other.run(always);
    expect(arrived).toEqual([]);
    clock.time += retryPlan.lease;
    await other.run(always);
    expect(arrived).toEqual([`${letter.id} marked`]);
  });

  test('after a process killed in the middle of the content the next copy is marked', async () => {
    const { startProcess, arrived, plan, clock, store } = setUp();
    plan.push('die after content');
    void startProcess().accept(letter);
    await untilHandedOver(store);
    expect(await startProcess().accept(letter)).toEqual({ outcome: 'repeated' });
    clock.time += retryPlan.lease;
    await startProcess().run(always);
    expect(arrived).toEqual([`${letter.id} marked`]);
  });

  test('a process whose lease has ended hands nothing over', async () => {
    const { startProcess, arrived, clock, store } = setUp();
    const entry = await store.add(letter, leaseOf(clock.time));
    if (typeof entry === 'string') throw new Error('The name is taken.');
    clock.time += retryPlan.lease;
    await startProcess().run(always);
    expect(await store.change(entry, { ...entry.standing, state: 'handed-over' })).toBeUndefined();
    expect(arrived).toEqual([`${letter.id} marked`]);
  });

  test('a process that was too slow to hand its letter over does not, and the letter waits', async () => {
    const { startProcess, arrived, logged, store, readStandings } = setUp();
    const slow: MailStore = {
      ...store,
      change: (entry, next) =>
        next.state === 'handed-over' ? Promise.resolve(undefined) : store.change(entry, next),
    };
    expect(await startProcess(() => slow).accept(letter)).toEqual({ outcome: 'queued' });
    expect(arrived).toEqual([]);
    expect(logged).toMatchObject([{ reason: 'attempt 1: the lease has ended' }]);
    expect(await readStandings()).toMatchObject([{ state: 'waiting', unknowns: 0 }]);
  });

  test('one run delivers all that is due, however much that is', async () => {
    const { startProcess, store, arrived } = setUp();
    for (let each = 0; each < 60; each += 1) {
      await store.add(otherLetter(`waits-${each}`), { ...standing, attempts: 0 });
    }
    await startProcess().run(always);
    expect(arrived).toHaveLength(60);
  });

  test('a letter for later waits for the next run', async () => {
    const { startProcess, arrived } = setUp();
    const queue = startProcess();
    await queue.enqueue(letter);
    expect(arrived).toEqual([]);
    await queue.run(() => false);
    expect(arrived).toEqual([]);
    await queue.run(always);
    expect(arrived).toEqual([letter.id]);
  });
});
