import { expect, it } from 'vitest';
import { findLevel } from '../../../../../src/components/levels/parts/triage-levels.ts';

it('finds a level by its number, and names the one that a scale does not have', () => {
  const levels = [
    { number: 2, name: 'Later' },
    { number: 1, name: 'Now' },
  ];
  expect(findLevel({ name: 'Two-step scale', levels }, 2)).toEqual({ number: 2, name: 'Later' });
  const find = () => findLevel({ name: 'Two-step scale', levels }, 5);
  expect(find).toThrow('The Two-step scale has no level 5.');
});
