import { expect, it } from 'vitest';
import { stackContributions } from '../../../../../src/figures/fusion/parts/stack-contributions.ts';

it('begins each bar where the one before it ended', () => {
  expect(stackContributions(40, [22, -7, 0], 100)).toEqual([
    { from: 40, to: 62 },
    { from: 62, to: 55 },
    { from: 55, to: 55 },
  ]);
});

it('refuses a contribution that leaves the scale and names it', () => {
  expect(() => stackContributions(40, [20, 50], 100)).toThrow('Contribution 2 ends at 110');
  expect(() => stackContributions(5, [-6], 100)).toThrow('Contribution 1 ends at -1');
});
