import { expect, it } from 'vitest';
import { anchorAt, placeYear } from '../../../../../src/components/charts/parts/history-line.ts';

const years = { from: 1800, to: 2000 };

it('places years in true proportion from the start of the line to its end', () => {
  const places = [1800, 1850, 1900, 1950, 2000].map((year) => placeYear(year, years));
  expect(places).toEqual([0, 25, 50, 75, 100]);
});

it.each([1799, 2030])('names a year that the line does not hold: %i', (year) => {
  const message = `The year ${year} is not on a line from 1800 to 2000.`;
  expect(() => placeYear(year, years)).toThrow(message);
});

it('keeps labels at both ends inside the drawing and centers the others', () => {
  expect([0, 50, 100].map(anchorAt)).toEqual(['start', 'middle', 'end']);
});
