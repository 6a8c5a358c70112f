import { nearestName } from '../checker/nearest-name.ts';
import { settingNames, type Environment } from '../config/settings.ts';

/** Variables that hosts and tools set themselves and that look like ours. */
const foreign = /^(?:npm_|VERCEL|GITHUB_|NODE_|ASTRO_|WIREIT_|REDIS_HOST|REDIS_PORT|REDISCLI_)/;
/** Shorter names are near to too many. */
const shortestName = 7;

/**
 * Variables that are no setting but probably meant as one: a misspelt name would otherwise leave
 * the setting on its default without a word.
 * @param environment usually `process.env`
 * @returns a sentence for each
 */
export function findMisspeltSettings(environment: Environment): string[] {
  const known = new Set<string>(settingNames);
  return Object.keys(environment)
    .filter((name) => /^[A-Z\d_]+$/.test(name) && name.length >= shortestName)
    .filter((name) => !known.has(name) && !foreign.test(name))
    .flatMap((name) => {
      const meant = nearestName(name, settingNames);
      if (meant !== undefined) return `${name} is no setting and is not read; write ${meant}.`;
      return name.startsWith('PUBLIC_')
        ? `${name} is no setting and is not read; README lists those that are.`
        : [];
    });
}

/** What a published site cannot do without, and what happens until it is set. */
const needed = {
  PUBLIC_SITE_URL: 'links, feeds and the sitemap name an address that is not yours',
  SMTP_URL: 'no message of the contact form can be delivered',
  CONTACT_TO: 'messages go to an address that nobody reads',
  CONTACT_FROM: 'mail servers refuse a sender that is not yours',
  NEWSLETTER_SECRET: 'nobody can confirm a subscription',
  REDIS_URL: 'what a mail server refuses for now is lost, and limits hold for one instance each',
  CRON_SECRET: 'waiting mail is delivered only when somebody writes',
} as const;

/**
 * What a build for the published site is missing, loudly: each would be noticed by a visitor first.
 * @param environment of the build; the host sets `VERCEL_ENV` to `production`
 * @returns lines to print; none for other builds or when all is set
 */
export function describeMissingForProduction(environment: Environment): string[] {
  if (environment['VERCEL_ENV'] !== 'production') return [];
  const missing = Object.entries(needed).filter(([name]) => !environment[name]?.trim());
  if (missing.length === 0) return [];
  return [
    'THIS BUILD IS FOR THE PUBLISHED SITE, AND SETTINGS ARE MISSING:',
    ...missing.map(([name, effect]) => `  ${name}: until it is set, ${effect}.`),
  ];
}
