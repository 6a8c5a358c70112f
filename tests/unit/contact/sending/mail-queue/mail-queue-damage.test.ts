import { expect, test, vi } from 'vitest';
import { KeyReused, StoreUnavailable } from '../../../../../src/contact/errors.ts';
import { retryPlan } from '../../../../../src/contact/queue/retry.ts';
import {
  type Letter,
  spoiledId,
  type Standing,
} from '../../../../../src/contact/queue/store/mail-store.ts';
import { withdrawLetter } from '../../../../../src/contact/queue/store/late-changes.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';
import { always, refused, setUp, unknown } from './mail-queue-fixture.ts';

test('whoever sends again what went, with a note that was spoiled, hears that it went', async () => {
  const { startProcess, store, arrived } = setUp();
  const add = () => Promise.resolve(spoiledId);
  const queue = startProcess(() => ({ ...store, add }));
  expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
  expect(arrived).toEqual([]);
});

test('a run ends where nothing of what is due can be taken', async () => {
  const { startProcess, store, arrived } = setUp();
  await store.add(letter, standing);
  const listDue = vi.fn((now: number) => store.listDue(now));
  const change = () => Promise.resolve(undefined);
  await startProcess(() => ({ ...store, listDue, change })).run(always);
  expect(listDue).toHaveBeenCalledOnce();
  expect(arrived).toEqual([]);
});

test('a letter whose process ends at each hand-over is handed over three times, and then kept', async () => {
  const { startProcess, clock, plan, readStandings, logged, arrived } = setUp();
  await startProcess().enqueue(letter);
  for (let death = 0; death < 5; death += 1) {
    plan.push('die after content');
    const died = startProcess().run(always);
    await Promise.race([died, new Promise((resolve) => setTimeout(resolve, 100))]);
    clock.time += retryPlan.lease;
  }
  // Two of the five ends are left, as nothing was handed over any more.
  expect(plan).toHaveLength(2);
  expect(await readStandings()).toMatchObject([{ state: 'failed', unknowns: 3 }]);
  expect(logged).toEqual([{ outcome: 'given-up', id: letter.id, reason: 'may have arrived' }]);
  expect(arrived).toEqual([]);
});

test('a letter that is kept, of which the answer comes too late, goes twice with a mark', async () => {
  const { startProcess, store, arrived, clock } = setUp();
  const add: typeof store.add = async (...given) => {
    await store.add(...given);
    throw new StoreUnavailable('no answer in time');
  };
  // Its process ends before it can tell the store.
  const finish = () => Promise.reject(new StoreUnavailable('gone'));
  const late = startProcess(() => ({ ...store, add, finish }));
  expect(await late.accept(letter)).toMatchObject({ outcome: 'sent' });
  clock.time += retryPlan.lease;
  await startProcess().run(always);
  expect(arrived).toEqual([letter.id, `${letter.id} marked`]);
});

test('a letter that the store forgets before it is handed over is kept anew, and goes', async () => {
  const { startProcess, store, plan, arrived } = setUp();
  const kept: Standing[] = [];
  const add: typeof store.add = (each, given) => {
    kept.push(given);
    return Promise.resolve({ letter: each, standing: given, version: String(kept.length) });
  };
  const change: typeof store.change = (entry, next) => {
    if (entry.version === '1') return Promise.resolve(undefined);
    kept.push(next);
    return Promise.resolve({ ...entry, standing: next });
  };
  const forgetful = () => ({ ...store, add, change });
  expect(await startProcess(forgetful).accept(letter)).toMatchObject({ outcome: 'sent' });
  expect(kept.map(({ state }) => state)).toEqual(['waiting', 'handed-over']);
  expect(arrived).toEqual([letter.id]);
  kept.length = 0;
  plan.push(unknown);
  // Nobody is told that a letter waits which nothing keeps.
  expect(await startProcess(forgetful).accept(letter)).toEqual({ outcome: 'queued' });
  expect(kept.at(-1)).toMatchObject({ state: 'waiting', unknowns: 1 });
});

