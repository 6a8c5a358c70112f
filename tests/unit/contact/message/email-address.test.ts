import { describe, expect, test, vi } from 'vitest';
import { contactFields } from '../../../../src/contact/fields.ts';
import {
  findEmailProblem,
  isEmailAddress,
  mailboxOf,
} from '../../../../src/contact/email-address.ts';
import { personalProviders } from '../../../../src/contact/email-address.ts';

describe('an address of an organization is accepted', () => {
  test.each([
    'jane@hospital.example',
    'jane.doe+triage@health.co.uk',
    "o'brien@st-marys.org",
    'x@y.io',
    '1234567890@hospital.org',
    '_______@hospital.org',
    "!#$%&'*+/=?^_`{|}~-@hospital.org",
    'jane@a.b.c.d.hospital.museum',
    'JANE@HOSPITAL.ORG',
    'jane@1and1.com',
    'jane@xn--krankenhuser-ncb.de',
    'jane@krankenhäuser.de',
    'jane@例え.jp',
    `${'a'.repeat(64)}@hospital.org`,
    `jane@${'a'.repeat(63)}.org`,
  ])('%s', (email) => {
    expect(findEmailProblem(email)).toBeUndefined();
  });
});

describe('an address in a wrong format is refused', () => {
  test.each([
    '@hospital.org',
    'jane@localhost',
    'jane@hospital.',
    'jane@hospital.org.',
    'jane@.org',
    'jane@hospital..org',
    'jane@-hospital.org',
    'jane@hospital-.org',
    'jane@hospital.123',
    'jane@123.123.123.123',
    'jane@[123.123.123.123]',
    'jane@hospital.c',
    'jane@hos_pital.org',
    'jane@hospital.org (Jane)',
    'Jane <jane@hospital.org>',
    '.jane@hospital.org',
    'jane.@hospital.org',
    'jane..doe@hospital.org',
    'jane doe@hospital.org',
    '"jane doe"@hospital.org',
    'jane@doe@hospital.org',
    'jane@hospital.org,joe@hospital.org',
    'jane@hospital.org\nBcc: joe@hospital.org',
    'あいうえお@hospital.org',
    'jané@hospital.org',
    'jane@hospital.org%0a',
    'jane@hos pital.org',
    'jane@hospital.org/path',
    'jane@hospital.org:25',
    `${'a'.repeat(65)}@hospital.org`,
    `jane@${'a'.repeat(64)}.org`,
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(10)}.org`,
  ])('%s', (email) => {
    expect(findEmailProblem(email)).toBe('format');
  });
});

test.each(['jane', 'jane@', 'jane@ ', '@', 'jane doe'])('%s has no domain part', (email) => {
  expect(findEmailProblem(email)).toBe('no-domain');
});

describe('personal providers', () => {
  test('are the fourteen that the site refuses', () => {
    expect(new Set(personalProviders).size).toBe(14);
  });

  test.each(personalProviders)('%s is refused in any letter case', (domain) => {
    expect(findEmailProblem(`jane@${domain}`)).toBe('personal-provider');
    expect(findEmailProblem(`jane@${domain.toUpperCase()}`)).toBe('personal-provider');
  });

  test.each(['jane@gmail.com.', 'jane@ｇｍａｉｌ.com', '@gmail.com', 'a b@Yahoo.Com'])(
    '%s does not get around the list',
    (email) => {
      expect(findEmailProblem(email)).toBe('personal-provider');
    },
  );

  test.each([
    'jane@notgmail.com',
    'jane@gmail.com.br',
    'jane@clinic.me.com',
    'gmail.com@clinic.org',
  ])('%s only looks like one and is accepted', (email) => {
    expect(findEmailProblem(email)).toBeUndefined();
  });
});

test('an address has at most as many characters as mail servers take, in ASCII', () => {
  const { limit } = contactFields.email;
  const host = (length: number) =>
    `${Array.from({ length }, (_, index) => (index % 60 === 59 ? '.' : 'a')).join('')}.org`;
  const longest = `jane@${host(limit - 'jane@.org'.length)}`;
  expect(longest).toHaveLength(limit);
  expect(findEmailProblem(longest)).toBeUndefined();
  expect(findEmailProblem(longest.replace('jane', 'janet'))).toBe('format');
  // One letter is seven in ASCII.
  const ascii = `jane@${host(limit - 'jane@.xn--4ca.org'.length)}`;
  const international = ascii.replace(/org$/, 'ä.org');
  expect(isEmailAddress(international)).toBe(true);
  expect(isEmailAddress(international.replace('jane', 'janet'))).toBe(false);
});

test.each([
  ['Jane.Doe+Triage@Hospital.ORG', 'jane.doe@hospital.org'],
  ['+jane@hospital.org', '+jane@hospital.org'],
  ['j.a.n.e+x@gmail.com', 'jane@gmail.com'],
  ['j.ane@GoogleMail.com', 'jane@gmail.com'],
  ['jane@krankenhäuser.de', 'jane@xn--krankenhuser-ncb.de'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('an address that is too long is refused before anything in it is looked up', () => {
  const lookUp = vi.spyOn(globalThis, 'URL');
  const letters = Array.from({ length: 5_440 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const address = `a@${letters.join('')}.org`;
  expect(isEmailAddress(address)).toBe(false);
  expect(findEmailProblem(address)).toBe('format');
  expect(lookUp).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
