import { expect, test } from 'vitest';
import { type FieldName, fieldNames, fieldRules } from '../../../src/config/contact-fields.ts';
import { checkContactFields, ruleOf } from '../../../src/contact/fields.ts';
import { formWords } from '../../../src/messages/messages.ts';
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

// Asked for to the letter; the other tests take the fields as they are declared.
test('five fields are asked for and none may be left empty; a role is one of eight', () => {
  expect(fieldNames).toEqual(['name', 'email', 'organization', 'role', 'message']);
  expect(fieldNames.filter((name) => fieldRules[name].isOptional)).toEqual([]);
  expect(fieldRules.role).toHaveProperty('choices.length', 8);
});

test('a complete message passes, trimmed', () => {
  const email = `Ana <\u200e${message.email}>.`;
  const padded = { ...message, email, name: ' \t Ana Pérez\n', message: '\n\n  Hello  \n' };
  const trimmed = { ...message, name: 'Ana Pérez', message: 'Hello' };
  expect(checkContactFields(padded)).toEqual({ isValid: true, message: trimmed });
});

test.each(['', ' \n\u00a0 ', '\u200b', '\u3164', '\u2800', '\ufe0f', '\u{e0041}'])(
  'what is needed is asked for at once where nobody can see a text: %j',
  (text) => {
    const empty = Object.fromEntries(fieldNames.map((name) => [name, text]));
    const needed = fieldNames.filter((name) => !fieldRules[name].isOptional);
    const missing = Object.fromEntries(needed.map((name) => [name, 'missing']));
    expect(brokenRules(empty)).toEqual(missing);
  },
);

test('a text may be as long as stated, in characters that people count', () => {
  for (const name of fieldNames) {
    const rules = fieldRules[name];
    if (rules.type === 'select' || rules.type === 'email') continue;
    const { limit } = rules;
    expect(brokenRules({ [name]: '🩺'.repeat(limit) })).toEqual({});
    expect(brokenRules({ [name]: '🩺'.repeat(limit + 1) })).toEqual({ [name]: 'too_long' });
  }
});

test('a choice is one of those that are offered', () => {
  for (const role of Object.keys(formWords.fields.role.choices ?? {}))
    expect(brokenRules({ role })).toEqual({});
  for (const role of ['CEO', '__proto__'])
    expect(brokenRules({ role })).toEqual({ role: 'missing' });
});

test.each([
  ['jane@Gmail.com', 'not_corporate', true],
  ['jane', 'not_corporate', true],
  ['jane@hospital', 'format', false],
  ['jane@hospital.local', 'format', false],
  ['jane@hospital.example', 'format', false],
  [`a@${'b'.repeat(300)}.org`, 'too_long', false],
  ['jane@hospital.org, jane@gmail.com', 'format', false],
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

test('a line cannot turn the direction of what stands around it', () => {
  const name = '\u202eAna\u202c \u2066Pérez\u2069\u200f';
  expect(checkContactFields({ ...message, name })).toMatchObject({
    message: { name: 'Ana Pérez' },
  });
});

test.each(['\r\nBcc: a@b.example', 'a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\0b', 'a\ud83d'])(
  'a name or an organization is one line of what an e-mail can carry: %j',
  (text) => {
    const lines = fieldNames.filter((name) => fieldRules[name].type === 'text');
    const typed = Object.fromEntries(lines.map((name) => [name, `x${text}x`]));
    const broken = Object.fromEntries(lines.map((name) => [name, 'characters']));
    expect(brokenRules(typed)).toEqual(broken);
  },
);

test.each(['a\0b', 'a\ud83d', '\udc00b'])('no e-mail can carry the message %j', (text) => {
  expect(brokenRules({ message: text })).toEqual({ message: 'characters' });
});
