import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createToken, readToken } from '../../../../src/contact/newsletter/signed-link.ts';
import { Refusal } from '../../../../src/contact/outcome.ts';
import { check } from '../../../support/properties/check.ts';
import { anyText } from '../../../support/properties/texts.ts';

const secret = 'a secret of at least thirty-two characters';
const now = Date.UTC(2025, 0, 15);
const email = 'zoë+news@hospital.example';
const id = 'subscription-1';
const token = createToken({ purpose: 'confirm', email, id, expires: now + 1 }, secret);

test('a token gives back the address it was made for, until it ends', () => {
  expect(readToken(token, 'confirm', secret, now + 1)).toEqual({ email, id });
  expect(() => readToken(token, 'confirm', secret, now + 2)).toThrow('This link has expired.');
  const endless = createToken({ purpose: 'unsubscribe', email, id, expires: undefined }, secret);
  expect(readToken(endless, 'unsubscribe', secret, Number.MAX_SAFE_INTEGER)).toEqual({ email, id });
});

test('a token is good for one thing and one secret', () => {
  expect(() => readToken(token, 'unsubscribe', secret, now)).toThrow('for something else');
  expect(() => readToken(token, 'confirm', `${secret}!`, now)).toThrow('not complete');
});

/** A token with the right signature, whatever it carries. */
function signed(content: unknown): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}

const [payload = '', signature = ''] = token.split('.');

test.each([
  ['nothing', ''],
  ['no signature', `${payload}.`],
  ['half a signature', `${payload}.${signature.slice(0, 20)}`],
  ['other text', 'constructor.__proto__'],
  ['another spelling', `${token}=`],
  ['no list', signed({ purpose: 'confirm', email, id })],
  ['an address that is no text', signed(['confirm', 7, id, null])],
  ['an end that is no time', signed(['confirm', email, id, 'tomorrow'])],
])('what was not made here is refused: %s', (_what, found) => {
  expect(() => readToken(found, 'confirm', secret, now)).toThrow('not complete');
});

test('one character changed, left out or added makes it no token, and nothing else an error', () =>
  check(
    fc.property(fc.nat(), anyText, fc.boolean(), (position, other, isAdded) => {
      const at = position % (token.length + (isAdded ? 1 : 0));
      const changed = token.slice(0, at) + other + token.slice(at + (isAdded ? 0 : 1));
      fc.pre(changed !== token);
      expect(() => readToken(changed, 'confirm', secret, now)).toThrow(Refusal);
    }),
  ));
