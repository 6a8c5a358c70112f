import { expect, test } from 'vitest';
import {
  describeBand,
  describePoints,
} from '../../../../../src/components/tools/parts/score-words.ts';
import { fill } from '../../../../../src/messages/fill.ts';
import { toolsWords } from '../../../../../src/messages/messages.ts';

const { score: words } = toolsWords;
const several = (points: number) => fill(words.points, { points });

test.each([
  [1, undefined, words.point],
  [0, undefined, several(0)],
  [3, undefined, several(3)],
  [0, 1, fill(words.oxygenPoints, { air: several(0), oxygen: words.point })],
])('%i points, on oxygen %s, are said', (points, onOxygen, said) => {
  expect(describePoints(points, onOxygen)).toBe(said);
});

test.each([
  [{ from: 0, to: 0 }, '0'],
  [{ from: 5, to: 6 }, fill(words.band, { from: 5, to: 6 })],
  [{ from: 3, to: 4, isSingle: true }, fill(words.singleBand, { from: 3, to: 4 })],
])('the totals %j are named', (band, named) => {
  expect(describeBand({ isSingle: false, name: 'Low', asks: 'Watch.', ...band })).toBe(named);
});
