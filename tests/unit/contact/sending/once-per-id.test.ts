import { expect, test } from 'vitest';
import {
  answerCapacity,
  answerLifetime,
  createOncePerId,
} from '../../../../src/contact/sending/once-per-id.ts';

function setUp() {
  const clock = { now: 0 };
  return { clock, memory: createOncePerId<string>(() => clock.now) };
}

test('work under way and work done are recalled', async () => {
  const { memory } = setUp();
  const work = Promise.withResolvers<string>();
  const first = memory.run('a', () => work.promise);
  const second = memory.recall('a');
  work.resolve('done');
  expect([await first, await second, await memory.recall('a')]).toEqual(['done', 'done', 'done']);
});

test('work that failed is forgotten, so that it can be tried again', async () => {
  const { memory } = setUp();
  await expect(memory.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(memory.recall('a')).toBeUndefined();
  await memory.run('a', () => Promise.resolve('yes'));
  expect(await memory.recall('a')).toBe('yes');
});

test('an answer is forgotten after its time', async () => {
  const { memory, clock } = setUp();
  await memory.run('a', () => Promise.resolve('yes'));
  clock.now = answerLifetime - 1;
  expect(await memory.recall('a')).toBe('yes');
  clock.now = answerLifetime;
  expect(memory.recall('a')).toBeUndefined();
});

test('when memory is full the oldest answer goes first', async () => {
  const { memory } = setUp();
  for (let count = 0; count <= answerCapacity; count += 1) {
    await memory.run(String(count), () => Promise.resolve('yes'));
  }
  expect(memory.recall('0')).toBeUndefined();
  expect(await memory.recall('1')).toBe('yes');
});