test('a letter that the store forgets during an attempt that is refused is kept anew', async () => {
  const { startProcess, store, plan } = setUp();
  const { store: emptied } = setUp();
  let current = store;
  const change: typeof store.change = (entry, next) => {
    if (current === emptied) return emptied.change(entry, next);
    current = emptied;
    return Promise.reject(new StoreUnavailable('REDIS_URL'));
  };
  const add: typeof store.add = (each, given) => current.add(each, given);
  const read: typeof store.read = (name) => current.read(name);
  plan.push(refused);
  const queue = startProcess(() => ({ ...store, add, change, read }));
  expect(await queue.accept(letter)).toEqual({ outcome: 'queued' });
  await vi.waitFor(async () => {
    expect(await emptied.list()).toMatchObject([
      { letter, standing: { state: 'waiting', attempts: 1, reason: refused.message } },
    ]);
  });
});

test('a letter that was refused, and withdrawn meanwhile, is not kept anew', async () => {
  const { startProcess, store, plan } = setUp();
  const change: typeof store.change = async (entry) => {
    await withdrawLetter(store, entry.letter.name);
    return undefined;
  };
  plan.push(refused);
  await startProcess(() => ({ ...store, change })).accept(letter);
  expect(await store.list()).toEqual([]);
});

test('who sends again what waited and was lost has it kept anew, as what somebody may have sent', async () => {
  const { startProcess, store, plan, arrived } = setUp();
  let isForgotten = false;
  const entries: Letter[] = [];
  const add: typeof store.add = (each, given) => {
    entries.push(each);
    return isForgotten
      ? Promise.resolve({ letter: each, standing: given, version: '1' })
      : store.add(each, given);
  };
  const change: typeof store.change = (entry, next) =>
    isForgotten ? Promise.resolve({ ...entry, standing: next }) : store.change(entry, next);
  const queue = startProcess(() => ({ ...store, add, change }));
  plan.push(refused);
  expect(await queue.accept(letter)).toEqual({ outcome: 'queued' });
  expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
  isForgotten = true;
  expect(await queue.accept(letter)).toMatchObject({ outcome: 'sent' });
  expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
  expect(entries).toHaveLength(3);
  expect(arrived).toEqual([`${letter.id} marked`]);
  await expect(queue.accept({ ...otherLetter('other'), name: letter.name })).rejects.toThrow(
    KeyReused,
  );
});

test('who sends again what waits hears that it waits, also while the store fails', async () => {
  const { startProcess, store, plan, arrived } = setUp();
  let isDown = false;
  const add: typeof store.add = (each, given) =>
    isDown ? Promise.reject(new StoreUnavailable('down')) : store.add(each, given);
  const queue = startProcess(() => ({ ...store, add }));
  plan.push(refused);
  await queue.accept(letter);
  isDown = true;
  expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
  expect(arrived).toEqual([]);
});

test('a report that fails again and again keeps back no other letter, nor sends its own again', async () => {
  const { startProcess, store, arrived, clock } = setUp();
  const finish: typeof store.finish = (one) =>
    one.name === letter.name
      ? Promise.reject(new StoreUnavailable('a fault of this letter'))
      : store.finish(one);
  const queue = startProcess(() => ({ ...store, finish }));
  expect(await queue.accept(letter)).toMatchObject({ outcome: 'sent' });
  expect(await queue.accept(otherLetter('next'))).toMatchObject({ outcome: 'sent' });
  await queue.enqueue(otherLetter('later'));
  clock.time += retryPlan.lease;
  await queue.run(always);
  expect(arrived).toEqual([letter.id, 'id-of-next', 'id-of-later']);
  expect((await store.list()).map((entry) => entry.letter)).toEqual([letter]);
});

test('of a letter that is of use for a time nothing is kept, though the answer of its end came late', async () => {
  const { startProcess, store, plan, clock } = setUp();
  let isLate = true;
  const change: typeof store.change = async (entry, next) => {
    const changed = await store.change(entry, next);
    if (!isLate) return changed;
    isLate = false;
    throw new StoreUnavailable('no answer in time');
  };
  plan.push(refused);
  const queue = startProcess(() => ({ ...store, change }));
  await queue.accept({ ...letter, goodUntil: clock.time + 1_000 });
  await vi.waitFor(async () => {
    expect(await store.list()).toEqual([]);
  });
});
