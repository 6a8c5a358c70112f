import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToken, readToken } from '../../../../src/contact/newsletter/signed-link.ts';
import { Refusal } from '../../../../src/contact/outcome.ts';
import { check } from '../../../support/properties/check.ts';
import { anyText } from '../../../support/properties/texts.ts';

const secret = 'a secret of at least thirty-two characters';
const now = Date.UTC(2025, 0, 15);
const email = 'zoë+news@hospital.example';
const id = 'subscription-1';
const token = createToken({ purpose: 'confirm', email, id, expires: now + 1 }, secret);

beforeEach(() => {
  vi.useFakeTimers({ now: now + 1, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a token gives back the address it was made for, until it ends', () => {
  expect(readToken(token, 'confirm', secret)).toEqual({ email, id });
  vi.setSystemTime(now + 2);
  expect(() => readToken(token, 'confirm', secret)).toThrow('invalid_link');
  const endless = createToken({ purpose: 'unsubscribe', email, id, expires: undefined }, secret);
  vi.setSystemTime(now + 100 * 365 * 86_400_000);
  expect(readToken(endless, 'unsubscribe', secret)).toEqual({ email, id });
});

test('a token is good for one thing and one secret', () => {
  expect(() => readToken(token, 'unsubscribe', secret)).toThrow('invalid_link');
  expect(() => readToken(token, 'confirm', `${secret}!`)).toThrow('invalid_link');
});

test('one character changed, left out or added makes it no token, and nothing else an error', () =>
  check(
    fc.property(fc.nat(), anyText, fc.boolean(), (position, other, isAdded) => {
      const at = position % (token.length + (isAdded ? 1 : 0));
      const changed = token.slice(0, at) + other + token.slice(at + (isAdded ? 0 : 1));
      fc.pre(changed !== token);
      expect(() => readToken(changed, 'confirm', secret)).toThrow(Refusal);
    }),
  ));
