import { describe, expect, test } from 'vitest';
import { addressLimit } from '../../../src/config/contact-fields.ts';
import {
  holdsSeveralAddresses,
  isEmailAddress,
  isPersonalAddress,
  mailboxOf,
  personalProviders,
  readAddress,
  suggestAddress,
} from '../../../src/contact/email-address.ts';

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
  expect(readAddress(email)).toBe(email);
});

test.each([
  'jane@localhost',
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
  for (const disguised of [
    'jane@gmail.com.',
    'jane＠ｇｍａｉｌ.com',
    'jane@\u200egmail.com',
    'jane',
    'jane@ ',
  ]) {
    expect(isPersonalAddress(readAddress(disguised))).toBe(true);
  }
});

test('an address has at most as many characters as mail servers take, in ASCII', () => {
  const limit = addressLimit;
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

const address = 'jane.doe@hospital.org';
const marks = '\u200e \u200f \u202a \u202b \u202c \u202d \u202e \u2066 \u2067 \u2068 \u2069';
const unseen = `${marks} \u061c \u200b \u200c \u200d \u2060 \u00ad \ufeff`.split(' ');

describe('an address that was copied is taken as the one that it can only mean', () => {
  test.each(unseen.map((mark) => [mark, mark.charCodeAt(0).toString(16)]))(
    'with the mark %j (%s) around it and inside',
    (mark) => {
      expect(readAddress(`${mark}${address}${mark}`)).toBe(address);
      expect(readAddress(address.replace('doe@hos', `do${mark}e@${mark}hos${mark}`))).toBe(address);
    },
  );

  test.each([
    ` \t${address}\r\n`,
    address.replace('@', '\u00a0@ '),
    `MAILTO:${address}?subject=Hello%20there&body=x@y.org`,
    `"Doe, Jane (Radiology)" <${address}>,`,
    `Zoë O’Neill\u00a0<\u202a${address}\u202c>`,
    `${address} <mailto:${address}>`,
    `Jane.Doe@Hospital.org <${address}>`,
    `[${address}](mailto:${address})`,
    'ｊａｎｅ．ｄｏｅ＠ｈｏｓｐｉｔａｌ．ｏｒｇ。',
  ])('%j', (typed) => {
    expect(readAddress(typed)).toBe(address);
  });

  test.each([
    ["'o'brien@hospital.org'", "o'brien@hospital.org"],
    ['\u200ejane@krankenhäuser.de.', 'jane@krankenhäuser.de'],
  ])('%j', (typed, found) => {
    expect(readAddress(typed)).toBe(found);
  });

  test.each([
    'jane doe@hospital.org',
    'Jane Doe <jane.doe at hospital.org>',
    'jane@hospital.org see you',
    // A joiner is a part of some names, and another name without it.
    'jane@نامه\u200cای.com',
  ])('%j is no address and is not made one', (typed) => {
    expect(isEmailAddress(readAddress(typed))).toBe(false);
    expect(holdsSeveralAddresses(readAddress(typed))).toBe(false);
  });

  test('however long it is, it costs nobody else their time', () => {
    const start = performance.now();
    expect(holdsSeveralAddresses(`@${','.repeat(64_000)}`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });

  test.each([
    `${address}, joe@hospital.org`,
    `${address} joe@gmail.com`,
    `Jane <${address}>, Joe <joe@hospital.org>`,
    `joe@hospital.org <${address}>`,
    `${address}\nBcc: joe@hospital.org`,
  ])('%j are two', (typed) => {
    expect(isEmailAddress(readAddress(typed))).toBe(false);
    expect(holdsSeveralAddresses(readAddress(typed))).toBe(true);
  });
});

test.each([
  ['jo@northclinic.con', 'jo@northclinic.com'],
  ['Jo <jo@NorthClinic.cmo>', 'jo@northclinic.com'],
  ['jo@trust.couk', 'jo@trust.co.uk'],
  ['jo@gmial.com', 'jo@gmail.com'],
  ['jo@gmail.con', 'jo@gmail.com'],
  ['jo@hotmal.cm', undefined],
])('%s is asked about: did you mean %s?', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test('no right address is asked about', () => {
  const endings =
    'nhs.uk co.uk com org health clinic care gov.au co cm lu ong cam next example eus int mil eu ne.jp gob.mx';
  for (const ending of endings.split(' ')) {
    expect(suggestAddress(`jo@hospital.${ending}`), ending).toBeUndefined();
  }
  const names = ['ge.com', 'give.com', 'olive.com', 'gmail.com', 'mail.com'];
  for (const name of names) expect(suggestAddress(`jo@${name}`), name).toBeUndefined();
});
