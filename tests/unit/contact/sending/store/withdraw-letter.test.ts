import { expect, test } from 'vitest';
import { withdrawLetter } from '../../../../../src/contact/sending/store/withdraw-letter.ts';
import { letter } from '../letter-fixture.ts';
import { always, refused, setUp } from '../mail-queue/mail-queue-fixture.ts';

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

test('a letter that nobody can read any more is not brought back by who has it', async () => {
  const { startProcess, arrived, store } = setUp();
  await withdrawLetter(store, letter.name);
  expect(await startProcess().accept(letter)).toEqual({ outcome: 'repeated' });
  expect([arrived, await store.list()]).toEqual([[], []]);
});
