import { expect, it } from 'vitest';
import { formatWait } from '../../../../../src/components/levels/parts/triage-levels.ts';

it('says waits as a reader would', () => {
  expect(formatWait(0)).toBe('at once');
  expect(formatWait(10)).toBe('up to 10 min');
});
