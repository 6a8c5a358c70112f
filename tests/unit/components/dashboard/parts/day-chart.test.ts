import { expect, it } from 'vitest';
import {
  ceilingOf,
  drawDay,
  stackHours,
} from '../../../../../src/components/dashboard/parts/day-chart.ts';

it('stacks the most urgent level on top, hours beside each other, and nobody as nothing', () => {
  expect(stackHours([[1, 2, 3]], 10)).toEqual(['M5 5v-1', 'M5 7v-2', 'M5 10v-3']);
  expect(stackHours([[0], [2]], 10)).toEqual(['M15 10v-2']);
});

it('draws a line through the middle of each hour', () => {
  expect(drawDay([4, 6], 10)).toBe('M5 6L15 4');
});

it('leaves room above the busiest hour, in tens', () => {
  expect(ceilingOf([3, 37])).toBe(40);
  expect(ceilingOf([40])).toBe(40);
});
