import { describe, expect, it } from 'vitest';
import { traceRoute, type Lane } from '../../../../../src/figures/care/parts/care-route.ts';

function stagesIn(...lanes: readonly Lane[]) {
  return lanes.map((lane, index) => ({ lane, title: `Stage ${index + 1}` }));
}

describe('traceRoute', () => {
  it('leaves each stage toward the lane of the next one and ends at the last', () => {
    const route = traceRoute(stagesIn(1, 2, 2, 3, 1));
    expect(route.map(({ next, leavesTo }) => [next, leavesTo])).toEqual([
      [2, 'right'],
      [2, 'straight'],
      [3, 'right'],
      [1, 'left'],
      [undefined, undefined],
    ]);
  });

  it('keeps what the stages say', () => {
    expect(traceRoute(stagesIn(3)).map(({ title }) => title)).toEqual(['Stage 1']);
  });

  it('marks no way back on a pathway that ends', () => {
    expect(traceRoute(stagesIn(1, 2)).every(({ back }) => back === undefined)).toBe(true);
  });

  it('marks the way back from the last stage up to the one it returns to', () => {
    expect(traceRoute(stagesIn(1, 2, 2, 3), 2).map(({ back }) => back)).toEqual([
      undefined,
      'start',
      'through',
      'end',
    ]);
  });

  it('refuses to lead back to the last stage or to one that is not there', () => {
    expect(() => traceRoute(stagesIn(1, 2), 2)).toThrow('2 stages cannot lead back to stage 2');
    expect(() => traceRoute(stagesIn(1, 2), 0)).toThrow('2 stages cannot lead back to stage 0');
  });
});
