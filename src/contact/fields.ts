/**
 * The contact message and its rules, for the form, the function and the e-mail alike. The browser
 * downloads this file, so it is kept free of Node and of packages.
 */
import { addressLimit, type FieldName, fieldNames, fieldRules } from '../config/contact-fields.ts';
import { fill, writeCount } from '../messages/fill.ts';
import { formWords } from '../messages/messages.ts';
import type { Attribution } from './attribution.ts';
import {
  holdsSeveralAddresses,
  isEmailAddress,
  isLocalAddress,
  isPersonalAddress,
  readAddress,
} from './email-address.ts';

const { fields: fieldWords, problems: words } = formWords;

export type TypedFields = Readonly<Record<FieldName, string>>;

/** The fields as they are sent, found to follow every rule. */
export type ContactMessage = TypedFields & {
  /** How the sender found us, as they saw it before sending. */
  readonly story?: Attribution | undefined;
};

/** Fields that a visitor does not fill. All are optional. */
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

/** Ticked on a page without script: the address is the one that was asked about. */
export const meantField = 'emailMeant';

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

/** What turns the direction of text that is not the visitor's. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A field as it is sent. */
function cleanField(name: FieldName, typed: string): string {
  if (!visibleCharacter.test(typed)) return '';
  const { type } = fieldRules[name];
  if (type === 'email') return readAddress(typed);
  return (type === 'textarea' ? typed : typed.replaceAll(directionControls, '')).trim();
}

function wordTooLong(name: FieldName, limit: number): string {
  return fill(words.tooLong, { field: fieldWords[name].label, limit: writeCount(limit) });
}

/** What is said of a text that is no e-mail address; undefined where it is one. */
export function findAddressProblem(address: string): string | undefined {
  // What strangers send is measured before anything is looked for in it.
  if (address.length > addressLimit) return words.emailFormat;
  if (holdsSeveralAddresses(address)) return words.emailSeveral;
  if (!isEmailAddress(address)) return words.emailFormat;
  return isLocalAddress(address) ? words.emailLocal : undefined;
}

function findProblem(name: FieldName, value: string): string | undefined {
  const { label: field, missing } = fieldWords[name];
  const rules = fieldRules[name];
  if (value === '') return missing;
  const isForbidden = fill(words.character, { field });
  if (rules.type === 'select') {
    return rules.choices.includes(value) ? undefined : (missing ?? isForbidden);
  }
  // Half of a surrogate pair has no UTF-8; no font shows a NUL and no HTML can hold one.
  if (/[\p{Surrogate}\0]/u.test(value)) return isForbidden;
  if (rules.type !== 'textarea' && controlCharacter.test(value))
    return fill(words.oneLine, { field });
  if (countCharacters(value) > rules.limit) return wordTooLong(name, rules.limit);
  if (rules.type !== 'email') return undefined;
  const problem = findAddressProblem(value);
  return problem !== words.emailSeveral && isPersonalAddress(value) ? words.emailPersonal : problem;
}

/** The rule that a field breaks, by what is said of it: never by what was typed. */
export function ruleOf(name: FieldName, problem: string) {
  const rules = fieldRules[name];
  if (problem === fieldWords[name].missing) return 'missing';
  if (problem === words.emailPersonal) return 'not_corporate';
  const { emailFormat, emailSeveral, emailLocal } = words;
  if ([emailFormat, emailSeveral, emailLocal].includes(problem)) return 'format';
  return rules.type !== 'select' && problem === wordTooLong(name, rules.limit)
    ? 'too_long'
    : 'characters';
}

/** Checks the fields as typed. Browser and function both call this, so that they agree. */
export function checkContactFields(typed: TypedFields) {
  const cleaned = fieldNames.map((name) => [name, cleanField(name, typed[name])] as const);
  const problems: FieldProblems = Object.fromEntries(
    cleaned.flatMap(([name, value]) => {
      const problem = findProblem(name, value);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
  if (Object.keys(problems).length === 0) {
    return { isValid: true as const, message: Object.fromEntries(cleaned) as TypedFields };
  }
  // Whether the "Invalid Email" notice is due: a personal provider, or no domain at all.
  const isEmailRefused = problems.email === words.emailPersonal;
  return { isValid: false as const, problems, isEmailRefused };
}
