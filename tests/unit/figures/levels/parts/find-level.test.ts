import { describe, expect, it } from 'vitest';
import { findLevel } from '../../../../../src/figures/levels/parts/find-level.ts';

const scale = {
  name: 'Two-step scale',
  levels: [
    { number: 1, name: 'Now' },
    { number: 2, name: 'Later' },
  ],
};

describe('findLevel', () => {
  it('finds a level by its number and not by its place', () => {
    expect(findLevel(scale, 2)).toEqual({ number: 2, name: 'Later' });
  });

  it('names the scale and the number when an editor asks for a level that it does not have', () => {
    expect(() => findLevel(scale, 5)).toThrow('The Two-step scale has no level 5.');
  });
});
