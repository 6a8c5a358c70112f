import { expect, test } from 'vitest';
import { describeWaits } from '../../../../../src/components/tools/parts/describe-waits.ts';
import { fill } from '../../../../../src/messages/fill.ts';
import { toolsWords } from '../../../../../src/messages/messages.ts';

const { scales: words } = toolsWords;

test.each([
  [[0, 0, 0, 0], words.agreeAtOnce],
  [[120, 120, 120, 120], fill(words.agree, { minutes: 120 })],
  [[10, 10, 15, 10], fill(words.differ, { minutes: '10 or 15' })],
  [[10, 60, 60, 30], fill(words.differ, { minutes: '10, 30 or 60' })],
])('%j is said as %j', (waits, said) => {
  expect(describeWaits(waits)).toBe(said);
});
