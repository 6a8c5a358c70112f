import { expect, test } from 'vitest';
import { takeAway } from '../../../../../src/components/tools/parts/take-away.ts';

const findings = [
  { name: 'Fainted', points: 23 },
  { name: 'Sudden', points: 13 },
  { name: 'Stones', points: -6 },
];
const reading = {
  base: 38,
  most: 100,
  thresholds: [
    { points: 65, level: 2 },
    { points: 35, level: 3 },
  ],
  lowest: 4,
  rule: { findings: [0, 1], level: 2 },
};

test('every combination is there once, with its sum', () => {
  const states = takeAway(findings, reading);
  expect(new Set(states.map(({ kept }) => kept.join())).size).toBe(8);
  expect(states.find(({ kept }) => kept.join() === 'true,true,true')?.points).toBe(68);
  expect(states.find(({ kept }) => kept.join() === 'false,false,true')).toEqual({
    kept: [false, false, true],
    points: 32,
    isRuled: false,
    level: 4,
  });
});

test('the rule holds exactly while all its findings are kept, whatever the points', () => {
  for (const { kept, isRuled, level, points } of takeAway(findings, reading)) {
    expect(isRuled).toBe(kept[0] === true && kept[1] === true);
    expect(level).toBe(isRuled || points >= 65 ? 2 : points >= 35 ? 3 : 4);
  }
});

test('the sum that a threshold names reaches its level', () => {
  const levelAt = (base: number) =>
    takeAway([], { ...reading, base, rule: { findings: [0], level: 1 } })[0]?.level;
  expect([34, 35, 64, 65].map(levelAt)).toEqual([4, 3, 3, 2]);
});
