import type { Environment } from '../../config/settings.ts';
import { mailboxOf } from '../email-address.ts';
import { hasHook, writeHook } from '../mail/webhook.ts';
import { createMailService } from '../mail-service.ts';
import type { Draft } from '../send-message.ts';
import type { NewsletterService } from './newsletter-handler.ts';
import {
  confirmationLifetime,
  writeNewsletterMail,
  type NewsletterMail,
} from './newsletter-mail.ts';
import { readNewsletterSettings } from './newsletter-settings.ts';

/** What an e-mail of the newsletter says, or the call of a webhook in its place, and who gets it. */
export function draftNewsletterMail(mail: NewsletterMail, environment: Environment): Draft {
  if (mail.kind === 'confirmation') {
    const { email } = mail;
    return {
      content: writeNewsletterMail(mail),
      recipient: email,
      mailbox: mailboxOf(email),
      lifetime: confirmationLifetime,
    };
  }
  if (!hasHook(environment, 'NEWSLETTER_WEBHOOK')) {
    return { content: writeNewsletterMail(mail), recipient: 'NEWSLETTER_TO' };
  }
  const { kind, ...address } = mail;
  return {
    content: writeHook(`newsletter.${kind}`, Date.now(), address),
    recipient: 'NEWSLETTER_WEBHOOK',
  };
}

/**
 * What the newsletter works with in one process; its settings too are read when needed.
 * @param environment usually `process.env`
 */
export function createNewsletterService(environment: Environment): NewsletterService {
  return {
    ...createMailService<NewsletterMail>(environment, 'newsletter', {
      write: (mail) => draftNewsletterMail(mail, environment),
    }),
    readSettings: (request) => readNewsletterSettings(environment, request),
  };
}
