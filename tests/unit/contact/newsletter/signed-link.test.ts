import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createToken, readToken } from '../../../../src/contact/newsletter/signed-link.ts';

const secret = 'a secret of at least thirty-two characters';
const now = Date.UTC(2025, 0, 15);
const email = 'zoë+news@hospital.example';
const id = 'subscription-1';
const token = createToken({ purpose: 'confirm', email, id, expires: now + 1 }, secret);

test('a token gives back the address it was made for, and needs no escaping in a link', () => {
  expect(readToken(token, 'confirm', secret, now)).toEqual({ email, id });
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
});

test('a token without an end is good for ever', () => {
  const endless = createToken({ purpose: 'unsubscribe', email, id, expires: undefined }, secret);
  expect(readToken(endless, 'unsubscribe', secret, Number.MAX_SAFE_INTEGER)).toEqual({ email, id });
});

test('an expired token says so', () => {
  expect(() => readToken(token, 'confirm', secret, now + 2)).toThrow('This link has expired.');
});

test('a token for one thing does no other', () => {
  expect(() => readToken(token, 'unsubscribe', secret, now)).toThrow('for something else');
});

/** A token with the right signature, whatever it carries. */
function signed(content: unknown): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}

describe('a token that was not made here is refused', () => {
  const [payload = '', signature = ''] = token.split('.');
  const forged = Buffer.from(JSON.stringify(['confirm', 'b@c.example', id, null])).toString(
    'base64url',
  );
  test.each([
    ['nothing', ''],
    ['a dot', '.'],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['half a signature', `${payload}.${signature.slice(0, 20)}`],
    ['another address', `${forged}.${signature}`],
    ['other text', 'constructor.__proto__'],
    ['other content', signed([email])],
    ['no list', signed({ purpose: 'confirm', email, id })],
    ['nothing in it', signed(null)],
    ['an address that is no text', signed(['confirm', 7, id, null])],
    ['an id that is no text', signed(['confirm', email, null, null])],
    ['an end that is no time', signed(['confirm', email, id, 'tomorrow'])],
    ['no word of an end', signed(['confirm', email, id])],
  ])('%s', (_what, found) => {
    expect(() => readToken(found, 'confirm', secret, now)).toThrow('not complete');
  });

  test.each(['.x', '=', '==', ' ', '!', '\n', '.'])(
    'another spelling, with %j at its end',
    (end) => {
      expect(() => readToken(`${token}${end}`, 'confirm', secret, now)).toThrow('not complete');
    },
  );

  test('another secret', () => {
    expect(() => readToken(token, 'confirm', `${secret}!`, now)).toThrow('not complete');
  });
});
