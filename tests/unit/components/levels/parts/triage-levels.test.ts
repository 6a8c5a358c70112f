import { expect, it } from 'vitest';
import {
  findLevel,
  sortByUrgency,
} from '../../../../../src/components/levels/parts/triage-levels.ts';

it('finds a level by its number, and names the one that a scale does not have', () => {
  const levels = [
    { number: 2, name: 'Later' },
    { number: 1, name: 'Now' },
  ];
  expect(findLevel({ name: 'Two-step scale', levels }, 2)).toEqual({ number: 2, name: 'Later' });
  const find = () => findLevel({ name: 'Two-step scale', levels }, 5);
  expect(find).toThrow('The Two-step scale has no level 5.');
});

it('calls the most urgent patient first, and within a level whoever came first', () => {
  const patients = [3, 2, 3, 2, 1].map((level, arrival) => ({ level, arrival }));
  expect(sortByUrgency(patients).map(({ arrival }) => arrival)).toEqual([4, 1, 3, 0, 2]);
});
