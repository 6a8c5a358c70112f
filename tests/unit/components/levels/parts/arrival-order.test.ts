import { expect, it } from 'vitest';
import { sortByUrgency } from '../../../../../src/components/levels/parts/arrival-order.ts';

it('calls the most urgent patient first, and within a level whoever came first', () => {
  const patients = [3, 2, 3, 2, 1].map((level, arrival) => ({ level, arrival }));
  expect(sortByUrgency(patients).map(({ arrival }) => arrival)).toEqual([4, 1, 3, 0, 2]);
});
