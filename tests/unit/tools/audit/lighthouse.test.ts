import { expect, test } from 'vitest';
import { describeShortfall } from '../../../../tools/audit/lighthouse.ts';

type Report = Parameters<typeof describeShortfall>[0];

/** What of Lighthouse's report is read. */
function report(score: number, shift: number | undefined): Report {
  const auditRefs = [
    { id: 'speed-index', weight: 10 },
    { id: 'long-tasks', weight: 0 },
  ];
  return {
    categories: { performance: { id: 'performance', score, auditRefs } },
    audits: {
      'speed-index': { score, title: 'Speed Index', displayValue: '4.0 s' },
      'long-tasks': { score: 0, title: 'Long tasks' },
      'cumulative-layout-shift': { score: 1, title: 'Shift', numericValue: shift },
    },
  } as unknown as Report;
}

test('what costs points is told, and a shift of the layout that costs none', () => {
  expect(describeShortfall(report(1, 0))).toEqual([]);
  expect(describeShortfall(report(0.9, 0))).toEqual(['performance: Speed Index 4.0 s']);
  expect(describeShortfall(report(1, 0.001))).toEqual(['layout shift 0.001']);
  expect(describeShortfall(report(1, undefined))).toEqual(['layout shift NaN']);
});
