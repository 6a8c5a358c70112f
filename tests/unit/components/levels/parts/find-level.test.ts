import { expect, it } from 'vitest';
import { findLevel } from '../../../../../src/components/levels/parts/find-level.ts';

const levels = [
  { number: 2, name: 'Later' },
  { number: 1, name: 'Now' },
];

it('finds a level by its number and not by its place', () => {
  expect(findLevel({ name: 'Two-step scale', levels }, 2)).toEqual({ number: 2, name: 'Later' });
});

it('names the scale and the number when an editor asks for a level that it does not have', () => {
  const find = () => findLevel({ name: 'Two-step scale', levels }, 5);
  expect(find).toThrow('The Two-step scale has no level 5.');
});
