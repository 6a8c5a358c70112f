import { expect, it } from 'vitest';
import { traceRoute, type Lane } from '../../../../../src/components/care/parts/care-route.ts';

function stagesIn(...lanes: readonly Lane[]) {
  return lanes.map((lane, index) => ({ lane, title: `Stage ${index + 1}` }));
}

it('leaves each stage toward the lane of the next one, ends at the last, keeps what they say', () => {
  expect(traceRoute(stagesIn(1, 2, 2, 3, 1))).toEqual([
    { lane: 1, title: 'Stage 1', next: 2, leavesTo: 'right' },
    { lane: 2, title: 'Stage 2', next: 2, leavesTo: 'straight' },
    { lane: 2, title: 'Stage 3', next: 3, leavesTo: 'right' },
    { lane: 3, title: 'Stage 4', next: 1, leavesTo: 'left' },
    { lane: 1, title: 'Stage 5' },
  ]);
});

it('marks the way back from the last stage up to the one it returns to', () => {
  const route = traceRoute(stagesIn(1, 2, 2, 3), 2);
  expect(route.map(({ back }) => back)).toEqual([undefined, 'start', 'through', 'end']);
});

it.each([0, 2])('refuses to lead back from stage 2 to stage %i', (returnTo) => {
  expect(() => traceRoute(stagesIn(1, 2), returnTo)).toThrow(
    `2 stages cannot lead back to stage ${returnTo}`,
  );
});
