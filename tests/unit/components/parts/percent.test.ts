import { expect, it } from 'vitest';
import { toPercent } from '../../../../src/components/parts/percent.ts';

it('a part is rounded to a tenth of a percent', () => {
  expect([toPercent(1, 3), toPercent(3, 3), toPercent(0.5, 1)]).toEqual([33.3, 100, 50]);
});
