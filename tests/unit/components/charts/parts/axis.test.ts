import { expect, it } from 'vitest';
import { placeRange } from '../../../../../src/components/charts/parts/axis.ts';

it('places a range in percent of the axis', () => {
  expect(placeRange([40, 100], 160)).toEqual({ start: 25, length: 37.5 });
});

it.each([
  [5, 4],
  [5, 11],
  [-1, 4],
])('names a range that runs backward or leaves the axis: %i to %i', (from, to) => {
  const message = `The range ${from} to ${to} does not lie on an axis from 0 to 10.`;
  expect(() => placeRange([from, to], 10)).toThrow(message);
});
