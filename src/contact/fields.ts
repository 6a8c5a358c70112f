/**
 * The contact message and its rules, for the form, the function and the e-mail alike. The browser
 * downloads this file, so it is kept free of Node and of packages.
 */
import { fill, writeCount } from '../messages/fill.ts';
import { formWords } from '../messages/messages.ts';
import type { Attribution } from './attribution.ts';
import { addressLimit, isEmailAddress, isPersonalAddress } from './email-address.ts';
import { notices } from './notices.ts';

const { fields, problems: words } = formWords;

export const { roles } = formWords;

/**
 * The five fields, in the order of the form; all are required. The most characters are counted as
 * Unicode code points after trimming; `autocomplete` is the token of WCAG 2.2, 1.3.5.
 */
export const contactFields = {
  name: { ...fields.name, limit: 100, autocomplete: 'name' },
  email: { ...fields.email, limit: addressLimit, autocomplete: 'email' },
  organization: { ...fields.organization, limit: 200, autocomplete: 'organization' },
  role: { ...fields.role, limit: 20, autocomplete: 'organization-title' },
  // With “off” browsers forget the text when the visitor comes back from a failed post.
  message: { ...fields.message, limit: 5000, autocomplete: 'on' },
} as const;

export type FieldName = keyof typeof contactFields;

export const fieldNames = Object.keys(contactFields) as readonly FieldName[];

export type TypedFields = Readonly<Record<FieldName, string>>;

/** The fields trimmed and found to follow every rule. */
export type ContactMessage = Readonly<Record<Exclude<FieldName, 'role'>, string>> & {
  readonly role: keyof typeof roles;
  /** How the sender found us, as they saw it before sending. */
  readonly story?: Attribution | undefined;
};

/** Fields beside the five that a visitor does not fill. All are optional. */
export const hiddenFields = {
  /** Names one message, so that a repeat of the request sends nothing more. */
  key: 'idempotencyKey',
  /** Invisible to people; whoever fills it is a robot. */
  trap: 'extra_note',
  /** When the page was shown, in milliseconds since 1970 by the visitor's clock. */
  startedAt: 'startedAt',
  /** When the message was sent, by the same clock, so that a wrong clock does no harm. */
  sentAt: 'sentAt',
} as const;

/** Sent by the form's script with a repeat whose sender was not told what became of the message. */
export const repeatField = 'outcomeUnknown';

export type FieldProblems = Readonly<Partial<Record<FieldName, string>>>;

/** Line breaks and other control characters, which would end a header or hide in a line. */
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** Anything that leaves a mark: not only spaces, controls and characters that no font draws. */
const visibleCharacter = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

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
  if (name === 'role') return Object.keys(roles).includes(value) ? undefined : missing;
  // Half of a surrogate pair has no UTF-8; no font shows a NUL and no HTML can hold one.
  if (/[\p{Surrogate}\0]/u.test(value)) return fill(words.character, { field });
  if (name !== 'message' && controlCharacter.test(value)) return fill(words.oneLine, { field });
  if (countCharacters(value) > limit) return wordTooLong(name);
  if (name !== 'email') return undefined;
  if (isPersonalAddress(value)) return notices.invalidEmail.message;
  return isEmailAddress(value) ? undefined : words.emailFormat;
}

/** The rule that a field breaks, by what is said of it: never by what was typed. */
export function ruleOf(name: FieldName, problem: string) {
  if (problem === contactFields[name].missing) return 'missing';
  if (problem === notices.invalidEmail.message) return 'not_corporate';
  if (problem === words.emailFormat) return 'format';
  return problem === wordTooLong(name) ? 'too_long' : 'characters';
}

/** Checks the five fields as typed. Browser and function both call this, so that they agree. */
export function checkContactFields(typed: TypedFields) {
  const trimmed = fieldNames.map((name) => [name, typed[name].trim()] as const);
  const problems: FieldProblems = Object.fromEntries(
    trimmed.flatMap(([name, value]) => {
      const problem = findProblem(name, value);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
  if (Object.keys(problems).length === 0) {
    const message = Object.fromEntries(trimmed) as unknown as ContactMessage;
    return { isValid: true as const, message };
  }
  // Whether the "Invalid Email" notice is due: a personal provider, or no domain at all.
  const isEmailRefused = problems.email === notices.invalidEmail.message;
  return { isValid: false as const, problems, isEmailRefused };
}
