import { isExample, isRealAddress } from '../config/example-values.ts';
import {
  type Environment,
  isDeployed,
  readSettings,
  type SettingName,
  settingNames,
} from '../config/settings.ts';

type Effects = Partial<Record<SettingName, string>>;

/** What a published site cannot do without, and what happens until it is set. */
const needed: Effects = {
  PUBLIC_CONTACT_EMAIL: 'visitors are shown an address that nobody reads',
  PUBLIC_LEGAL_NAME: 'the policies say that nobody is named who answers for the site',
  PUBLIC_LEGAL_ADDRESS: 'the policies say that the postal address is missing',
  SMTP_URL: 'no message of the contact form can be delivered',
  CONTACT_TO: 'messages go to an address that nobody reads',
  CONTACT_FROM: 'mail servers refuse a sender that is not yours',
  NEWSLETTER_TO: 'confirmed subscriptions go to an address that nobody reads',
  NEWSLETTER_SECRET: 'links that confirm a subscription end with the process that sent them',
};

/** Where functions come and go, nothing else keeps mail, and subscriptions need both. */
const neededByFunctions: Effects = {
  ...needed,
  PUBLIC_SITE_URL: 'nobody can subscribe, and pages name the domain that the host gives',
  NEWSLETTER_SECRET: 'nobody can confirm a subscription',
  REDIS_URL: 'what a mail server refuses for now is lost, and limits hold for one instance each',
  CRON_SECRET: 'mail that waits is never delivered',
};

/** A server of one's own knows visitors by its proxy alone, where functions are told by their host. */
function neededByServer(environment: Environment): Effects {
  const given = environment['RATE_LIMIT_PER_CLIENT']?.trim();
  const limit = given || readSettings({}).RATE_LIMIT_PER_CLIENT;
  return {
    ...needed,
    CLIENT_ADDRESS_HEADER: `all visitors behind a proxy count as one, who may send ${limit} messages a minute; write x-real-ip if the proxy overwrites it (docs/hosting.md)`,
  };
}

/** Whether visitors will see the site: as the host says, or else by its address. */
function isPublished(environment: Environment): boolean {
  const kind = environment['VERCEL_ENV']?.trim();
  return kind ? kind === 'production' : isRealAddress(environment['PUBLIC_SITE_URL']?.trim() ?? '');
}

/** What is amiss with one setting: it is needed and missing, or an example stands in its place. */
function judge(name: SettingName, value: string, effect: string | undefined): string[] {
  if (value === '') return effect ? [`until it is set, ${effect}`] : [];
  if (name === 'PUBLIC_SITE_URL' && value.startsWith('http:') && isRealAddress(value)) {
    return [
      `found ${value}; until it begins with https://, browsers warn of the site, and what visitors write can be read on its way`,
    ];
  }
  if (name === 'PUBLIC_DRAFTS' && value === 'on') {
    return [
      'found on: drafts are shown, and search engines sent away; write off, unless this is a preview',
    ];
  }
  if (!isExample(value)) return [];
  return [
    effect
      ? `found an example; until it is set, ${effect}`
      : 'found an example, which leads nowhere; write your own or take it away',
  ];
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
  const effects = isByFunctions ? neededByFunctions : neededByServer(environment);
  const hook = environment['NEWSLETTER_WEBHOOK']?.trim() ?? '';
  const isByHook = hook !== '' && !isExample(hook);
  const names = settingNames.filter((name) => !(name === 'NEWSLETTER_TO' && isByHook));
  const lines = names.flatMap((name) =>
    judge(name, environment[name]?.trim() ?? '', effects[name]).map(
      (amiss) => `  ${name}: ${amiss}.`,
    ),
  );
  return lines.length > 0 ? [`${opening}, AND SETTINGS ARE MISSING OR AMISS:`, ...lines] : [];
}
