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

test('the rule sets the level while all its findings are kept, whatever the points', () => {
  const states = takeAway(findings, reading);
  expect(states).toHaveLength(8);
  for (const { kept, isRuled, level, points } of states) {
    expect(isRuled).toBe(kept[0] === true && kept[1] === true);
    expect(level).toBe(isRuled || points >= 65 ? 2 : points >= 35 ? 3 : 4);
  }
  const left = states.find(({ kept }) => kept.join() === 'false,false,true');
  expect(left).toMatchObject({ points: 32, level: 4 });
});

test('the sum that a threshold names reaches its level', () => {
  const levelAt = (base: number) =>
    takeAway([], { ...reading, base, rule: { findings: [0], level: 1 } })[0]?.level;
  expect([34, 35, 64, 65].map(levelAt)).toEqual([4, 3, 3, 2]);
});
