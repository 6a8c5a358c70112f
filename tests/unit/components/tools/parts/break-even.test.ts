import { expect, test } from 'vitest';
import {
  breakEven,
  callsOf,
  combineSteps,
} from '../../../../../src/components/tools/parts/break-even.ts';

const all = combineSteps([10_000, 30_000, 60_000, 120_000], [10, 25, 50], [150, 300, 600, 1200]);

test('every combination of the steps is there once', () => {
  expect(all).toHaveLength(48);
  expect(new Set(all.map(({ visits, share, cost }) => `${visits} ${share} ${cost}`)).size).toBe(48);
  expect(all[17]).toEqual({ visits: 30_000, share: 25, cost: 300, places: [1, 1, 1] });
});

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

test('in all combinations the percentage of the calls gives the avoided visits again', () => {
  const gap = all.map((own) => {
    const { avoided, percent } = breakEven(480_000, own);
    return Math.abs((percent * own.visits * own.share) / 10_000 - avoided);
  });
  expect(Math.max(...gap)).toBeLessThan(1e-6);
});

test('a worked example: 30,000 visits, a quarter by telephone, 300 dollars each', () => {
  const own = { visits: 30_000, share: 25, cost: 300 };
  expect(callsOf(own)).toBe(7_500);
  expect(breakEven(205_000, own).avoided).toBe(684);
  expect(breakEven(205_000, own).percent).toBeCloseTo(9.12, 2);
});

test('what cannot be reached is more than all calls', () => {
  expect(breakEven(2_800_000, { visits: 30_000, share: 25, cost: 300 }).percent).toBeGreaterThan(
    100,
  );
});
