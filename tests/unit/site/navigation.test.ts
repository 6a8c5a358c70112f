import { describe, expect, it } from 'vitest';
import { buildFooterGroups } from '../../../src/site/navigation.ts';

const page = (id: string, order: number, badge?: string) => ({
  id,
  data: {
    footer: {
      group: 'solutions' as const,
      order,
      label: id.toUpperCase(),
      ...(badge && { badge }),
    },
  },
});

describe('buildFooterGroups', () => {
  it('lists all seven groups in their order', () => {
    expect(buildFooterGroups([]).map(({ label }) => label)).toEqual([
      'Solutions',
      'Triage Systems',
      'Healthcare Settings',
      'Specialized Care',
      'Innovation & Research',
      'Resources',
      'Company',
    ]);
  });

  it('puts pages into their group in the order they ask for, with their badge', () => {
    const [solutions] = buildFooterGroups([
      page('b', 2, 'NEW'),
      page('a', 1),
      { id: 'c', data: {} },
    ]);
    expect(solutions?.links).toEqual([
      { label: 'A', path: '/a', badge: undefined },
      { label: 'B', path: '/b', badge: 'NEW' },
    ]);
  });
});
