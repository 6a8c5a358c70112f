import { expect, it } from 'vitest';
import {
  breakName,
  leanLabels,
  placeWait,
} from '../../../../../src/components/levels/parts/wait-axis.ts';

it('begins the axis at once and follows the square root of time to the longest wait', () => {
  expect([0, 30, 120].map((wait) => placeWait(wait, 120))).toEqual([0, 50, 100]);
});

it('keeps 10 and 15 minutes at least six percent of the axis apart', () => {
  expect(placeWait(15, 120) - placeWait(10, 120)).toBeGreaterThan(6);
});

it('leans two labels apart that would run into each other, and leaves the others', () => {
  expect(leanLabels([0, 29, 35, 50])).toEqual([undefined, 'left', 'right', undefined]);
});

it.each([
  ['Less Urgent', ['Less Urgent']],
  ['Uninterruptedness', ['Uninterruptedness']],
  ['Imminently life-threatening', ['Imminently', 'life-threatening']],
  ['a name of many words', ['a name of', 'many words']],
])('breaks a long name into two lines of about the same length: %s', (name, lines) => {
  expect(breakName(name)).toEqual(lines);
});
