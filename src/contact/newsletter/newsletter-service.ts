import { readSettings, type Environment } from '../../config/environment.ts';
import { createConfiguredLimits } from '../configured-limits.ts';
import { deliverMail, type Deliver } from '../delivery.ts';
import { createPrintLog } from '../log.ts';
import { buildMail, type Mail } from '../mail.ts';
import { createSendMessage } from '../send-message.ts';
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
 * Puts the parts of the newsletter together for one process; settings are read when needed.
 * @param environment usually `process.env`
 */
export function createNewsletterService(environment: Environment): NewsletterService {
  const log = createPrintLog('newsletter');
  return {
    readSettings: (request) => readNewsletterSettings(environment, request),
    siteOrigin: () => readSettings(environment, ['PUBLIC_SITE_URL']).PUBLIC_SITE_URL,
    send: createSendMessage({
      deliver: createDelivery(environment),
      countMessage: createConfiguredLimits(environment, log),
      now: Date.now,
    }),
    now: Date.now,
    log,
  };
}
