import { expect, it } from 'vitest';
import { joinPath } from '../../../../../src/components/fusion/parts/join-path.ts';

it('leads from the middle of the row to the middle of the outcome', () => {
  expect(joinPath({ place: 1, of: 4 }, { place: 1, of: 1 })).toBe('M0 12.5C55 12.5 45 50 100 50');
  expect(joinPath({ place: 4, of: 4 }, { place: 2, of: 2 })).toBe('M0 87.5C55 87.5 45 75 100 75');
});

it('runs straight where row and outcome stand at one height', () => {
  expect(joinPath({ place: 2, of: 3 }, { place: 1, of: 1 })).toBe('M0 50H100');
});

it('stops on its way when the row feeds nothing', () => {
  expect(joinPath({ place: 2, of: 4 })).toBe('M0 37.5H36');
});
