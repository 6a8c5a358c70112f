import type { Environment } from '../../config/settings.ts';
import { fill } from '../../messages/fill.ts';
import { newsletterWords } from '../../messages/messages.ts';
import { mailboxOf } from '../email-address.ts';
import type { Draft } from '../mail-service.ts';
import { writeHook } from '../mail/webhook.ts';

const words = newsletterWords.mail;

/** How long a link to confirm is good, in hours. */
const confirmationHours = 24;

/** The same in milliseconds. */
export const confirmationLifetime = confirmationHours * 3_600_000;

/** The header lines for one-click unsubscribing (RFC 2369, RFC 8058). */
function unsubscribeHeaders(link: string): string[] {
  return [`List-Unsubscribe: <${link}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'];
}

/**
 * Writes the e-mail to a reader. It holds nothing that anybody typed: not even the address, which can
 * spell a message.
 */
export function writeConfirmation(
  email: string,
  confirmLink: string,
  unsubscribeLink: string,
): Draft {
  const limit = fill(words.limit, { hours: confirmationHours });
  return {
    content: {
      subject: words.subject,
      text: `${[words.entered, words.open, confirmLink, limit].join('\n\n')}\n`,
      headers: unsubscribeHeaders(unsubscribeLink),
    },
    recipient: email,
    mailbox: mailboxOf(email),
    lifetime: confirmationLifetime,
  };
}

/** Writes to those who send the newsletter out: an e-mail, or the call of a webhook in its place. */
function writeToSenders(
  environment: Environment,
  type: string,
  data: object,
  subject: string,
  paragraphs: readonly string[],
): Draft {
  const mail = { subject, text: `${paragraphs.join('\n\n')}\n` };
  const hook = writeHook(environment, 'NEWSLETTER_WEBHOOK', type, data);
  return hook ?? { content: mail, recipient: 'NEWSLETTER_TO' };
}

/** Says that the owner of an address has confirmed it. */
export function writeConfirmed(
  environment: Environment,
  email: string,
  unsubscribeLink: string,
): Draft {
  const data = { email, unsubscribeLink };
  return writeToSenders(
    environment,
    'newsletter.confirmed',
    data,
    'Newsletter: a confirmed address',
    [
      'The owner of this address has confirmed that it gets News & Views:',
      email,
      'Every issue sent to it must carry these two header lines, so that mail programs offer to unsubscribe:',
      unsubscribeHeaders(unsubscribeLink).join('\n'),
    ],
  );
}

/** Says that the owner of an address wants no more. */
export function writeUnsubscribed(environment: Environment, email: string): Draft {
  return writeToSenders(
    environment,
    'newsletter.unsubscribed',
    { email },
    'Newsletter: take an address off the list',
    ['The owner of this address wants no more of News & Views:', email],
  );
}
