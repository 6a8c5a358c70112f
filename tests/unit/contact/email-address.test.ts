import { expect, test } from 'vitest';
import {
  isEmailAddress,
  isPersonalAddress,
  mailboxOf,
  personalProviders,
} from '../../../src/contact/email-address.ts';
import { contactFields } from '../../../src/contact/fields.ts';

test.each([
  'jane.doe+triage@health.co.uk',
  "o'brien@st-marys.org",
  "!#$%&'*+/=?^_`{|}~-@hospital.org",
  'jane@krankenhäuser.de',
  `${'a'.repeat(64)}@${'a'.repeat(63)}.org`,
  // These only look like a personal provider.
  'jane@notgmail.com',
  'jane@clinic.me.com',
])('%s is an address of an organization', (email) => {
  expect([isEmailAddress(email), isPersonalAddress(email)]).toEqual([true, false]);
});

test.each([
  'jane@localhost',
  'jane@-hospital.org',
  'jane@hospital.123',
  'Jane <jane@hospital.org>',
  'jane..doe@hospital.org',
  'jane@hospital.org,joe@hospital.org',
  'jane@hospital.org\nBcc: joe@hospital.org',
  `${'a'.repeat(65)}@hospital.org`,
  `jane@${'a'.repeat(64)}.org`,
])('%s is in a wrong format', (email) => {
  expect([isEmailAddress(email), isPersonalAddress(email)]).toEqual([false, false]);
});

test('the fourteen personal providers are refused in any letter case', () => {
  expect(new Set(personalProviders).size).toBe(14);
  for (const domain of personalProviders) {
    expect(isPersonalAddress(`jane@${domain}`)).toBe(true);
    expect(isPersonalAddress(`jane@${domain.toUpperCase()}`)).toBe(true);
  }
  // Disguised, or without any domain.
  for (const disguised of ['jane@gmail.com.', 'jane@ｇｍａｉｌ.com', 'jane', 'jane@ ']) {
    expect(isPersonalAddress(disguised)).toBe(true);
  }
});

test('an address has at most as many characters as mail servers take, in ASCII', () => {
  const { limit } = contactFields.email;
  const host = (length: number) =>
    `${Array.from({ length }, (_, index) => (index % 60 === 59 ? '.' : 'a')).join('')}.org`;
  const longest = `jane@${host(limit - 'jane@.org'.length)}`;
  expect(isEmailAddress(longest)).toBe(true);
  expect(isEmailAddress(longest.replace('jane', 'janet'))).toBe(false);
  // One letter is seven in ASCII.
  const ascii = `jane@${host(limit - 'jane@.xn--4ca.org'.length)}`;
  const international = ascii.replace(/org$/, 'ä.org');
  expect(isEmailAddress(international)).toBe(true);
  expect(isEmailAddress(international.replace('jane', 'janet'))).toBe(false);
});

test.each([
  ['Jane.Doe+Triage@Hospital.ORG', 'jane.doe@hospital.org'],
  ['j.a.n.e+x@gmail.com', 'jane@gmail.com'],
  ['j.ane@GoogleMail.com', 'jane@gmail.com'],
  ['jane@krankenhäuser.de', 'jane@xn--krankenhuser-ncb.de'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
