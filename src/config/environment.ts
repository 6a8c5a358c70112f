import { functionsPath } from './routes.ts';

/**
 * Every setting of the site: an environment variable, a sentence on what it does, the default that
 * makes a local run work, and the rule for its value. README lists them; a test keeps both the same.
 */
interface Setting {
  readonly does: string;
  /** Used when the variable is missing or empty. */
  readonly fallback: string;
  /** What to write, completing "write …"; undefined when the value is fine. */
  readonly check: (value: string) => string | undefined;
}

export type SettingName =
  | 'PUBLIC_SITE_URL'
  | 'PUBLIC_BLOG_HOST'
  | 'PUBLIC_GTM_ID'
  | 'PUBLIC_VERCEL_INSIGHTS'
  | 'PUBLIC_VIDEO_URL'
  | 'PUBLIC_CONTACT_EMAIL'
  | 'PUBLIC_FUNCTIONS_URL'
  | 'PUBLIC_FUNCTIONS_KEY'
  | 'SMTP_URL'
  | 'CONTACT_TO'
  | 'CONTACT_FROM'
  | 'CONTACT_RECEIPT'
  | 'MAIL_OUTBOX'
  | 'RATE_LIMIT_PER_CLIENT'
  | 'RATE_LIMIT_TOTAL'
  | 'CLIENT_ADDRESS_HEADER'
  | 'REDIS_URL'
  | 'CRON_SECRET'
  | 'NEWSLETTER_TO'
  | 'NEWSLETTER_SECRET';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = Readonly<Record<SettingName, string>>;

/** Settings that the build reads; the others are read by the functions while they run. */
export const publicSettingNames = [
  'PUBLIC_SITE_URL',
  'PUBLIC_BLOG_HOST',
  'PUBLIC_GTM_ID',
  'PUBLIC_VERCEL_INSIGHTS',
  'PUBLIC_VIDEO_URL',
  'PUBLIC_CONTACT_EMAIL',
  'PUBLIC_FUNCTIONS_URL',
  'PUBLIC_FUNCTIONS_KEY',
] as const satisfies readonly SettingName[];

function parsedUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function origin(value: string): string | undefined {
  const url = parsedUrl(value);
  const isOrigin =
    (url?.protocol === 'https:' || url?.protocol === 'http:') && url.origin === value;
  return isOrigin ? undefined : 'an origin without a path, such as https://www.example.com';
}

function pathOrUrl(value: string): string | undefined {
  const isPath = /^\/(?!\/)\S*$/.test(value);
  return isPath || parsedUrl(value)?.protocol === 'https:'
    ? undefined
    : 'a path that begins with / or a full https:// address';
}

function mailAddress(value: string): string | undefined {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(value)
    ? undefined
    : 'one e-mail address, such as hello@example.com';
}

function countPerMinute(value: string): string | undefined {
  return /^[1-9]\d{0,5}$/.test(value) ? undefined : 'a whole number from 1 to 999999';
}

/** Whether user and password can be read: a bare % stands for nothing. */
function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password).length >= 0;
  } catch {
    return false;
  }
}

function serverOf(protocols: readonly string[], example: string): Setting['check'] {
  return (value) => {
    const url = parsedUrl(value);
    if (!url?.hostname || !protocols.includes(url.protocol)) return `an address such as ${example}`;
    return isDecodable(url) ? undefined : 'user and password percent-encoded: % as %25, @ as %40';
  };
}

function optional(check: Setting['check']): Setting['check'] {
  return (value) => (value === '' ? undefined : check(value));
}

function matching(pattern: RegExp, advice: string): Setting['check'] {
  return (value) => (pattern.test(value) ? undefined : advice);
}

