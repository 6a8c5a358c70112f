import { describe, expect, it } from 'vitest';
import { anchorAt, placeYear } from '../../../../../src/figures/charts/parts/history-line.ts';

const years = { from: 1800, to: 2000 };

describe('placeYear', () => {
  it('puts the first year at the start of the line, the last at its end', () => {
    expect([placeYear(1800, years), placeYear(2000, years)]).toEqual([0, 100]);
  });

  it('keeps equal spans of time equally long', () => {
    expect(placeYear(1850, years)).toBe(25);
    expect(placeYear(1950, years) - placeYear(1900, years)).toBe(25);
  });

  it('names a year that the line does not hold', () => {
    expect(() => placeYear(2030, years)).toThrow(
      'The year 2030 is not on a line from 1800 to 2000.',
    );
  });
});

describe('anchorAt', () => {
  it('keeps labels at both ends inside the drawing and centers the others', () => {
    expect([0, 50, 100].map(anchorAt)).toEqual(['start', 'middle', 'end']);
  });
});
