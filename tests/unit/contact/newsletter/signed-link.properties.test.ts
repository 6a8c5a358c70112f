import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../src/contact/outcome.ts';
import {
  createToken,
  type LinkContent,
  readToken,
} from '../../../../src/contact/newsletter/signed-link.ts';
import { check } from '../../../support/properties/check.ts';
import { anyText } from '../../../support/properties/texts.ts';

const secret = 'a secret of at least thirty-two characters';
const now = Date.UTC(2025, 0, 15);
const content: fc.Arbitrary<LinkContent> = fc.record({
  purpose: fc.constantFrom('confirm', 'unsubscribe'),
  email: anyText,
  id: anyText,
  expires: fc.option(
    fc.nat(1_000).map((milliseconds) => now + milliseconds),
    { nil: undefined },
  ),
});

const read = (token: string, purpose: LinkContent['purpose'], of = secret, time = now) =>
  readToken(token, purpose, of, time);

test('a token gives back what it was made of, whatever the text, and fits into a link', () =>
  check(
    fc.property(content, (link) => {
      const token = createToken(link, secret);
      expect(read(token, link.purpose)).toEqual({ email: link.email, id: link.id });
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    }),
  ));

test('it is good until its last millisecond and no longer', () =>
  check(
    fc.property(content, (link) => {
      const token = createToken(link, secret);
      const { expires = Number.MAX_SAFE_INTEGER } = link;
      expect(read(token, link.purpose, secret, expires).id).toBe(link.id);
      if (link.expires === undefined) return;
      expect(() => read(token, link.purpose, secret, expires + 1)).toThrow('expired');
    }),
  ));

test('one character changed, left out or added makes it no token', () =>
  check(
    fc.property(
      content,
      fc.nat(),
      fc.oneof(fc.constantFrom('', 'A', 'Z', 'a', 'z', '0', '9', '-', '_', '.', '='), anyText),
      fc.boolean(),
      (link, position, other, isAdded) => {
        const token = createToken(link, secret);
        const at = position % (token.length + (isAdded ? 1 : 0));
        const changed = token.slice(0, at) + other + token.slice(at + (isAdded ? 0 : 1));
        fc.pre(changed !== token);
        expect(() => read(changed, link.purpose)).toThrow(Refusal);
      },
    ),
    1_000,
  ));

test('it is good for one thing and one secret', () =>
  check(
    fc.property(content, anyText, (link, otherSecret) => {
      fc.pre(otherSecret !== secret);
      const token = createToken(link, secret);
      const other = link.purpose === 'confirm' ? 'unsubscribe' : 'confirm';
      expect(() => read(token, other)).toThrow('something else');
      expect(() => read(token, link.purpose, otherSecret)).toThrow(Refusal);
    }),
  ));

test('any other text is refused as a link that is not good, never by another error', () =>
  check(
    fc.property(fc.oneof(anyText, fc.base64String(), fc.json()), (text) => {
      expect(() => read(text, 'confirm')).toThrow(Refusal);
    }),
  ));
