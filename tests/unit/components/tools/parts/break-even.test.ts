import { expect, test } from 'vitest';
import { breakEven, callsOf } from '../../../../../src/components/tools/parts/break-even.ts';

test('a worked example: 30,000 visits, a quarter by telephone, 300 dollars each', () => {
  const own = { visits: 30_000, share: 25, cost: 300 };
  expect(callsOf(own)).toBe(7_500);
  expect(breakEven(205_000, own).avoided).toBe(684);
  expect(breakEven(205_000, own).percent).toBeCloseTo(9.12, 2);
});

test('visits that cover an amount to the dollar are enough', () => {
  expect(breakEven(480_000, { visits: 10_000, share: 10, cost: 1200 }).avoided).toBe(400);
});
