import { describe, expect, it } from 'vitest';
import { placeRange } from '../../../../../src/figures/charts/parts/range-bar.ts';

describe('placeRange', () => {
  it('places a range in percent of the axis', () => {
    expect(placeRange([40, 100], 160)).toEqual({ start: 25, length: 37.5 });
  });

  it('keeps one decimal, so that the markup stays short', () => {
    expect(placeRange([1, 2], 3)).toEqual({ start: 33.3, length: 33.3 });
  });

  it('names a range that runs backward or leaves the axis', () => {
    expect(() => placeRange([5, 4], 10)).toThrow('5 to 4');
    expect(() => placeRange([5, 11], 10)).toThrow('5 to 11 does not lie on an axis from 0 to 10');
    expect(() => placeRange([-1, 4], 10)).toThrow('-1 to 4');
  });
});
