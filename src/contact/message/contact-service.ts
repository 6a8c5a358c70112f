import { readSettings } from '../../config/settings.ts';
import type { Environment } from '../../config/settings.ts';
import { hasHook, writeHook } from '../sending/webhook.ts';
import { writeContactMail, writeReceipt } from '../sending/mail.ts';
import { createMailService } from '../sending/mail-service.ts';
import type { Timing } from '../sending/mail-service.ts';
import type { ContactService } from './contact-handler.ts';
import { describeLead } from '../attribution/lead.ts';
import { mailboxOf } from './email-address.ts';
import type { ContactMessage } from './fields.ts';
import { readPlace } from './place.ts';

/** Who wrote yesterday has long been answered, or wonders no more; in milliseconds. */
const receiptLifetime = 24 * 3_600_000;

/**
 * What the contact form works with in one process.
 * @param environment usually `process.env`
 */
export function createContactService(environment: Environment, timing?: Timing): ContactService {
  const hasReceipts = (): boolean =>
    readSettings(environment, ['CONTACT_RECEIPT']).CONTACT_RECEIPT === 'on';
  const withStory = (message: ContactMessage): ContactMessage => {
    const { PUBLIC_LEAD_STORY: choice } = readSettings(environment, ['PUBLIC_LEAD_STORY']);
    return choice === 'on' ? message : { ...message, story: undefined };
  };
  return {
    ...createMailService<ContactMessage>(
      environment,
      'contact',
      {
        write: (message, id) => {
          // A malformed setting is told before the message leaves, not after.
          hasReceipts();
          return { content: writeContactMail(withStory(message), id), recipient: 'CONTACT_TO' };
        },
        writeNotice: (message, { id, isRobotLike }) => {
          if (!hasHook(environment, 'CONTACT_WEBHOOK')) return undefined;
          const lead = describeLead(withStory(message), id, isRobotLike);
          return {
            content: writeHook('contact.message', Date.now(), lead),
            recipient: 'CONTACT_WEBHOOK',
          };
        },
        writeReceipt: ({ email }, id) => {
          if (!hasReceipts()) return undefined;
          return {
            content: writeReceipt(id),
            recipient: email,
            mailbox: mailboxOf(email),
            lifetime: receiptLifetime,
          };
        },
      },
      timing,
    ),
    readPlace: () => readPlace(environment, 'contact'),
  };
}
