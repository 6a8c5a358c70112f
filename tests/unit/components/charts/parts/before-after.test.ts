import { expect, it } from 'vitest';
import {
  formatDifference,
  labelPath,
  layOutPath,
  sumMinutes,
  type PathStep,
} from '../../../../../src/components/charts/parts/before-after.ts';

const steps: readonly PathStep[] = [
  { before: ['person', 9], after: ['assistant', 2.5] },
  { after: ['person', 1] },
  { before: ['wait', 11], after: ['wait', 6.5] },
];

it('adds the minutes of one path, to its end or to the step of a landmark', () => {
  expect(sumMinutes(steps, 'before')).toBe(20);
  expect(sumMinutes(steps, 'after', 2)).toBe(3.5);
});

it('lays steps end to end on one scale; a step that one path alone has keeps its number', () => {
  expect(layOutPath(steps, 'before', 20)).toEqual([
    { number: 1, kind: 'person', start: 0, width: 45 },
    { number: 3, kind: 'wait', start: 45, width: 55 },
  ]);
  expect(layOutPath(steps, 'after', 20)).toEqual([
    { number: 1, kind: 'assistant', start: 0, width: 12.5 },
    { number: 2, kind: 'person', start: 12.5, width: 5 },
    { number: 3, kind: 'wait', start: 17.5, width: 32.5 },
  ]);
});

it.each([
  [9, 2.5, '−6.5'],
  [0, 1, '+1'],
  [6, 6, '0'],
])('says with a sign what a step saves or adds: %f to %f', (before, after, said) => {
  expect(formatDifference(before, after)).toBe(said);
});

it('names steps where they are long enough, and joins the numbers of neighbors that are short', () => {
  const path = layOutPath(
    [
      { after: ['person', 3] },
      { after: ['assistant', 2] },
      { after: ['wait', 45] },
      { after: ['person', 50] },
    ],
    'after',
    100,
  );
  expect(labelPath(path, ['Desk', 'History', 'Waiting room', 'Examination'])).toEqual({
    wide: [
      { text: '1', x: 0 },
      { text: '2', x: 3 },
      { text: '3 Waiting room', x: 5 },
      { text: '4 Examination', x: 50 },
    ],
    narrow: [
      { text: '1–2', x: 2.5 },
      { text: '3', x: 27.5 },
      { text: '4', x: 75 },
    ],
  });
});
