import { expect, test } from 'vitest';
import {
  breakEven,
  callsOf,
  combineSteps,
} from '../../../../../src/components/tools/parts/break-even.ts';

const all = combineSteps([10_000, 30_000, 60_000, 120_000], [10, 25, 50], [150, 300, 600, 1200]);

test.each([480_000, 205_000, 2_800_000])(
  'in all combinations the avoided visits are the fewest that cover %d dollars',
  (amount) => {
    const wrong = all.filter((own) => {
      const { avoided } = breakEven(amount, own);
      return avoided * own.cost < amount || (avoided - 1) * own.cost >= amount;
    });
    expect(wrong).toEqual([]);
  },
);

test('a worked example: 30,000 visits, a quarter by telephone, 300 dollars each', () => {
  const own = { visits: 30_000, share: 25, cost: 300 };
  expect(callsOf(own)).toBe(7_500);
  expect(breakEven(205_000, own).avoided).toBe(684);
  expect(breakEven(205_000, own).percent).toBeCloseTo(9.12, 2);
});
