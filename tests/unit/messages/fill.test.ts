import { expect, it } from 'vitest';
import { fill } from '../../../src/messages/fill.ts';

it('puts values where words name them, each time, and leaves other names alone', () => {
  expect(fill('{a} of {b}, {a} again and {c}', { a: 1, b: 'two' })).toBe(
    '1 of two, 1 again and {c}',
  );
  // What was typed is not looked at again.
  expect(fill('{words}', { words: '{a} $& $1' })).toBe('{a} $& $1');
});
