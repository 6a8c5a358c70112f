import { describe, expect, it } from 'vitest';
import { buildFooterGroups } from '../../../src/site/footer.ts';
import { createPage } from './page-fixture.ts';

const page = (id: string, order: number, more: object = {}) =>
  createPage(id, { footer: { group: 'solutions', order, label: `To ${id}`, ...more } });

describe('buildFooterGroups', () => {
  it('puts pages into their group in the order they ask for, with their badge', () => {
    const [solutions] = buildFooterGroups([
      page('b', 2, { badge: 'NEW' }),
      page('a', 1),
      createPage('c'),
    ]);
    expect(solutions?.links).toEqual([
      { label: 'To a', path: '/a', badge: undefined },
      { label: 'To b', path: '/b', badge: 'NEW' },
    ]);
  });
});
