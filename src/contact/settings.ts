import { type Environment, isDeployed, readSettings } from '../config/settings.ts';
import { UnusableSetting } from './errors.ts';

/**
 * Reads the settings of forms and mail. Those of webhooks and of the error monitor are read where they
 * are used: when one of them is wrong, messages are taken all the same.
 * @param environment usually `process.env`
 * @throws {InvalidSettings | UnusableSetting} when no message could leave
 */
export function readMailSettings(environment: Environment) {
  const settings = readSettings(environment, [
    'SMTP_URL',
    'CONTACT_TO',
    'CONTACT_FROM',
    'CONTACT_RECEIPT',
    'NEWSLETTER_TO',
    'MAIL_IDEMPOTENCY_HEADER',
    'MAIL_OUTBOX',
    'REDIS_URL',
    'PUBLIC_LEAD_STORY',
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

/**
 * Reads the settings that a request is counted by, apart from the others: while one of those is wrong,
 * whoever posts a form without script has it back as it was filled.
 * @throws {InvalidSettings}
 */
export function readLimitSettings(environment: Environment) {
  const settings = readSettings(environment, [
    'CLIENT_ADDRESS_HEADER',
    'RATE_LIMIT_PER_CLIENT',
    'RATE_LIMIT_TOTAL',
  ]);
  return {
    clientHeader: settings.CLIENT_ADDRESS_HEADER,
    perClient: Number(settings.RATE_LIMIT_PER_CLIENT),
    total: Number(settings.RATE_LIMIT_TOTAL),
  };
}
