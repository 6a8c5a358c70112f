import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  findEmailProblem,
  isEmailAddress,
  mailboxOf,
  personalProviders,
} from '../../../src/contact/email-address.ts';
import { contactFields } from '../../../src/contact/fields.ts';
import { check } from '../../support/properties/check.ts';
import { anyText, nearlyAddress } from '../../support/properties/texts.ts';

test.each([
  'jane.doe+triage@health.co.uk',
  "o'brien@st-marys.org",
  'x@y.io',
  "!#$%&'*+/=?^_`{|}~-@hospital.org",
  'JANE@HOSPITAL.ORG',
  'jane@1and1.com',
  'jane@xn--krankenhuser-ncb.de',
  'jane@krankenhäuser.de',
  'jane@例え.jp',
  `${'a'.repeat(64)}@${'a'.repeat(63)}.org`,
  // These only look like a personal provider.
  'jane@notgmail.com',
  'jane@gmail.com.br',
  'jane@clinic.me.com',
])('%s is an address of an organization', (email) => {
  expect(findEmailProblem(email)).toBeUndefined();
});

test.each([
  '@hospital.org',
  'jane@localhost',
  'jane@hospital.org.',
  'jane@hospital..org',
  'jane@-hospital.org',
  'jane@hospital.123',
  'jane@[123.123.123.123]',
  'jane@hospital.c',
  'jane@hos_pital.org',
  'Jane <jane@hospital.org>',
  '.jane@hospital.org',
  'jane..doe@hospital.org',
  '"jane doe"@hospital.org',
  'jane@doe@hospital.org',
  'jane@hospital.org,joe@hospital.org',
  'jane@hospital.org\nBcc: joe@hospital.org',
  'jané@hospital.org',
  'jane@hospital.org%0a',
  'jane@hospital.org:25',
  `${'a'.repeat(65)}@hospital.org`,
  `jane@${'a'.repeat(64)}.org`,
])('%s is in a wrong format', (email) => {
  expect(findEmailProblem(email)).toBe('format');
});

test.each(['jane', 'jane@', 'jane@ ', '@'])('%s has no domain part', (email) => {
  expect(findEmailProblem(email)).toBe('no-domain');
});

test('the fourteen personal providers are refused in any letter case', () => {
  expect(new Set(personalProviders).size).toBe(14);
  for (const domain of personalProviders) {
    expect(findEmailProblem(`jane@${domain}`)).toBe('personal-provider');
    expect(findEmailProblem(`jane@${domain.toUpperCase()}`)).toBe('personal-provider');
  }
  for (const disguised of ['jane@gmail.com.', 'jane@ｇｍａｉｌ.com', '@gmail.com']) {
    expect(findEmailProblem(disguised)).toBe('personal-provider');
  }
});

test('an address has at most as many characters as mail servers take, in ASCII', () => {
  const { limit } = contactFields.email;
  const host = (length: number) =>
    `${Array.from({ length }, (_, index) => (index % 60 === 59 ? '.' : 'a')).join('')}.org`;
  const longest = `jane@${host(limit - 'jane@.org'.length)}`;
  expect(findEmailProblem(longest)).toBeUndefined();
  expect(findEmailProblem(longest.replace('jane', 'janet'))).toBe('format');
  // One letter is seven in ASCII.
  const ascii = `jane@${host(limit - 'jane@.xn--4ca.org'.length)}`;
  const international = ascii.replace(/org$/, 'ä.org');
  expect(isEmailAddress(international)).toBe(true);
  expect(isEmailAddress(international.replace('jane', 'janet'))).toBe(false);
});

test('an address that is too long is refused before anything in it is looked up', () => {
  const lookUp = vi.spyOn(globalThis, 'URL');
  const letters = Array.from({ length: 5_440 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  expect(findEmailProblem(`a@${letters.join('')}.org`)).toBe('format');
  expect(lookUp).not.toHaveBeenCalled();
});

test('what is accepted holds one address and nothing else, whatever stands around it', () =>
  check(
    fc.property(fc.oneof(anyText, nearlyAddress), (text) => {
      if (!isEmailAddress(text)) return;
      expect(text.split('@')).toHaveLength(2);
      expect(text).not.toMatch(/[\s\p{Cc}\p{Surrogate}<>()[\]\\,;:"]/u);
      for (const more of ['\r\n', '\0', ' ', ',', ';', '>', '\u2028', ', b@evil.example']) {
        expect(isEmailAddress(`${text}${more}`)).toBe(false);
        expect(isEmailAddress(`${more}${text}`)).toBe(false);
      }
    }),
  ));

test.each([
  ['Jane.Doe+Triage@Hospital.ORG', 'jane.doe@hospital.org'],
  ['+jane@hospital.org', '+jane@hospital.org'],
  ['j.a.n.e+x@gmail.com', 'jane@gmail.com'],
  ['j.ane@GoogleMail.com', 'jane@gmail.com'],
  ['jane@krankenhäuser.de', 'jane@xn--krankenhuser-ncb.de'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
