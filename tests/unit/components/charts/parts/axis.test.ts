import { expect, it } from 'vitest';
import { placeRange, placeYear } from '../../../../../src/components/charts/parts/axis.ts';

it('places a range in percent of the axis, and years in true proportion', () => {
  expect(placeRange([40, 100], 160)).toEqual({ start: 25, length: 37.5 });
  expect(placeYear(1850, { from: 1800, to: 2000 })).toBe(25);
});

it.each([
  [5, 4],
  [5, 11],
  [-1, 4],
])('names a range that runs backward or leaves the axis: %i to %i', (from, to) => {
  const message = `The range ${from} to ${to} does not lie on an axis from 0 to 10.`;
  expect(() => placeRange([from, to], 10)).toThrow(message);
});

it.each([1799, 2030])('names a year that the line does not hold: %i', (year) => {
  const message = `The year ${year} is not on a line from 1800 to 2000.`;
  expect(() => placeYear(year, { from: 1800, to: 2000 })).toThrow(message);
});
