import { expect, test, vi } from 'vitest';
import { createPrintLog } from '../../../src/contact/log.ts';

test('what somebody has to look after goes to stderr, the rest to stdout, each with its level', () => {
  const out = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const log = createPrintLog('contact');
  log({ outcome: 'sent', id: 'abc', duration: 7 });
  log({ outcome: 'given-up', id: 'abc', reason: 'attempt 9' });
  expect(out.mock.calls).toEqual([
    ['{"level":"info","event":"contact","outcome":"sent","id":"abc","duration":7}'],
  ]);
  expect(errors.mock.calls).toEqual([
    ['{"level":"error","event":"contact","outcome":"given-up","id":"abc","reason":"attempt 9"}'],
  ]);
});
