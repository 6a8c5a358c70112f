import { isDeployed, type Environment } from '../config/settings.ts';
import { isLoopback } from '../config/setting-rules.ts';

/** What a published site cannot do without, and what happens until it is set. */
const needed = {
  PUBLIC_CONTACT_EMAIL: 'visitors are shown an address that nobody reads',
  PUBLIC_LEGAL_NAME: 'the policies say that nobody is named who answers for the site',
  PUBLIC_LEGAL_ADDRESS: 'the policies say that the postal address is missing',
  SMTP_URL: 'no message of the contact form can be delivered',
  CONTACT_TO: 'messages go to an address that nobody reads',
  CONTACT_FROM: 'mail servers refuse a sender that is not yours',
  NEWSLETTER_TO: 'confirmed subscriptions go to an address that nobody reads',
  NEWSLETTER_SECRET: 'links that confirm a subscription end with the process that sent them',
} as const;

/** Where functions come and go, nothing else keeps mail, and subscriptions need both. */
const neededByFunctions = {
  ...needed,
  PUBLIC_SITE_URL: 'nobody can subscribe, and pages name the domain that the host gives',
  NEWSLETTER_SECRET: 'nobody can confirm a subscription',
  REDIS_URL: 'what a mail server refuses for now is lost, and limits hold for one instance each',
  CRON_SECRET: 'waiting mail is delivered only when somebody writes',
} as const;

/** Whether an address can be one of the internet: not of this machine, nor reserved (RFC 2606, RFC 6761). */
function isRealAddress(address: string): boolean {
  const name = URL.parse(address)?.hostname.replace(/\.$/, '') ?? '';
  return (
    name !== '' && !isLoopback(name) && !/(?:^|\.)(?:example|test|localhost|invalid)$/.test(name)
  );
}

/** Whether visitors will see the site: as the host says, or else by its address. */
function isPublished(environment: Environment): boolean {
  const kind = environment['VERCEL_ENV']?.trim();
  return kind ? kind === 'production' : isRealAddress(environment['PUBLIC_SITE_URL']?.trim() ?? '');
}

/**
 * What a published site is missing, loudly: each would be noticed by a visitor first.
 * @param environment of the build or of the server
 * @param opening what the list begins with
 * @returns lines to print; none for a site that nobody but its maker sees or when all is set
 */
export function describeMissingSettings(environment: Environment, opening: string): string[] {
  if (!isPublished(environment)) return [];
  const isByFunctions = isDeployed(environment) || environment['VERCEL_ENV'] === 'production';
  const missing = Object.entries(isByFunctions ? neededByFunctions : needed).filter(
    ([name]) =>
      !environment[name]?.trim() &&
      !(name === 'NEWSLETTER_TO' && environment['NEWSLETTER_WEBHOOK']?.trim()),
  );
  if (missing.length === 0) return [];
  return [
    `${opening}, AND SETTINGS ARE MISSING:`,
    ...missing.map(([name, effect]) => `  ${name}: until it is set, ${effect}.`),
  ];
}
