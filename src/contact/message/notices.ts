import type { Notice } from '../../frame/notifications/notifications.store.ts';

/** The three notices of the contact form, word for word. */
export const notices = {
  invalidEmail: {
    tone: 'destructive',
    title: 'Invalid Email',
    message:
      'Please use a corporate email address. Personal email providers (Gmail, Yahoo, etc.) are not accepted.',
  },
  failed: {
    tone: 'destructive',
    title: 'Error',
    message: 'Failed to send message. Please try again.',
  },
  sent: {
    tone: 'success',
    title: 'Message Sent!',
    message: "Thank you for your interest. We'll get back to you soon.",
  },
} as const satisfies Readonly<Record<string, Notice>>;

/** What stays on the page after a failure: what is known of the message, and what to do. */
export interface Advice {
  readonly title: string;
  readonly message: string;
  /** Leads to the e-mail address. */
  readonly otherWay: string;
}

/** @param seconds until a message is taken again */
export function wordWait(seconds: number): string {
  return seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
}

/**
 * Words a failure for the page, beside the notice.
 * @param code the function's word for it; undefined when there was no answer that can be read, and
 *   so nobody knows what became of the message
 * @param retryAfter seconds until a message is taken again
 */
export function adviceFor(code?: string, retryAfter?: number): Advice {
  const title = 'Your message was not sent';
  const otherWay = 'If it fails again, send the same text by e-mail to';
  const isKept = 'Everything you typed is still here.';
  switch (code) {
    case undefined:
      return {
        title: 'Your message may not have been sent',
        otherWay,
        message: `There was no clear answer. ${isKept} Please try again: the same text is delivered once.`,
      };
    case 'rate_limited':
      return {
        title,
        otherWay,
        message: `Too many messages were sent in a short time. ${isKept} Please try again ${
          retryAfter === undefined ? 'in a minute' : wordWait(retryAfter)
        }.`,
      };
    case 'outcome_unknown':
      return {
        title: 'Your message may have been sent',
        message:
          'The connection to the mail server broke at the last moment. To be safe, the same text is not sent twice.',
        otherWay: 'If you hear nothing within two working days, please write to',
      };
    case 'idempotency_key_reused':
      return {
        title,
        otherWay,
        message: `An earlier text was already sent from this form. ${isKept} Press the button to send this one too.`,
      };
    default:
      return { title, otherWay, message: `${isKept} Please try again.` };
  }
}

/** The first eight digits of a message's id, to name it by. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
