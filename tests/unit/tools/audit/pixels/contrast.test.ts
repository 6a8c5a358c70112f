import { expect, test } from 'vitest';
import { contrastOf } from '../../../../../tools/audit/pixels/contrast.ts';

test('contrast is that of WCAG, whichever color comes first', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  // The palest gray that may be text on white.
  expect(contrastOf([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
  expect(contrastOf([200, 16, 46], [200, 16, 46])).toBe(1);
});
