import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findEmailProblem,
  isEmailAddress,
  mailboxOf,
} from '../../../../src/contact/email-address.ts';
import { check } from '../../../support/properties/check.ts';
import { anyText, nearlyAddress } from '../../../support/properties/texts.ts';

const address = nearlyAddress.filter(isEmailAddress);

test('every text is judged, and what is accepted holds one address and nothing else', () =>
  check(
    fc.property(fc.oneof(anyText, nearlyAddress), (text) => {
      const problem = findEmailProblem(text);
      if (isEmailAddress(text)) expect([undefined, 'personal-provider']).toContain(problem);
      else expect(problem).toBeDefined();
      if (problem !== undefined) return;
      expect(text.split('@')).toHaveLength(2);
      expect(text).not.toMatch(/[\s\p{Cc}\p{Surrogate}<>()[\]\\,;:"]/u);
    }),
    1_000,
  ));

test('what follows an address, or stands before it, is never part of it', () =>
  check(
    fc.property(
      address,
      fc.constantFrom('\r\n', '\n', '\0', ' ', ',', ';', '>', '\u2028', ', b@evil.example'),
      (email, more) => {
        expect(isEmailAddress(`${email}${more}`)).toBe(false);
        expect(isEmailAddress(`${more}${email}`)).toBe(false);
      },
    ),
  ));

test('a mailbox has one name, however its address is written', () =>
  check(
    fc.property(address, fc.stringMatching(/^[a-z\d]{1,8}$/), (email, tag) => {
      const mailbox = mailboxOf(email);
      const at = email.lastIndexOf('@');
      expect(mailboxOf(mailbox)).toBe(mailbox);
      expect(mailboxOf(`${email.slice(0, at)}+${tag}${email.slice(at)}`)).toBe(mailbox);
      if (/^\p{ASCII}*$/u.test(email)) expect(mailboxOf(email.toUpperCase())).toBe(mailbox);
    }),
  ));
