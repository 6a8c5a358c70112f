import type { Environment } from '../../config/settings.ts';
import { mailboxOf } from '../message/email-address.ts';
import { createMailService } from '../sending/mail-service.ts';
import type { NewsletterService } from './newsletter-handler.ts';
import { writeNewsletterMail, type NewsletterMail } from './newsletter-mail.ts';
import { readNewsletterSettings } from './newsletter-settings.ts';

/**
 * What the newsletter works with in one process; its settings too are read when needed.
 * @param environment usually `process.env`
 */
export function createNewsletterService(environment: Environment): NewsletterService {
  return {
    ...createMailService<NewsletterMail>(environment, 'newsletter', {
      write: (mail) => ({
        content: writeNewsletterMail(mail),
        ...(mail.kind === 'confirmation'
          ? { recipient: mail.email, mailbox: mailboxOf(mail.email) }
          : { recipient: 'NEWSLETTER_TO' }),
      }),
    }),
    readSettings: (request) => readNewsletterSettings(environment, request),
  };
}
