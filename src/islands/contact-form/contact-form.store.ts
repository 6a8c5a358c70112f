import { atom, type ReadableAtom } from 'nanostores';
import { track } from '../../analytics/track.ts';
import { type FieldName, fieldNames } from '../../config/contact-fields.ts';
import { clearNotices, notify } from '../../notifications/notify.ts';
import { nextPaint } from '../next-paint.ts';
import {
  checkContactFields,
  type FieldProblems,
  hiddenFields,
  repeatField,
  ruleOf,
  type TypedFields,
} from '../../contact/fields.ts';
import { adviceFor, notices, type Advice } from '../../contact/notices.ts';
import {
  forgetAttribution,
  recallAttribution,
  type Attribution,
} from '../../contact/attribution.ts';
import { postContactMessage, type ContactEndpoint } from './post-contact-message.ts';

/** What became of the last message. */
export type MessageState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sent'; readonly id: string | undefined; readonly email: string }
  | { readonly kind: 'failed'; readonly advice: Advice };

const isSending = atom(false);
const problems = atom<FieldProblems>({});
const messageState = atom<MessageState>({ kind: 'open' });
/** The key of a message that may have arrived without an answer: sent again, it says so. */
let unclearKey: string | undefined;
/** How many times sending was asked for. */
let attempts = 0;
const attribution = atom<Attribution | undefined>(undefined);

/** Whether a message is on its way. */
export const $isSending: ReadableAtom<boolean> = isSending;

/** What to change, by field; empty while nothing is known to be wrong. */
export const $problems: ReadableAtom<FieldProblems> = problems;

/** What the page says of the last message for as long as it is open. */
export const $messageState: ReadableAtom<MessageState> = messageState;

/** What goes with the message beside the fields; noted only where PUBLIC_LEAD_STORY is on. */
export const $attribution: ReadableAtom<Attribution | undefined> = attribution;

/** Shows the sender what goes with the message. */
export function loadAttribution(): void {
  attribution.set(recallAttribution());
}

/** Takes it out of this message and of those that follow. */
export function dropAttribution(): void {
  forgetAttribution();
  attribution.set(undefined);
}

function refuse(found: FieldProblems, isEmailRefused: boolean): 'refused' {
  problems.set(found);
  messageState.set({ kind: 'open' });
  if (isEmailRefused) notify(notices.invalidEmail);
  for (const field of fieldNames) {
    const problem = found[field];
    if (problem === undefined) continue;
    track({ event: 'form_error', form: 'contact', field, rule: ruleOf(field, problem) });
  }
  return 'refused';
}

/** Takes back what was said of a field once the visitor has mended it. */
export function reviewField(name: FieldName, typed: TypedFields): void {
  const known = problems.get();
  if (known[name] === undefined) return;
  const checked = checkContactFields(typed);
  // What is half typed is no new mistake, and the list of mistakes is read out anew with each.
  if (!checked.isValid && checked.problems[name] !== undefined) return;
  problems.set(Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)));
}

/**
 * Checks and sends the message; a second call while one is on its way does nothing.
 * @param extra the hidden fields of the form
 * @returns what happened, `key-used` when the key names another text already; the notice for it is
 *   already shown
 */
export async function sendContactMessage(
  endpoint: ContactEndpoint,
  typed: TypedFields,
  extra: Readonly<Record<string, string>>,
): Promise<'sent' | 'failed' | 'key-used' | 'refused' | 'busy'> {
  if (isSending.get()) return 'busy';
  attempts += 1;
  const attempt = attempts;
  // What became of the last attempt says nothing of this one.
  clearNotices();
  const checked = checkContactFields(typed);
  if (!checked.isValid) {
    // The button is seen to come up before the page is laid out around the mistakes.
    await nextPaint();
    // Somebody was fast enough to mend it and press again.
    if (attempt !== attempts) return 'busy';
    return refuse(checked.problems, checked.isEmailRefused);
  }
  problems.set({});
  isSending.set(true);
  const key = extra[hiddenFields.key];
  const fields = key && key === unclearKey ? { ...extra, [repeatField]: 'yes' } : extra;
  const outcome = await postContactMessage(endpoint, checked.message, fields).finally(() => {
    isSending.set(false);
  });
  if (outcome.kind === 'refused') return refuse(outcome.problems, outcome.isEmailRefused);
  if (outcome.kind === 'sent') {
    messageState.set({ kind: 'sent', id: outcome.id, email: checked.message.email });
    notify(notices.sent);
    return 'sent';
  }
  if (outcome.code === undefined || outcome.code === 'outcome_unknown') unclearKey = key;
  const advice = adviceFor(outcome.code, outcome.retryAfter);
  messageState.set({ kind: 'failed', advice });
  notify(outcome.code === 'outcome_unknown' ? { tone: 'destructive', ...advice } : notices.failed);
  return outcome.code === 'idempotency_key_reused' ? 'key-used' : 'failed';
}
