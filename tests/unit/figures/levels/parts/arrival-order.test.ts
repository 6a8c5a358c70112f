import { expect, it } from 'vitest';
import { placeByUrgency } from '../../../../../src/figures/levels/parts/arrival-order.ts';

it('calls the most urgent patient first, however late the arrival', () => {
  expect(placeByUrgency([5, 3, 1])).toEqual([2, 1, 0]);
});

it('calls patients of one level in the order in which they came', () => {
  expect(placeByUrgency([3, 2, 3, 2])).toEqual([2, 0, 3, 1]);
});
