import { describe, expect, test } from 'vitest';
import { contactFields, fieldNames, roles } from '../../../../src/contact/fields.ts';
import type { FieldName } from '../../../../src/contact/fields.ts';
import { notices } from '../../../../src/contact/notices.ts';
import { checkContactFields, ruleOf } from '../../../../src/contact/rules.ts';
import { hostileLines, message } from '../contact-fixtures.ts';

function problemsWith(changes: Partial<Record<FieldName, string>>) {
  const checked = checkContactFields({ ...message, ...changes });
  return checked.isValid ? {} : checked.problems;
}

test('a complete message passes, trimmed', () => {
  const padded = { ...message, name: ' \t Ana Pérez\n', message: '\n\n  Hello  \n' };
  expect(checkContactFields(padded)).toEqual({
    isValid: true,
    message: { ...message, name: 'Ana Pérez', message: 'Hello' },
  });
});

test.each(fieldNames)('%s is required: empty or blank, it is asked for', (name) => {
  expect(problemsWith({ [name]: '' })).toEqual({ [name]: contactFields[name].missing });
  expect(problemsWith({ [name]: ' \n\u00a0 ' })).toEqual({ [name]: contactFields[name].missing });
});

test.each(['\u200b', '\u3164', '\u2060\u2060', '\u2800', '\ufe0f', '\u{e0041}'])(
  'a text that nobody can see counts as empty: %j',
  (text) => {
    for (const name of ['name', 'organization', 'message'] as const) {
      expect(problemsWith({ [name]: text })).toEqual({ [name]: contactFields[name].missing });
    }
  },
);

test('all problems are told at once', () => {
  const empty = { name: '', email: '', organization: '', role: '', message: '' };
  expect(Object.keys(problemsWith(empty))).toEqual(fieldNames);
});

describe('limits', () => {
  test.each(['name', 'organization', 'message'] as const)('%s may be as long as stated', (name) => {
    const { limit, label } = contactFields[name];
    expect(problemsWith({ [name]: '🩺'.repeat(limit) })).toEqual({});
    expect(problemsWith({ [name]: '🩺'.repeat(limit + 1) })).toEqual({
      [name]: `${label} must be ${limit.toLocaleString('en-US')} characters or fewer`,
    });
  });

  test('an endless address is refused', () => {
    expect(problemsWith({ email: `a@${'b'.repeat(300)}.org` })).toHaveProperty('email');
  });
});

describe('role', () => {
  test('is one of eight', () => {
    expect(Object.keys(roles)).toHaveLength(8);
  });

  test.each(Object.keys(roles))('%s is accepted', (role) => {
    expect(problemsWith({ role })).toEqual({});
  });

  test.each(['CEO', 'janitor', '__proto__', 'toString', 'constructor'])('%s is refused', (role) => {
    expect(problemsWith({ role })).toEqual({ role: contactFields.role.missing });
  });
});

describe('email', () => {
  test.each(['jane@Gmail.com', 'jane'])('%s gets the "Invalid Email" notice', (email) => {
    expect(checkContactFields({ ...message, email })).toEqual({
      isValid: false,
      problems: { email: notices.invalidEmail.message },
      isEmailRefused: true,
    });
  });

  test('a wrong format gets advice instead', () => {
    expect(checkContactFields({ ...message, email: 'jane@hospital' })).toEqual({
      isValid: false,
      problems: {
        email: 'Enter an email address in the correct format, such as name@organization.com',
      },
      isEmailRefused: false,
    });
  });
});

describe('characters', () => {
  test.each(['name', 'organization', 'message'] as const)(
    '%s takes hostile text as text',
    (name) => {
      for (const line of hostileLines) expect(problemsWith({ [name]: line })).toEqual({});
    },
  );

  test.each([
    '\r\nBcc: a@b.example',
    'a\nb',
    'a\tb',
    'a\u0007b',
    'a\u0085b',
    'a\u2028b',
    'a\u007fb',
  ])('a name or an organization of more than one line is refused: %j', (line) => {
    for (const name of ['name', 'organization'] as const) {
      expect(problemsWith({ [name]: `x${line}x` })).toEqual({
        [name]: `${contactFields[name].label} must be one line without tabs or control characters`,
      });
    }
  });

  test('a message may have lines and tabs', () => {
    expect(problemsWith({ message: 'a\n\tb\r\nc\u2028d\u0007' })).toEqual({});
  });

  test.each(['a\0b', 'a\ud83d', '\udc00b'])('what no e-mail can carry is refused: %j', (text) => {
    expect(problemsWith({ message: text })).toEqual({
      message: 'Message contains a character that cannot be sent',
    });
    expect(problemsWith({ name: text })).toHaveProperty('name');
  });
});

test.each([
  ['name', ' ', 'missing'],
  ['role', 'boss', 'missing'],
  ['email', 'ana@gmail.com', 'not_corporate'],
  ['email', 'ana@x', 'format'],
  ['organization', 'a'.repeat(201), 'too_long'],
  ['name', 'a\tb', 'characters'],
] as const)('the rule that %s %j breaks is called %s', (name, value, rule) => {
  expect(ruleOf(name, problemsWith({ [name]: value })[name] ?? '')).toBe(rule);
});
