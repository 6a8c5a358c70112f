import { readSettings } from '../../config/settings.ts';
import type { Environment } from '../../config/settings.ts';
import { writeContactMail, writeReceipt } from '../sending/mail.ts';
import { createMailService } from '../sending/mail-service.ts';
import type { Timing } from '../sending/mail-service.ts';
import type { ContactService } from './contact-handler.ts';
import { mailboxOf } from './email-address.ts';
import type { ContactMessage } from './fields.ts';
import { readPlace } from './place.ts';

/**
 * What the contact form works with in one process.
 * @param environment usually `process.env`
 */
export function createContactService(environment: Environment, timing?: Timing): ContactService {
  const hasReceipts = (): boolean =>
    readSettings(environment, ['CONTACT_RECEIPT']).CONTACT_RECEIPT === 'on';
  return {
    ...createMailService<ContactMessage>(
      environment,
      'contact',
      {
        write: (message, id) => {
          // A malformed setting is told before the message leaves, not after.
          hasReceipts();
          return { content: writeContactMail(message, id), recipient: 'CONTACT_TO' };
        },
        writeReceipt: ({ email }, id) => {
          if (!hasReceipts()) return undefined;
          return { content: writeReceipt(id), recipient: email, mailbox: mailboxOf(email) };
        },
      },
      timing,
    ),
    readPlace: () => readPlace(environment, 'contact'),
  };
}
