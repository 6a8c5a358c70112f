import { describe, expect, it } from 'vitest';
import {
  formatDifference,
  layOutPath,
  sumMinutes,
  type PathStep,
} from '../../../../../src/figures/charts/parts/before-after.ts';

const steps: readonly PathStep[] = [
  { before: ['person', 9], after: ['assistant', 2.5] },
  { after: ['person', 1] },
  { before: ['wait', 11], after: ['wait', 6.5] },
];

describe('sumMinutes', () => {
  it('adds the minutes of one path', () => {
    expect(sumMinutes(steps, 'before')).toBe(20);
    expect(sumMinutes(steps, 'after')).toBe(10);
  });

  it('stops at the step of a landmark', () => {
    expect(sumMinutes(steps, 'after', 2)).toBe(3.5);
  });
});

describe('layOutPath', () => {
  it('draws both paths to one scale', () => {
    const [before] = layOutPath(steps, 'before', 20);
    const [after] = layOutPath(steps, 'after', 20);
    expect(before?.width).toBe(45);
    expect(after?.width).toBe(12.5);
  });

  it('lays steps end to end and leaves out a step that the path does not have', () => {
    expect(layOutPath(steps, 'before', 20)).toEqual([
      { number: 1, kind: 'person', minutes: 9, start: 0, width: 45 },
      { number: 3, kind: 'wait', minutes: 11, start: 45, width: 55 },
    ]);
  });

  it('keeps the number of a step that only one path has', () => {
    expect(layOutPath(steps, 'after', 20).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('formatDifference', () => {
  it('says with a sign what a step saves or adds', () => {
    expect(formatDifference(9, 2.5)).toBe('−6.5');
    expect(formatDifference(0, 1)).toBe('+1');
    expect(formatDifference(6, 6)).toBe('0');
  });
});
