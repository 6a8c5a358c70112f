import { isDeployed, readSettings } from '../../config/settings.ts';
import type { Environment } from '../../config/settings.ts';
import { UnusableSetting } from './delivery-errors.ts';
import type { ContactMessage } from '../message/fields.ts';
import { composeMail, type Mail } from './mail.ts';
import { deliverToOutbox } from './outbox-delivery.ts';
import { deliverBySmtp } from './smtp-delivery.ts';

/** Turns a message into an e-mail and delivers it; returns the file, if it went to one. */
export type Deliver<Message = ContactMessage> = (
  message: Message,
  id: string,
  now: number,
) => Promise<string | undefined>;

/**
 * Delivers by the mail server of the settings or, without one, to the outbox. On the deployed
 * host there is no outbox: its files are nobody's and soon gone.
 * @param environment usually `process.env`; read again for each message
 * @param compose writes the e-mail, from the address that it is given
 * @param now milliseconds since 1970
 * @returns the file, if it went to one
 */
export async function deliverMail(
  environment: Environment,
  compose: (from: string) => Promise<Mail>,
  now: number,
): Promise<string | undefined> {
  const settings = readSettings(environment, ['SMTP_URL', 'CONTACT_FROM', 'MAIL_OUTBOX']);
  if (!settings.SMTP_URL && isDeployed(environment)) {
    throw new UnusableSetting('SMTP_URL: missing on the deployed host');
  }
  const mail = await compose(settings.CONTACT_FROM);
  if (!settings.SMTP_URL) return deliverToOutbox(settings.MAIL_OUTBOX, mail, now);
  await deliverBySmtp(settings.SMTP_URL, mail);
  return undefined;
}

/** Delivers contact messages to CONTACT_TO. */
export function createDelivery(environment: Environment): Deliver {
  return (message, id, now) => {
    const compose = (from: string): Promise<Mail> => {
      const { CONTACT_TO: to } = readSettings(environment, ['CONTACT_TO']);
      return composeMail(message, { id, date: new Date(now), from, to });
    };
    return deliverMail(environment, compose, now);
  };
}
