import { expect, it } from 'vitest';
import { ceilingOf, drawDay, stackHours } from '../../../src/diagrams/day-chart.ts';

it('stacks the most urgent level on top of the others', () => {
  expect(stackHours([[1, 2, 3]], 10)).toEqual(['M1 5h8v-1h-8z', 'M1 7h8v-2h-8z', 'M1 10h8v-3h-8z']);
});

it('puts the hours beside each other and draws nothing where nobody came', () => {
  expect(stackHours([[0], [2]], 10)).toEqual(['M11 10h8v-2h-8z']);
});

it('draws a line through the middle of each hour', () => {
  expect(drawDay([4, 6], 10)).toBe('M5 6L15 4');
});

it('leaves room above the busiest hour, in tens', () => {
  expect(ceilingOf([3, 37])).toBe(40);
  expect(ceilingOf([40])).toBe(40);
});
