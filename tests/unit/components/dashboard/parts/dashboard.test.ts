import { describe, expect, it } from 'vitest';
import {
  formatHour,
  shareOut,
  summarizeDashboard,
} from '../../../../../src/components/dashboard/parts/dashboard.ts';
import type { DashboardData } from '../../../../../src/schemas/dashboard.ts';
import type { TriageSystemData } from '../../../../../src/schemas/triage-system.ts';

const system: TriageSystemData = {
  name: 'A scale',
  shortName: 'Scale',
  origin: 'Nowhere',
  keyFeatures: 'Three levels',
  owner: 'Nobody',
  license: 'none-needed',
  levels: [
    { number: 1, name: 'Red', color: 'immediate', maximumWait: 0 },
    { number: 2, name: 'Yellow', color: 'urgent', maximumWait: 30 },
    { number: 3, name: 'Green', color: 'standard', maximumWait: 60 },
  ],
};

const data: DashboardData = {
  place: 'A clinic',
  moment: 'Monday, 3 am',
  system: 'scale',
  hours: [
    [0, 1, 1],
    [1, 4, 3],
  ],
  usual: Array.from({ length: 24 }, () => 5),
  usualLabel: 'A usual Monday',
  waits: { of: 'Telephone', sessions: [1, 3, 3], median: [0, 34, 60] },
  splits: [
    {
      heading: 'Sessions by channel',
      parts: [
        { name: 'Telephone', sessions: 7 },
        { name: 'Text', sessions: 3 },
      ],
    },
  ],
  counts: [{ label: 'in conversation now', value: 2 }],
};

describe('summarizeDashboard', () => {
  const { sessions, levels, splits, busiest } = summarizeDashboard(data, system);

  it('adds up the sessions of the day and of each level', () => {
    expect(sessions).toBe(10);
    expect(levels.map((level) => level.sessions)).toEqual([1, 5, 4]);
    expect(levels.map((level) => level.waiting)).toEqual([1, 3, 3]);
  });

  it('says by how much a level waits longer than its scale allows, and only then', () => {
    expect(levels.map(({ excess }) => excess)).toEqual([0, 4, 0]);
  });

  it('gives shares of all sessions and the busiest hour', () => {
    expect(splits[0]?.parts.map(({ share }) => share)).toEqual([70, 30]);
    expect(busiest).toEqual({ hour: 1, sessions: 8 });
  });

  it('tells an editor who forgot a level', () => {
    const short = { ...data, waits: { ...data.waits, median: [0, 34] } };
    expect(() => summarizeDashboard(short, system)).toThrow('A scale has 3 levels: give 3 numbers');
  });
});

it('shares that are rounded add up to a hundred', () => {
  expect(shareOut([131, 64, 70, 7])).toEqual([48, 23, 26, 3]);
  expect(shareOut([1, 1, 1])).toEqual([34, 33, 33]);
});

it('formatHour writes hours as Americans do', () => {
  expect([0, 9, 12, 14].map(formatHour)).toEqual(['12 am', '9 am', '12 pm', '2 pm']);
});
