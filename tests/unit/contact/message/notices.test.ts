import { describe, expect, test } from 'vitest';
import { adviceFor, wordWait } from '../../../../src/contact/notices.ts';
import { fill } from '../../../../src/messages/fill.ts';
import { formWords } from '../../../../src/messages/messages.ts';

const { advice } = formWords;

test.each([
  [undefined, advice.inAMinute],
  [1, advice.inASecond],
  [2, fill(advice.inSeconds, { seconds: 2 })],
] as const)('a wait of %s seconds is said as “%s”', (seconds, words) => {
  expect(wordWait(seconds)).toBe(words);
});

describe('what a failed message is told by', () => {
  test.each([
    [undefined, advice.unclearTitle, advice.unclear, advice.otherWay],
    ['outcome_unknown', advice.unknownTitle, advice.unknown, advice.unknownOtherWay],
    ['idempotency_key_reused', advice.title, advice.anotherText, advice.otherWay],
    ['mail_failed', advice.title, advice.again, advice.otherWay],
  ] as const)('%s', (code, title, message, otherWay) => {
    expect(adviceFor(code)).toEqual({ title, message, otherWay });
  });

  test('rate_limited, with the wait that the function names', () => {
    const { message } = adviceFor('rate_limited', 1);
    expect(message).toBe(fill(advice.tooMany, { wait: advice.inASecond }));
  });
});
