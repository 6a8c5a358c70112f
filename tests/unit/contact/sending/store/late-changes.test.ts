import { describe, expect, test } from 'vitest';
import {
  recordFailure,
  withdrawLetter,
} from '../../../../../src/contact/queue/store/late-changes.ts';
import { keyLifetime, type Standing } from '../../../../../src/contact/queue/store/mail-store.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';
import { always, leaseOf, refused, setUp } from '../mail-queue/mail-queue-fixture.ts';

test('a letter that is withdrawn while it waits is delivered no more, nor taken on again', async () => {
  const { startProcess, arrived, plan, clock, store } = setUp();
  plan.push(refused);
  await startProcess().accept(letter);
  await withdrawLetter(store, letter.name);
  expect([await store.find(letter.name), await store.listMarked()]).toEqual([letter.id, []]);
  clock.time += 3_600_000;
  const other = startProcess();
  await other.run(always);
  expect([arrived, await store.list()]).toEqual([[], []]);
  expect(await other.accept(letter)).toEqual({ outcome: 'repeated' });
});

test('a letter that nobody wrote stands in nobody’s way', async () => {
  const { store, startProcess } = setUp();
  await withdrawLetter(store, 'of no letter');
  expect([await store.list(), await store.find('of no letter')]).toEqual([[], undefined]);
  expect(await startProcess().accept(otherLetter('of no letter'))).toEqual({ outcome: 'sent' });
});

describe('an attempt that failed', () => {
  const lease = leaseOf(letter.created);
  const next: Standing = { ...standing, due: letter.created + 1, reason: 'EENVELOPE 451' };
  const leaseEnd = lease.due;

  async function take(changes: Partial<Standing> = {}) {
    const { store } = setUp();
    const entry = await store.add(letter, { ...lease, ...changes });
    if (typeof entry === 'string') throw new Error('The name is taken.');
    const { store: emptied } = setUp();
    return { store, emptied, entry };
  }

  test('is written down', async () => {
    const { store, entry } = await take();
    expect(await recordFailure(store, entry, next, letter.created)).toBe(true);
    expect(await store.read(letter.name)).toMatchObject({ standing: next });
  });

  test('is kept anew where the store has forgotten it', async () => {
    const { emptied, entry } = await take();
    expect(await recordFailure(emptied, entry, next, leaseEnd - 1)).toBe(true);
    expect(await emptied.read(letter.name)).toMatchObject({ standing: next });
  });

  test('may have been sent by another process once the lease is over', async () => {
    const { emptied, entry } = await take();
    expect(await recordFailure(emptied, entry, next, leaseEnd)).toBe(true);
    expect(await emptied.read(letter.name)).toMatchObject({ standing: { ...next, unknowns: 1 } });
  });

  test('brings nothing back once its name is good no more', async () => {
    const { emptied, entry } = await take();
    const end = letter.created + keyLifetime;
    expect(await recordFailure(emptied, entry, next, end)).toBe(false);
    expect(await emptied.list()).toEqual([]);
    expect(await recordFailure(emptied, entry, next, end - 1)).toBe(true);
  });

  test('brings back nothing that was delivered or withdrawn meanwhile', async () => {
    const { store, entry } = await take();
    await store.finish(letter);
    expect(await recordFailure(store, entry, next, letter.created)).toBe(false);
    expect(await store.list()).toEqual([]);
  });

  test('counts where the store stands at the moment before, with all that may have arrived', async () => {
    for (const [before, after] of [
      [0, 2],
      [3, 3],
    ] as const) {
      const { store, entry } = await take({ unknowns: before });
      const old = { ...entry, version: 'lost' };
      expect(await recordFailure(store, old, { ...next, unknowns: 2 }, letter.created)).toBe(true);
      const found = await store.read(letter.name);
      expect(found).toMatchObject({ standing: { ...next, unknowns: after } });
    }
  });

  test.each<[string, Partial<Standing>, string]>([
    ['was taken on since', { attempts: 2 }, letter.id],
    ['is handed over', { state: 'handed-over' }, letter.id],
    ['is another one', {}, 'another id'],
  ])('changes no letter that %s', async (_what, changes, id) => {
    const { store, entry } = await take(changes);
    const old = { ...entry, letter: { ...letter, id }, version: 'lost' };
    expect(await recordFailure(store, old, next, letter.created)).toBe(false);
    expect(await store.read(letter.name)).toEqual(entry);
  });
});
