import * as z from 'zod';
import { functionsPath } from './routes.ts';
import {
  clientHeader,
  countPerMinute,
  functionsPlace,
  hookSecret,
  httpsOrigins,
  mailAddress,
  mailServer,
  matching,
  onOrOff,
  origin,
  pathOrAddress,
  redisServer,
  setting,
  webhookAddress,
} from './setting-rules.ts';

/**
 * Every setting of the site is an environment variable, and the build reads those that begin with
 * `PUBLIC_`; the functions read the others while they run. docs/settings.md lists the same, as a test sees.
 */
export const settings = z.object({
  PUBLIC_SITE_URL: setting({
    does: 'The public address of the site, used in canonical links, the sitemap and shared previews.',
    fallback: 'https://triage.example',
    ...origin,
  }),
  PUBLIC_BLOG_HOST: setting({
    does: 'The address of an external blog that hosts the articles; empty keeps them on this site.',
    ...origin,
  }),
  PUBLIC_GTM_ID: setting({
    does: 'The tag manager container; empty loads no tag manager.',
    ...matching(/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-ABC1234'),
  }),
  PUBLIC_TAG_HOSTS: setting({
    does: 'Hosts that tools inside the tag manager load from.',
    ...httpsOrigins,
  }),
  PUBLIC_VERCEL_INSIGHTS: setting({
    does: 'on loads the hosting provider’s analytics and speed insights, in builds made on that host only.',
    fallback: 'off',
    ...onOrOff,
  }),
  PUBLIC_LEAD_STORY: setting({
    does: 'on sends with a contact message the campaign, the referring site and the first page of the visit.',
    fallback: 'on',
    ...onOrOff,
  }),
  PUBLIC_AI_CRAWLERS: setting({
    does: 'Which crawlers of AI services may read the site: all, those that answer, or none.',
    fallback: 'answer',
    ...matching(/^(all|answer|none)$/, 'all, answer or none'),
  }),
  PUBLIC_VIDEO_URL: setting({
    does: 'The product video: a path on this site or a full https address.',
    fallback: '/media/triage-story.mp4',
    ...pathOrAddress,
  }),
  PUBLIC_DRAFTS: setting({
    does: 'on builds drafts and scheduled entries too, each marked, all kept from search engines: for previews.',
    fallback: 'off',
    ...onOrOff,
  }),
  PUBLIC_ADMIN: setting({
    does: 'The repository whose content is edited at /admin: github:owner/name, or local; empty makes no such page.',
    ...matching(/^(local|github:[\w.-]+\/[\w.-]+)$/, 'github:owner/name, or local'),
  }),
  PUBLIC_CONTACT_EMAIL: setting({
    does: 'The address shown to visitors in the policies and wherever the form cannot be used.',
    fallback: 'contact@triage.example',
    ...mailAddress,
  }),
  PUBLIC_FUNCTIONS_URL: setting({
    does: 'Where forms send to: a path on this site or another host, which a proxy leads to the functions.',
    fallback: functionsPath,
    ...functionsPlace,
  }),
  PUBLIC_FUNCTIONS_KEY: setting({
    does: 'A public key sent to the functions as apikey and bearer token; empty sends none.',
    ...matching(/^[\w.\-~+/=]+$/, 'a key without spaces'),
  }),
  SMTP_URL: setting({
    does: 'The mail server; empty writes messages to MAIL_OUTBOX, except on the deployed host.',
    isSecret: true,
    ...mailServer,
  }),
  CONTACT_TO: setting({
    does: 'Who receives the messages of the contact form.',
    fallback: 'sales@triage.example',
    ...mailAddress,
  }),
  CONTACT_FROM: setting({
    does: 'The sender of every e-mail: a bare address, without a name, that the mail server may send for.',
    fallback: 'website@triage.example',
    ...mailAddress,
  }),
  MAIL_IDEMPOTENCY_HEADER: setting({
    does: 'A header by which the mail provider delivers a repeat once, such as Resend-Idempotency-Key; empty marks repeats.',
    ...matching(/^[A-Za-z][A-Za-z\d-]{2,63}$/, 'the name of a header'),
  }),
  CONTACT_RECEIPT: setting({
    does: 'on sends whoever wrote a message its reference number; needs a place where mail waits.',
    fallback: 'off',
    ...onOrOff,
  }),
  CONTACT_WEBHOOK: setting({
    does: 'Where each message of the contact form goes as signed JSON, beside the e-mail.',
    isSecret: true,
    ...webhookAddress,
  }),
  CONTACT_WEBHOOK_SECRET: setting({
    does: 'Signs what goes to CONTACT_WEBHOOK; required with it.',
    isSecret: true,
    ...hookSecret,
  }),
  MAIL_OUTBOX: setting({
    does: 'The folder where messages wait for SMTP_URL, or stay without it; not on the deployed host.',
    fallback: '.outbox',
    ...matching(/^(?![~"'`])[^\0]+$/, 'the path of a folder, with no ~ or quote before it'),
  }),
  RATE_LIMIT_PER_CLIENT: setting({
    does: 'How many messages one client may send in a minute.',
    fallback: '5',
    ...countPerMinute,
  }),
  RATE_LIMIT_TOTAL: setting({
    does: 'How many messages all clients together may send in a minute; then one from each that has sent none, ten times as many at most.',
    fallback: '60',
    ...countPerMinute,
  }),
  CLIENT_ADDRESS_HEADER: setting({
    does: 'The header that a proxy overwrites with the client’s address; empty believes none but the deployed host’s.',
    ...clientHeader,
  }),
  REDIS_URL: setting({
    does: 'Where all instances keep waiting messages, keys and rate limits; empty keeps them on this machine.',
    isSecret: true,
    ...redisServer,
  }),
  CRON_SECRET: setting({
    does: 'What the host’s scheduler shows to start the delivery of waiting messages; empty shuts the scheduled function.',
    isSecret: true,
    ...matching(/^\S{16,}$/, 'at least 16 random characters without spaces'),
  }),
  MAIL_SCHEDULE: setting({
    does: 'When the host’s scheduler has waiting messages delivered, as a cron expression; only a build with REDIS_URL asks for it. A plan with one call a day takes 0 6 * * *.',
    fallback: '*/5 * * * *',
    ...matching(/^[\d*/,-]+(?: [\d*/,-]+){4}$/, 'five fields, such as 0 6 * * *'),
  }),
  ERROR_MONITOR_URL: setting({
    does: 'Where errors of the functions are posted as JSON, without a word of a visitor; empty posts none.',
    isSecret: true,
    ...webhookAddress,
  }),
  NEWSLETTER_TO: setting({
    does: 'Who receives confirmed newsletter addresses.',
    fallback: 'newsletter@triage.example',
    ...mailAddress,
  }),
  NEWSLETTER_SECRET: setting({
    does: 'Signs the links of the newsletter; required on the deployed host, and elsewhere all links, also those that unsubscribe, end with the server without it.',
    isSecret: true,
    ...matching(/^\S{32,}$/, 'at least 32 random characters without spaces'),
  }),
  NEWSLETTER_WEBHOOK: setting({
    does: 'Where confirmed newsletter addresses go as signed JSON, in place of the e-mail to NEWSLETTER_TO.',
    isSecret: true,
    ...webhookAddress,
  }),
  NEWSLETTER_WEBHOOK_SECRET: setting({
    does: 'Signs what goes to NEWSLETTER_WEBHOOK; required with it.',
    isSecret: true,
    ...hookSecret,
  }),
});

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = Readonly<z.output<typeof settings>>;
export type SettingName = keyof Settings;
export type PublicSettings = Pick<Settings, Extract<SettingName, `PUBLIC_${string}`>>;

export const settingNames: readonly SettingName[] = settings.keyof().options;
const isPublic = (name: string): name is keyof PublicSettings => name.startsWith('PUBLIC_');

/** A setting has a value that cannot work; the message names each, what was found and what to write. */
export class InvalidSettings extends Error {
  override name = 'InvalidSettings';
}

/**
 * Reads settings from the environment.
 * @param environment usually `process.env`
 * @param names the settings wanted; all of them unless told
 * @throws {InvalidSettings} naming every malformed value at once
 */
export function readSettings<Name extends SettingName = SettingName>(
  environment: Environment,
  names?: readonly Name[],
): Pick<Settings, Name>;
export function readSettings(
  environment: Environment,
  names: readonly SettingName[] = settingNames,
): Partial<Settings> {
  const results = names.map((name) => ({
    name,
    ...settings.shape[name].safeParse(environment[name]),
  }));
  const problems = results.flatMap(
    ({ name, error }) => error?.issues.map(({ message }) => `${name}: ${message}`) ?? [],
  );
  if (problems.length > 0) throw new InvalidSettings(problems.join('\n'));
  return Object.fromEntries(results.map(({ name, data }) => [name, data]));
}

/**
 * Reads the settings that are built into the pages. On the host a site without an address of its own
 * has that of the production deployment, so that no preview names itself as the page to find.
 * @throws {InvalidSettings} naming every malformed value at once, or drafts on the published site
 * @see https://vercel.com/docs/environment-variables/system-environment-variables
 */
export function readPublicSettings(environment: Environment = process.env): PublicSettings {
  const production = isDeployed(environment) && environment['VERCEL_PROJECT_PRODUCTION_URL'];
  const given = environment['PUBLIC_SITE_URL']?.trim();
  const siteUrl = given || (production ? `https://${production}` : '');
  const names = settingNames.filter(isPublic);
  const values = readSettings({ ...environment, PUBLIC_SITE_URL: siteUrl }, names);
  if (values.PUBLIC_DRAFTS === 'on' && environment['VERCEL_ENV'] === 'production') {
    throw new InvalidSettings(
      'PUBLIC_DRAFTS: found "on" in the production environment; write off there, and on for previews alone.',
    );
  }
  return values;
}

/** Whether the code runs on the deployed host, where a message must never land in a local folder. */
export function isDeployed(environment: Environment): boolean {
  return environment['VERCEL'] === '1';
}
