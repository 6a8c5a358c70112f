import { isDeployed, readSettings } from '../config/environment.ts';
import type { Environment } from '../config/environment.ts';
import { UnusableSetting } from './delivery-errors.ts';
import type { ContactMessage } from './fields.ts';
import { composeMail } from './mail.ts';
import { deliverToOutbox } from './outbox-delivery.ts';
import { deliverBySmtp } from './smtp-delivery.ts';

/** Turns a message into an e-mail and delivers it; returns the file, if it went to one. */
export type Deliver = (
  message: ContactMessage,
  id: string,
  now: number,
) => Promise<string | undefined>;

/**
 * Delivers by the mail server of the settings or, without one, to the outbox. On the deployed
 * host there is no outbox: its files are nobody's and soon gone.
 * @param environment usually `process.env`; read again for each message
 */
export function createDelivery(environment: Environment): Deliver {
  return async (message, id, now) => {
    const settings = readSettings(environment, [
      'SMTP_URL',
      'CONTACT_TO',
      'CONTACT_FROM',
      'MAIL_OUTBOX',
    ]);
    if (!settings.SMTP_URL && isDeployed(environment)) {
      throw new UnusableSetting('SMTP_URL: missing on the deployed host');
    }
    const mail = await composeMail(message, {
      id,
      date: new Date(now),
      from: settings.CONTACT_FROM,
      to: settings.CONTACT_TO,
    });
    if (!settings.SMTP_URL) return deliverToOutbox(settings.MAIL_OUTBOX, mail, now);
    await deliverBySmtp(settings.SMTP_URL, mail);
    return undefined;
  };
}
