import { expect, it } from 'vitest';
import {
  formatDifference,
  sumMinutes,
  type PathStep,
} from '../../../../../src/components/charts/parts/before-after.ts';

const steps: readonly PathStep[] = [
  { before: ['person', 9], after: ['assistant', 2.5] },
  { after: ['person', 1] },
  { before: ['wait', 11], after: ['wait', 6.5] },
];

it('adds the minutes of one path, to its end or to the step of a landmark', () => {
  expect(sumMinutes(steps, 'before')).toBe(20);
  expect(sumMinutes(steps, 'after', 2)).toBe(3.5);
});

it.each([
  [9, 2.5, '−6.5'],
  [0, 1, '+1'],
  [6, 6, '0'],
])('says with a sign what a step saves or adds: %f to %f', (before, after, said) => {
  expect(formatDifference(before, after)).toBe(said);
});
