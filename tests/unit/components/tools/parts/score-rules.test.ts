import { expect, test } from 'vitest';
import { addPoints, arrangeBands } from '../../../../../src/components/tools/parts/score-rules.ts';
import { readRecords } from './read-content.ts';

const { news2, 'four-at': fourAt } = readRecords('scores');
if (!news2 || !fourAt) throw new Error('A score is missing.');

const tableOf = ({ items }: typeof news2) =>
  Object.fromEntries(
    items.map(({ id, options }) => [
      id,
      options.map(({ reading, points, onOxygen }) =>
        onOxygen === undefined ? `${reading}: ${points}` : `${reading}: ${points}, ${onOxygen}`,
      ),
    ]),
  );

// Royal College of Physicians, NEWS2 (2017), chart 1.
test('NEWS2 gives the points of its published chart', () => {
  expect(tableOf(news2)).toEqual({
    respiration: ['≤ 8: 3', '9–11: 1', '12–20: 0', '21–24: 2', '≥ 25: 3'],
    'saturation-1': ['≤ 91: 3', '92–93: 2', '94–95: 1', '≥ 96: 0'],
    'saturation-2': [
      '≤ 83: 3',
      '84–85: 2',
      '86–87: 1',
      '88–92: 0',
      '93–94: 0, 1',
      '95–96: 0, 2',
      '≥ 97: 0, 3',
    ],
    oxygen: ['Air: 0', 'Oxygen: 2'],
    pressure: ['≤ 90: 3', '91–100: 2', '101–110: 1', '111–219: 0', '≥ 220: 3'],
    pulse: ['≤ 40: 3', '41–50: 1', '51–90: 0', '91–110: 1', '111–130: 2', '≥ 131: 3'],
    consciousness: ['Alert: 0', 'CVPU: 3'],
    temperature: ['≤ 35.0: 3', '35.1–36.0: 1', '36.1–38.0: 0', '38.1–39.0: 1', '≥ 39.1: 2'],
  });
});

// The same, chart 4.
test('NEWS2 has the thresholds of its published responses, which leave no total out', () => {
  const bands = news2.responses.map(({ from, to, isSingle }) => [from, to, isSingle]);
  expect(bands).toEqual([
    [0, 0, false],
    [1, 4, false],
    [3, 4, true],
    [5, 6, false],
    [7, 20, false],
  ]);
  const most = news2.items
    .filter(({ scale }) => scale !== 1)
    .map(({ options }) =>
      Math.max(...options.map(({ points, onOxygen = 0 }) => Math.max(points, onOxygen))),
    );
  expect(most.reduce((sum, points) => sum + points, 0)).toBe(20);
});

// the4at.com, guide to the 4AT.
test('all combinations of the 4AT reach the published bands', () => {
  expect(fourAt.items.map(({ options }) => options.map(({ points }) => points))).toEqual([
    [0, 0, 4],
    [0, 1, 2],
    [0, 1, 2],
    [0, 4],
  ]);
  const totals = fourAt.items.reduce<number[]>(
    (sums, { options }) => sums.flatMap((sum) => options.map(({ points }) => sum + points)),
    [0],
  );
  expect(totals).toHaveLength(54);
  const named = totals.map(
    (total) => fourAt.responses.filter(({ from, to }) => total >= from && total <= to).length,
  );
  expect(new Set(named)).toEqual(new Set([1]));
  expect(Math.max(...totals)).toBe(12);
  expect(fourAt.responses.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 3],
    [4, 12],
  ]);
});

test('three points in one measure are looked for on the scale that is chosen', () => {
  const rules = addPoints('news2', news2);
  const on = (scale: number) => `#news2:has([name="scale"][value="${scale}"]:checked)`;
  expect(rules).toContain(`${on(0)}:has([name="saturation-1"][value="0"]:checked) .asked`);
  const oxygen = ':has([name="oxygen"][value="1"]:checked)';
  expect(rules).toContain(`${on(1)}${oxygen}:has([name="saturation-2"][value="6"]:checked) .asked`);
});

test('bands stand left of normal when they are below it, and right when above', () => {
  const columns = news2.items.map(({ options }) => arrangeBands(options));
  expect(columns[0]).toEqual([1, 3, 4, 6, 7]);
  expect(columns[1]).toEqual([1, 2, 3, 4]);
  expect(columns[2]).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
