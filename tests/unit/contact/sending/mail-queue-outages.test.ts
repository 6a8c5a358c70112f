import { describe, expect, test, vi } from 'vitest';
import {
  KeyReused,
  OutcomeUnknown,
  StoreUnavailable,
} from '../../../../src/contact/sending/delivery-errors.ts';
import { retryPlan } from '../../../../src/contact/sending/retry-plan.ts';
import type { MailStore } from '../../../../src/contact/sending/store/mail-store.ts';
import { letter } from './letter-fixture.ts';
import { always, leaseOf, refused, setUp, unknown } from './mail-queue-fixture.ts';

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
    await expect(queue.run(always)).rejects.toThrow(StoreUnavailable);
    state.isDown = false;
    clock.time += retryPlan.lease;
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
});
