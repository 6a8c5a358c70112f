import { expect, test } from 'vitest';
import { isFromRobot } from '../../../../src/contact/submission.ts';

const now = Date.UTC(2025, 0, 15, 12);
const blank = { typed: {}, trap: '', startedAt: '', sentAt: '' };

test('a filled trap looks like a robot', () => {
  expect(isFromRobot({ ...blank, trap: 'https://spam.example' }, now)).toBe(true);
});

test('two seconds are what a fast person takes', () => {
  expect(isFromRobot({ ...blank, startedAt: String(now - 1_999) }, now)).toBe(true);
  expect(isFromRobot({ ...blank, startedAt: String(now) }, now)).toBe(true);
  expect(isFromRobot({ ...blank, startedAt: String(now - 2_000) }, now)).toBe(false);
});

test('five links are a message, six an advertisement', () => {
  const links =
    'https://a.example www.b.example http://c.example https://d.example https://e.example';
  expect(isFromRobot({ ...blank, typed: { message: links } }, now)).toBe(false);
  expect(isFromRobot({ ...blank, typed: { message: links, name: 'WWW.f.example' } }, now)).toBe(
    true,
  );
});

test.each([
  '',
  'soon',
  String(now + 60_000),
  String(now - 3 * 86_400_000),
  '-1',
  'Infinity',
  'NaN',
])('a start that says nothing is no reason: %j', (startedAt) => {
  expect(isFromRobot({ ...blank, startedAt }, now)).toBe(false);
});

test('a clock that is an hour ahead neither hides a robot nor makes one', () => {
  const ahead = now + 3_600_000;
  const filled = { ...blank, startedAt: String(ahead - 60_000), sentAt: String(ahead) };
  expect(isFromRobot(filled, now)).toBe(false);
  expect(isFromRobot({ ...filled, sentAt: String(ahead - 59_000) }, now)).toBe(true);
});
