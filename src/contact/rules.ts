import { fill, writeCount } from '../messages/fill.ts';
import { formWords } from '../messages/messages.ts';
import { emailAdvice, isEmailAddress, isPersonalAddress } from './email-address.ts';
import {
  type ContactMessage,
  type FieldName,
  type Role,
  type TypedFields,
  contactFields,
  fieldNames,
  roles,
} from './fields.ts';
import { notices } from './notices.ts';

const words = formWords.problems;

/** What to change, for each field that breaks a rule. */
export type FieldProblems = Readonly<Partial<Record<FieldName, string>>>;

export type CheckedFields =
  | { readonly isValid: true; readonly message: ContactMessage }
  | {
      readonly isValid: false;
      readonly problems: FieldProblems;
      /** Whether the "Invalid Email" notice is due: a personal provider, or no domain at all. */
      readonly isEmailRefused: boolean;
    };

/** Line breaks and other control characters, which would end a header or hide in a line. */
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** Anything that leaves a mark: not only spaces, controls and characters that no font draws. */
const visibleCharacter = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

function isRole(value: string): value is Role {
  return Object.keys(roles).includes(value);
}

/** How many characters a visitor would count: Unicode code points. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

function wordTooLong(name: FieldName): string {
  const { label: field, limit } = contactFields[name];
  return fill(words.tooLong, { field, limit: writeCount(limit) });
}

function findProblem(name: FieldName, value: string): string | undefined {
  const { label: field, missing, limit } = contactFields[name];
  if (!visibleCharacter.test(value)) return missing;
  if (name === 'role') return isRole(value) ? undefined : missing;
  // Half of a surrogate pair has no UTF-8; no font shows a NUL and no HTML can hold one.
  if (/[\p{Surrogate}\0]/u.test(value)) {
    return fill(words.character, { field });
  }
  if (name !== 'message' && controlCharacter.test(value)) {
    return fill(words.oneLine, { field });
  }
  if (countCharacters(value) > limit) return wordTooLong(name);
  if (name !== 'email') return undefined;
  if (isPersonalAddress(value)) return notices.invalidEmail.message;
  return isEmailAddress(value) ? undefined : emailAdvice;
}

/** The rule that a field breaks, by what is said of it: never by what was typed. */
export function ruleOf(name: FieldName, problem: string) {
  if (problem === contactFields[name].missing) return 'missing';
  if (problem === notices.invalidEmail.message) return 'not_corporate';
  if (problem === emailAdvice) return 'format';
  return problem === wordTooLong(name) ? 'too_long' : 'characters';
}

/**
 * Checks the five fields after trimming them. The browser and the
 * function both call this, so that they cannot disagree.
 * @param typed the fields as the visitor left them
 */
export function checkContactFields(typed: TypedFields): CheckedFields {
  const trimmed = Object.fromEntries(
    fieldNames.map((name) => [name, typed[name].trim()]),
  ) as TypedFields;
  const problems = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const problem = findProblem(name, trimmed[name]);
      return problem === undefined ? [] : [[name, problem]];
    }),
  ) as FieldProblems;
  if (Object.keys(problems).length === 0) {
    return { isValid: true, message: trimmed as ContactMessage };
  }
  const isEmailRefused = problems.email === notices.invalidEmail.message;
  return { isValid: false, problems, isEmailRefused };
}
