import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../../../src/contact/errors.ts';
import { letter } from '../letter-fixture.ts';
import { setUp } from './mail-queue-fixture.ts';

test('a letter that is held is kept before it is sent, and goes when it is asked to', async () => {
  const { startProcess, arrived, store } = setUp();
  const attempt = await startProcess().hold(letter);
  expect([arrived, await store.list()]).toMatchObject([[], [{ letter }]]);
  await attempt?.();
  expect([arrived, await store.list()]).toEqual([[letter.id], []]);
});

test('a letter that another process has is not sent again', async () => {
  const { startProcess, arrived } = setUp();
  await startProcess().accept(letter);
  const attempt = await startProcess().hold(letter);
  await attempt?.();
  expect(attempt).toBeTypeOf('function');
  expect(arrived).toEqual([letter.id]);
});

test('where nothing keeps letters none is held', async () => {
  const { startProcess, store } = setUp();
  const failing = { ...store, add: () => Promise.reject(new StoreUnavailable('REDIS_URL')) };
  expect(await startProcess(() => undefined).hold(letter)).toBeUndefined();
  expect(await startProcess(() => failing).hold(letter)).toBeUndefined();
});

test('what this process has sent is not sent again, though nothing keeps letters', async () => {
  const { startProcess, arrived } = setUp();
  const queue = startProcess(() => undefined);
  await queue.accept(letter);
  const attempt = await queue.hold(letter);
  await attempt?.();
  expect(attempt).toBeTypeOf('function');
  expect(arrived).toEqual([letter.id]);
});
