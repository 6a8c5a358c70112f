import { describe, expect, test, vi } from 'vitest';
import { KeyReused, OutcomeUnknown, StoreUnavailable } from '../../../../../src/contact/errors.ts';
import { retryPlan } from '../../../../../src/contact/queue/retry.ts';
import { keyLifetime } from '../../../../../src/contact/queue/store/mail-store.ts';
import type { MailStore } from '../../../../../src/contact/queue/store/mail-store.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';
import { always, leaseOf, refused, setUp, unknown } from './mail-queue-fixture.ts';
import { watchMaps } from '../memory-fixture.ts';

describe('with no place where letters wait', () => {
  test('a letter is sent, or the error is told; never a false success', async () => {
    const { startProcess, arrived, plan } = setUp();
    const queue = startProcess(() => undefined);
    plan.push(refused);
    await expect(queue.accept(letter)).rejects.toThrow('EENVELOPE 451');
    expect(await queue.accept(letter)).toEqual({ outcome: 'sent' });
    expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived).toEqual([letter.id]);
    await expect(queue.enqueue(letter)).rejects.toThrow(StoreUnavailable);
    await expect(queue.run(always)).resolves.toBeUndefined();
  });

  test('a name is good for a day, and is forgotten then', async () => {
    const { startProcess, arrived, clock } = setUp();
    const sizeOfMapWith = watchMaps();
    const queue = startProcess(() => undefined);
    await queue.accept(letter);
    clock.time += 1;
    await queue.accept(otherLetter('later'));
    clock.time += keyLifetime - 2;
    expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
    await queue.accept(otherLetter('last'));
    expect(sizeOfMapWith('last')).toBe(3);
    clock.time += 1;
    expect(await queue.accept(letter)).toEqual({ outcome: 'sent' });
    expect(sizeOfMapWith(letter.name)).toBe(3);
    expect(arrived).toEqual([letter.id, 'id-of-later', 'id-of-last', letter.id]);
    clock.time += keyLifetime;
    await queue.accept(otherLetter('new'));
    expect(sizeOfMapWith('new')).toBe(1);
  });

  test('what may have arrived is not sent again', async () => {
    const { startProcess, arrived, plan } = setUp();
    const queue = startProcess(() => undefined);
    plan.push(unknown);
    await expect(queue.accept(letter)).rejects.toThrow(OutcomeUnknown);
    await expect(queue.accept(letter)).rejects.toThrow(OutcomeUnknown);
    await expect(queue.accept({ ...letter, id: 'another text' })).rejects.toThrow(KeyReused);
    expect(arrived).toEqual([]);
  });
});

describe('while the place where letters wait fails', () => {
  /** The store, which fails as long as it is told to. */
  function withFailingStore() {
    const context = setUp();
    const state = { isDown: true };
    const failing: MailStore = {
      ...context.store,
      add: (one, standing) =>
        state.isDown
          ? Promise.reject(new StoreUnavailable('REDIS_URL'))
          : context.store.add(one, standing),
      finish: (one) =>
        state.isDown
          ? Promise.reject(new StoreUnavailable('REDIS_URL'))
          : context.store.finish(one),
    };
    return { ...context, state, queue: context.startProcess(() => failing) };
  }

  test('letters are sent or the error is told, and the site goes on', async () => {
    const { queue, arrived, plan } = withFailingStore();
    plan.push(refused);
    await expect(queue.accept(letter)).rejects.toThrow('EENVELOPE 451');
    expect(await queue.accept(letter)).toEqual({ outcome: 'sent' });
    expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived).toEqual([letter.id]);
  });

  test('what this process took on is a repeat, also when the place can be asked no more', async () => {
    const { queue, arrived, state } = withFailingStore();
    state.isDown = false;
    await queue.accept(letter);
    state.isDown = true;
    expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived).toEqual([letter.id]);
  });

  test('an error that is no outage is told, and nothing is sent past the place', async () => {
    const { startProcess, store, arrived } = setUp();
    const broken = { ...store, add: () => Promise.reject(new TypeError('a mistake')) };
    const queue = startProcess(() => broken);
    await expect(queue.accept(letter)).rejects.toThrow('a mistake');
    await expect(queue.hold(letter)).rejects.toThrow('a mistake');
    expect(arrived).toEqual([]);
  });

  test('it is told until it hears what was delivered, and then no more', async () => {
    const { startProcess, store } = setUp();
    let told = 0;
    const deaf: MailStore = {
      ...store,
      finish: (one) => {
        told += 1;
        return told < 4 ? Promise.reject(new StoreUnavailable('REDIS_URL')) : store.finish(one);
      },
    };
    expect(await startProcess(() => deaf).accept(letter)).toEqual({ outcome: 'sent' });
    await vi.waitFor(async () => {
      expect(await store.list()).toEqual([]);
    });
    expect(told).toBe(4);
  });

  test('it is told by itself, though nobody writes another message', async () => {
    const { queue, state, store } = withFailingStore();
    await store.add(letter, leaseOf(letter.created));
    await queue.accept(letter);
    expect(await store.list()).toHaveLength(1);
    state.isDown = false;
    await vi.waitFor(async () => {
      expect(await store.list()).toEqual([]);
    });
  });

  test('what it could not be told is told again, and no letter goes twice', async () => {
    const { queue, arrived, clock, state, store } = withFailingStore();
    await store.add(letter, leaseOf(letter.created));
    await queue.accept(letter);
    clock.time += retryPlan.lease;
    await queue.run(always);
    expect([arrived, await store.list()]).toMatchObject([[letter.id], [{ letter }]]);
    state.isDown = false;
    await queue.run(always);
    expect(await store.list()).toEqual([]);
    expect(arrived).toEqual([letter.id]);
  });

  test('when it is back it is told what was delivered, so that nobody sends it again', async () => {
    const { queue, arrived, state, store, startProcess } = withFailingStore();
    // Kept, though the answer did not come: whoever finds it would send it again.
    await store.add(letter, leaseOf(letter.created));
    await queue.accept(letter);
    state.isDown = false;
    await queue.run(always);
    expect(await store.list()).toEqual([]);
    expect(await startProcess().accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived).toEqual([letter.id]);
  });

  test('what is withdrawn meanwhile does not go when it is back', async () => {
    const { queue, arrived, clock, plan, state, store, startProcess } = withFailingStore();
    plan.push(refused, refused);
    await startProcess().accept(letter);
    await startProcess().accept(otherLetter('other'));
    await queue.withdraw(letter.name);
    await queue.withdraw('other');
    expect(await store.list()).toHaveLength(2);
    state.isDown = false;
    await vi.waitFor(async () => {
      expect(await store.list()).toEqual([]);
    });
    clock.time += retryPlan.lease;
    await startProcess().run(always);
    expect(arrived).toEqual([]);
  });

  test('what is given up meanwhile is forgotten when it is back', async () => {
    const { queue, plan, state, store, clock } = withFailingStore();
    const goodUntil = clock.time + 1_000;
    await store.add({ ...letter, goodUntil }, standing);
    await store.add({ ...otherLetter('other'), goodUntil }, standing);
    plan.push(refused, refused);
    await queue.run(always);
    const failed = { standing: { state: 'failed' } };
    expect(await store.list()).toMatchObject([failed, failed]);
    state.isDown = false;
    await vi.waitFor(async () => {
      expect(await store.list()).toEqual([]);
    });
  });
});
