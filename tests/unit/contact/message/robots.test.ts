import { expect, test } from 'vitest';
import { isFromRobot } from '../../../../src/contact/message/robots.ts';

const now = Date.UTC(2025, 0, 15);
const blank = { trap: '', startedAt: '', sentAt: '' };

test('whoever fills the hidden field is a robot', () => {
  expect(isFromRobot({ ...blank, trap: 'https://spam.example' }, now)).toBe(true);
});

test('whoever needs less than two seconds is a robot', () => {
  expect(isFromRobot({ ...blank, startedAt: String(now - 1_999) }, now)).toBe(true);
  expect(isFromRobot({ ...blank, startedAt: String(now) }, now)).toBe(true);
  expect(isFromRobot({ ...blank, startedAt: String(now - 2_000) }, now)).toBe(false);
});

test.each(['', 'yesterday', '-5', '0', 'NaN', 'Infinity', '1e400', String(now + 60_000)])(
  'a missing or senseless time is no reason to lose a message: %j',
  (startedAt) => {
    expect(isFromRobot({ ...blank, startedAt }, now)).toBe(false);
  },
);

test('a visitor whose clock is wrong is judged by that clock alone', () => {
  const ahead = now + 59_000;
  const filled = { ...blank, startedAt: String(ahead - 60_000), sentAt: String(ahead) };
  expect(isFromRobot(filled, now)).toBe(false);
  expect(isFromRobot({ ...filled, sentAt: String(ahead - 59_000) }, now)).toBe(true);
});
