import { atom, type ReadableAtom } from 'nanostores';
import type { FieldName, TypedFields } from '../message/fields.ts';
import { notices } from '../message/notices.ts';
import { checkContactFields, type FieldProblems } from '../message/rules.ts';
import { notify } from '../../frame/notifications/notify.ts';
import { postContactMessage, type ContactEndpoint } from './post-contact-message.ts';

const isSending = atom(false);
const problems = atom<FieldProblems>({});

/** Whether a message is on its way. */
export const $isSending: ReadableAtom<boolean> = isSending;

/** What to change, by field; empty while nothing is known to be wrong. */
export const $problems: ReadableAtom<FieldProblems> = problems;

function refuse(found: FieldProblems, isEmailRefused: boolean): 'refused' {
  problems.set(found);
  if (isEmailRefused) notify(notices.invalidEmail);
  return 'refused';
}

/** Takes back what was said of a field once the visitor has mended it. */
export function reviewField(name: FieldName, typed: TypedFields): void {
  const known = problems.get();
  if (known[name] === undefined) return;
  const checked = checkContactFields(typed);
  const problem = checked.isValid ? undefined : checked.problems[name];
  const others = Object.fromEntries(Object.entries(known).filter(([field]) => field !== name));
  problems.set(problem === undefined ? others : { ...others, [name]: problem });
}

/**
 * Checks and sends the message; a second call while one is on its way does nothing.
 * @param extra the hidden fields of the form
 * @returns what happened; the notice for it is already shown
 */
export async function sendContactMessage(
  endpoint: ContactEndpoint,
  typed: TypedFields,
  extra: Readonly<Record<string, string>>,
): Promise<'sent' | 'failed' | 'refused' | 'busy'> {
  if (isSending.get()) return 'busy';
  const checked = checkContactFields(typed);
  if (!checked.isValid) return refuse(checked.problems, checked.isEmailRefused);
  problems.set({});
  isSending.set(true);
  const outcome = await postContactMessage(endpoint, checked.message, extra);
  isSending.set(false);
  if (outcome.kind === 'refused') return refuse(outcome.problems, outcome.isEmailRefused);
  notify(outcome.kind === 'sent' ? notices.sent : notices.failed);
  return outcome.kind;
}
