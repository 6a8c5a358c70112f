import { fill } from '../messages/fill.ts';
import { formWords } from '../messages/messages.ts';
import type { Notice } from '../notifications/notify.ts';

const { advice, notices: words } = formWords;

export const notices = {
  invalidEmail: { tone: 'destructive', ...words.invalidEmail },
  failed: { tone: 'destructive', ...words.failed },
  sent: { tone: 'success', ...words.sent },
} as const satisfies Readonly<Record<string, Notice>>;

/** What stays on the page after a failure: what is known of the message, and what to do. */
export interface Advice {
  readonly title: string;
  readonly message: string;
  /** Leads to the e-mail address, which is filled in where it says {email}. */
  readonly otherWay: string;
}

/** @param seconds until a message is taken again, if that is known */
export function wordWait(seconds: number | undefined): string {
  if (seconds === undefined) return advice.inAMinute;
  return seconds === 1 ? advice.inASecond : fill(advice.inSeconds, { seconds });
}

/**
 * Words a failure for the page, beside the notice.
 * @param code undefined when there was no answer that can be read: nobody knows what became of it
 */
export function adviceFor(code?: string, retryAfter?: number): Advice {
  const { title, otherWay } = advice;
  switch (code) {
    case undefined:
      return { title: advice.unclearTitle, otherWay, message: advice.unclear };
    case 'rate_limited':
      return { title, otherWay, message: fill(advice.tooMany, { wait: wordWait(retryAfter) }) };
    case 'outcome_unknown': {
      const { unknownTitle, unknownOtherWay, unknown } = advice;
      return { title: unknownTitle, otherWay: unknownOtherWay, message: unknown };
    }
    case 'idempotency_key_reused':
      return { title, otherWay, message: advice.anotherText };
    default:
      return { title, otherWay, message: advice.again };
  }
}

/** The first eight digits of a message's id, to name it by. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
