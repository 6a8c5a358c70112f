import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToken, readToken } from '../../../../src/contact/newsletter/signed-link.ts';
import { Refusal } from '../../../../src/contact/outcome.ts';

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

test.each([token.slice(1), `${token}x`, token.replace('.', '..'), '', 'é', '\0'])(
  '%j is no token, and no error',
  (changed) => {
    expect(() => readToken(changed, 'confirm', secret)).toThrow(Refusal);
  },
);
