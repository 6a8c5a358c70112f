import { expect, it } from 'vitest';
import { placeWait } from '../../../../../src/components/levels/parts/wait-axis.ts';

it('begins the axis at once and follows the square root of time to the longest wait', () => {
  expect([0, 30, 120].map((wait) => placeWait(wait, 120))).toEqual([0, 50, 100]);
});
