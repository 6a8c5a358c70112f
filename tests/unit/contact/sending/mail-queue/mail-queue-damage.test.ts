import { expect, test, vi } from 'vitest';
import { retryPlan } from '../../../../../src/contact/sending/retry-plan.ts';
import { spoiledId } from '../../../../../src/contact/sending/store/mail-store.ts';
import { letter, standing } from '../letter-fixture.ts';
import { always, setUp } from './mail-queue-fixture.ts';

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
