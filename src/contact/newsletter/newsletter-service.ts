import { readSettings, type Environment } from '../../config/settings.ts';
import { deliverMail, type Deliver } from '../sending/delivery.ts';
import { buildMail, type Mail } from '../sending/mail.ts';
import { createMailService } from '../sending/mail-service.ts';
import type { NewsletterService } from './newsletter-handler.ts';
import { writeNewsletterMail, type NewsletterMail } from './newsletter-mail.ts';
import { readNewsletterSettings } from './newsletter-settings.ts';

function createDelivery(environment: Environment): Deliver<NewsletterMail> {
  return (message, id, now) => {
    const compose = (from: string): Promise<Mail> => {
      const { NEWSLETTER_TO } = readSettings(environment, ['NEWSLETTER_TO']);
      const to = message.kind === 'confirmation' ? message.email : NEWSLETTER_TO;
      return buildMail(writeNewsletterMail(message), { id, date: new Date(now), from, to });
    };
    return deliverMail(environment, compose, now);
  };
}

/**
 * What the newsletter works with in one process; its settings too are read when needed.
 * @param environment usually `process.env`
 */
export function createNewsletterService(environment: Environment): NewsletterService {
  return {
    ...createMailService(environment, 'newsletter', createDelivery(environment)),
    readSettings: (request) => readNewsletterSettings(environment, request),
  };
}
