import { type Environment, isDeployed, readSettings } from '../config/settings.ts';
import { UnusableSetting } from './errors.ts';

/**
 * Reads the settings of forms and mail; throws when no message could leave. Those of webhooks and of
 * the error monitor are read where they are used: when one of them is wrong, messages are taken all
 * the same.
 */
export function readMailSettings(environment: Environment) {
  const settings = readSettings(environment, [
    ...(['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM', 'CONTACT_RECEIPT', 'NEWSLETTER_TO'] as const),
    ...(['MAIL_IDEMPOTENCY_HEADER', 'MAIL_OUTBOX', 'REDIS_URL', 'PUBLIC_LEAD_STORY'] as const),
  ]);
  if (!settings.SMTP_URL && isDeployed(environment)) {
    throw new UnusableSetting('SMTP_URL: missing on the deployed host');
  }
  if (!settings.SMTP_URL && settings.REDIS_URL) {
    // This machine would take the e-mails of all instances into its own folder.
    throw new UnusableSetting('SMTP_URL: missing, though REDIS_URL is set');
  }
  return settings;
}

export type MailSettings = ReturnType<typeof readMailSettings>;
