import { expect, it, vi } from 'vitest';
import { oncePerList } from '../../../src/site/once-per-list.ts';

it('computes once for each list, also when nothing comes of it', () => {
  const compute = vi.fn((list: readonly number[]) => list[0]);
  const readFirst = oncePerList(compute);
  const one = [1, 2];
  const none: number[] = [];
  expect([readFirst(one), readFirst(one), readFirst(none), readFirst(none)]).toEqual([
    1,
    1,
    undefined,
    undefined,
  ]);
  expect(compute).toHaveBeenCalledTimes(2);
});
