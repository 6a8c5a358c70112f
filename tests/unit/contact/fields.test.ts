import { expect, test } from 'vitest';
import {
  checkContactFields,
  contactFields,
  type FieldName,
  fieldNames,
  roles,
  ruleOf,
} from '../../../src/contact/fields.ts';
import { hostileLines, message } from './contact-fixtures.ts';

/** The rule that each field breaks, by its name. */
function brokenRules(changes: Partial<Record<FieldName, string>>) {
  const checked = checkContactFields({ ...message, ...changes });
  const problems = checked.isValid ? {} : checked.problems;
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const problem = problems[name];
      return problem === undefined ? [] : [[name, ruleOf(name, problem)]];
    }),
  );
}

test('a complete message passes, trimmed', () => {
  const padded = { ...message, name: ' \t Ana Pérez\n', message: '\n\n  Hello  \n' };
  const trimmed = { ...message, name: 'Ana Pérez', message: 'Hello' };
  expect(checkContactFields(padded)).toEqual({ isValid: true, message: trimmed });
});

test.each(['', ' \n\u00a0 ', '\u200b', '\u3164', '\u2800', '\ufe0f', '\u{e0041}'])(
  'all fields are asked for at once where nobody can see a text: %j',
  (text) => {
    const empty = Object.fromEntries(fieldNames.map((name) => [name, text]));
    const missing = Object.fromEntries(fieldNames.map((name) => [name, 'missing']));
    expect(brokenRules(empty)).toEqual(missing);
  },
);

test('a text may be as long as stated, in characters that people count', () => {
  for (const name of ['name', 'organization', 'message'] as const) {
    const { limit } = contactFields[name];
    expect(brokenRules({ [name]: '🩺'.repeat(limit) })).toEqual({});
    expect(brokenRules({ [name]: '🩺'.repeat(limit + 1) })).toEqual({ [name]: 'too_long' });
  }
});

test('a role is one of eight', () => {
  expect(Object.keys(roles)).toHaveLength(8);
  for (const role of Object.keys(roles)) expect(brokenRules({ role })).toEqual({});
  for (const role of ['CEO', '__proto__'])
    expect(brokenRules({ role })).toEqual({ role: 'missing' });
});

test.each([
  ['jane@Gmail.com', 'not_corporate', true],
  ['jane', 'not_corporate', true],
  ['jane@hospital', 'format', false],
  [`a@${'b'.repeat(300)}.org`, 'too_long', false],
])('%s is %s; the "Invalid Email" notice is due: %s', (email, rule, isEmailRefused) => {
  expect(brokenRules({ email })).toEqual({ email: rule });
  expect(checkContactFields({ ...message, email })).toMatchObject({ isEmailRefused });
});

test('hostile text is text, and a message may have lines and tabs', () => {
  for (const line of hostileLines) {
    expect(brokenRules({ name: line, organization: line, message: line })).toEqual({});
  }
  expect(brokenRules({ message: 'a\n\tb\r\nc\u2028d\u0007' })).toEqual({});
});

test.each(['\r\nBcc: a@b.example', 'a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\0b', 'a\ud83d'])(
  'a name or an organization is one line of what an e-mail can carry: %j',
  (text) => {
    const typed = { name: `x${text}x`, organization: `x${text}x` };
    expect(brokenRules(typed)).toEqual({ name: 'characters', organization: 'characters' });
  },
);

test.each(['a\0b', 'a\ud83d', '\udc00b'])('no e-mail can carry the message %j', (text) => {
  expect(brokenRules({ message: text })).toEqual({ message: 'characters' });
});
