import {
  type Environment,
  readSettings,
  settingNames,
  type Settings,
} from '../../config/settings.ts';
import { site } from '../../config/site.ts';

/**
 * What a person who starts the site needs to know: its address, where mail lands, and which
 * settings run on their defaults.
 */
export function describeStart(
  address: string,
  settings: Settings,
  environment: Environment,
): string {
  const { SMTP_URL, MAIL_OUTBOX, PUBLIC_DRAFTS } = settings;
  const unset = settingNames.filter((name) => !environment[name]?.trim());
  const fallbacks = readSettings({});
  const width = Math.max(...unset.map((name) => name.length));
  const defaults = unset.map((name) => `  ${name.padEnd(width)}  ${fallbacks[name] || '(empty)'}`);
  return [
    `${site.name} is at ${address}`,
    ...(PUBLIC_DRAFTS === 'on'
      ? ['This is a preview: it holds drafts and scheduled entries, and search engines stay out.']
      : []),
    // Only the host: the address may carry the password of the mail server.
    SMTP_URL
      ? `Mail goes to the mail server ${new URL(SMTP_URL).host}.`
      : `Mail is written to the folder ${MAIL_OUTBOX}, because SMTP_URL is not set.`,
    ...(unset.length > 0 ? ['Settings that are not set, with what is used instead:'] : []),
    ...defaults,
  ].join('\n');
}