export const settings: Readonly<Record<SettingName, Setting>> = {
  PUBLIC_SITE_URL: {
    does: 'The public address of the site, used in canonical links, the sitemap and shared previews.',
    fallback: 'https://triage.example',
    check: origin,
  },
  PUBLIC_BLOG_HOST: {
    does: 'The address of an external blog that hosts the articles; empty keeps them on this site.',
    fallback: '',
    check: optional(origin),
  },
  PUBLIC_GTM_ID: {
    does: 'The tag manager container; empty loads no tag manager.',
    fallback: '',
    check: optional(matching(/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-ABC1234')),
  },
  PUBLIC_VERCEL_INSIGHTS: {
    does: 'on loads the hosting provider’s analytics and speed insights, in builds made on that host only.',
    fallback: 'off',
    check: matching(/^(on|off)$/, 'on or off'),
  },
  PUBLIC_VIDEO_URL: {
    does: 'The product video: a path on this site or a full https address.',
    fallback: '/media/triage-story.mp4',
    check: pathOrUrl,
  },
  PUBLIC_CONTACT_EMAIL: {
    does: 'The address shown to visitors in the policies and wherever the form cannot be used.',
    fallback: 'contact@triage.example',
    check: mailAddress,
  },
  PUBLIC_FUNCTIONS_URL: {
    does: 'Where the functions answer: a path on this site or another host.',
    fallback: functionsPath,
    check: pathOrUrl,
  },
  PUBLIC_FUNCTIONS_KEY: {
    does: 'A public key sent to the functions as apikey and bearer token; empty sends none.',
    fallback: '',
    check: optional(matching(/^[\w.\-~+/=]+$/, 'a key without spaces')),
  },
  SMTP_URL: {
    does: 'The mail server; empty writes messages to MAIL_OUTBOX, except on the deployed host.',
    fallback: '',
    check: optional(serverOf(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com')),
  },
  CONTACT_TO: {
    does: 'Who receives the messages of the contact form.',
    fallback: 'sales@triage.example',
    check: mailAddress,
  },
  CONTACT_FROM: {
    does: 'The sender of every e-mail: an address that the mail server may send for.',
    fallback: 'website@triage.example',
    check: mailAddress,
  },
  CONTACT_RECEIPT: {
    does: 'on sends whoever wrote a message its reference number; needs a place where mail waits.',
    fallback: 'off',
    check: matching(/^(on|off)$/, 'on or off'),
  },
  MAIL_OUTBOX: {
    does: 'The folder where messages wait for SMTP_URL, or stay without it; not on the deployed host.',
    fallback: '.outbox',
    check: matching(/^[^\0]+$/, 'the path of a folder'),
  },
  RATE_LIMIT_PER_CLIENT: {
    does: 'How many messages one client may send in a minute.',
    fallback: '5',
    check: countPerMinute,
  },
  RATE_LIMIT_TOTAL: {
    does: 'How many messages all clients together may send in a minute.',
    fallback: '60',
    check: countPerMinute,
  },
  CLIENT_ADDRESS_HEADER: {
    does: 'The header in which the host names the client; it must overwrite what the client sends.',
    fallback: 'x-real-ip',
    check: matching(/^[\w-]+$/, 'the name of a header, such as x-real-ip'),
  },
  REDIS_URL: {
    does: 'Where all instances keep waiting messages, keys and rate limits; empty keeps them on this machine.',
    fallback: '',
    check: optional(
      serverOf(['redis:', 'rediss:'], 'rediss://user:password@redis.example.com:6379'),
    ),
  },
  CRON_SECRET: {
    does: 'What the host’s scheduler shows to start the delivery of waiting messages; empty shuts the scheduled function.',
    fallback: '',
    check: optional(matching(/^\S{16,}$/, 'at least 16 random characters without spaces')),
  },
  NEWSLETTER_TO: {
    does: 'Who receives confirmed newsletter addresses.',
    fallback: 'newsletter@triage.example',
    check: mailAddress,
  },
  NEWSLETTER_SECRET: {
    does: 'Signs the confirmation links of the newsletter; required on the deployed host.',
    fallback: '',
    check: optional(matching(/^\S{32,}$/, 'at least 32 random characters without spaces')),
  },
};

const secretName = /^(SMTP_URL|REDIS_URL|CRON_SECRET|NEWSLETTER_SECRET)$/;

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
  names: readonly Name[] = Object.keys(settings) as Name[],
): Pick<Settings, Name> {
  const problems: string[] = [];
  const values = names.map((name) => {
    const { fallback, check } = settings[name];
    const value = environment[name]?.trim() || fallback;
    const advice = check(value);
    if (advice) {
      const found = secretName.test(name) ? 'a value that is not shown here' : `"${value}"`;
      problems.push(`${name}: found ${found}; write ${advice}. ${settings[name].does}`);
    }
    return [name, value] as const;
  });
  if (problems.length > 0) throw new InvalidSettings(problems.join('\n'));
  return Object.fromEntries(values) as Pick<Settings, Name>;
}

/** Names of the given settings that are not set and so run on their defaults. */
export function unsetSettings(environment: Environment): SettingName[] {
  return (Object.keys(settings) as SettingName[]).filter((name) => !environment[name]?.trim());
}

/** Whether the code runs on the deployed host, where a message must never land in a local folder. */
export function isDeployed(environment: Environment): boolean {
  return environment['VERCEL'] === '1';
}
