import { distanceBetween } from '../config/nearest.ts';
import { settingNames, type Environment, type SettingName } from '../config/settings.ts';

/** Variables that hosts and tools set themselves and that look like ours. */
const foreign =
  /^(?:npm_|(?:PUBLIC_)?VERCEL(?!_INSI)|GITHUB_|NODE_|ASTRO_|WIREIT_|REDIS_HOST|REDIS_PORT|REDISCLI_)/i;

/**
 * What Kubernetes and Docker set for each service beside the site, whatever that is called: a service
 * named contact gives CONTACT_SERVICE_HOST and CONTACT_PORT_80_TCP. Names with their values.
 * @see https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables
 */
const serviceLinks = [
  [/_PORT(?:_\d+_[A-Z]+)?$/, /^(?:tcp|udp|sctp):\/\//],
  [/_SERVICE_PORT(?:_\w+)?$|_PORT_\d+_[A-Z]+_PORT$/, /^\d+$/],
  [/_SERVICE_HOST$|_PORT_\d+_[A-Z]+_ADDR$/, /^[\da-f.:]+$/i],
  [/_PORT_\d+_[A-Z]+_PROTO$/, /^(?:tcp|udp|sctp)$/],
] as const;

/** Names that other programs give to what a setting of ours says. */
const byOtherNames: Readonly<Record<string, SettingName>> = {
  SMTP_HOST: 'SMTP_URL',
  SMTP_PORT: 'SMTP_URL',
  SMTP_SERVER: 'SMTP_URL',
  SMTP_USER: 'SMTP_URL',
  SMTP_USERNAME: 'SMTP_URL',
  SMTP_PASS: 'SMTP_URL',
  SMTP_PASSWORD: 'SMTP_URL',
  MAIL_HOST: 'SMTP_URL',
  MAIL_URL: 'SMTP_URL',
  SMTP_FROM: 'CONTACT_FROM',
  MAIL_FROM: 'CONTACT_FROM',
  MAIL_TO: 'CONTACT_TO',
  CONTACT_HOOK: 'CONTACT_WEBHOOK',
  CONTACT_WEBHOOK_URL: 'CONTACT_WEBHOOK',
  NEWSLETTER_WEBHOOK_URL: 'NEWSLETTER_WEBHOOK',
  REDIS_HOST: 'REDIS_URL',
  REDIS_PASSWORD: 'REDIS_URL',
  REDIS_TLS_URL: 'REDIS_URL',
  CLIENT_IP_HEADER: 'CLIENT_ADDRESS_HEADER',
  NEXT_PUBLIC_SITE_URL: 'PUBLIC_SITE_URL',
  VITE_SITE_URL: 'PUBLIC_SITE_URL',
  OUTBOX: 'MAIL_OUTBOX',
};

/** Whatever begins so is meant for this site, or for a program that would send its mail. */
const ours = /^(?:PUBLIC|SMTP|MAIL|CONTACT|NEWSLETTER)_/;

/** One slip is believed for so many letters. */
const lettersPerSlip = 6;

/** As somebody may remember them: with PUBLIC_ and without. */
const remembered = settingNames.flatMap((name): [string, SettingName][] =>
  name.startsWith('PUBLIC_')
    ? [
        [name, name],
        [name.slice('PUBLIC_'.length), name],
      ]
    : [[name, name]],
);

/** Whether words of a name were left out, the first of them never: ERROR_URL, RATE_LIMIT. */
function isShortened(found: string, name: string): boolean {
  const [first, ...others] = found.split('_');
  const [start, ...rest] = name.split('_');
  if (others.length === 0) return found === name;
  let from = 0;
  return (
    first === start &&
    others.every((word) => {
      const at = rest.indexOf(word, from);
      from = at + 1;
      return at !== -1;
    })
  );
}

/** The settings that a name was probably meant for. */
function findMeant(found: string, environment: Environment): SettingName[] {
  const other = byOtherNames[found];
  // Once it is set, the other name is for another program.
  if (other !== undefined) return environment[other]?.trim() ? [] : [other];
  if (foreign.test(found)) return [];
  const shortened = remembered.filter(([name]) => isShortened(found, name));
  if (shortened.length > 0) return shortened.map(([, setting]) => setting);
  // A slip alone: names of other programs are near to these, and a wrong advice is worse than none.
  const [nearest] = remembered
    .map(([name, setting]) => ({ name, setting, distance: distanceBetween(found, name) }))
    .filter(({ name, distance }) => distance <= Math.floor(name.length / lettersPerSlip))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest ? [nearest.setting] : [];
}

/**
 * Variables that are no setting but probably meant as one: a misspelt name would otherwise leave
 * the setting on its default without a word.
 * @param environment usually `process.env`
 * @returns a sentence for each
 */
export function findMisspeltSettings(environment: Environment): string[] {
  const known = new Set<string>(settingNames);
  return Object.entries(environment)
    .filter(([name, value = '']) => {
      const isLink = serviceLinks.some(([ofName, of]) => ofName.test(name) && of.test(value));
      // Any other sign makes no name: it may be the end of a value that went astray.
      return /^[\w.-]+$/.test(name) && !known.has(name) && !isLink;
    })
    .flatMap(([name]) => {
      const found = name.toUpperCase().replaceAll(/\W/g, '_');
      const meant = findMeant(found, environment);
      if (meant.length > 0) {
        return `${name} is no setting and is not read; write ${meant.join(' or ')}.`;
      }
      return ours.test(found) && !foreign.test(found) && !(found in byOtherNames)
        ? `${name} is no setting and is not read; README lists those that are.`
        : [];
    });
}
