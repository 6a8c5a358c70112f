import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { isExample, isRealAddress } from '../config/example-values.ts';
import { distanceBetween, nearestName } from '../config/nearest.ts';
import {
  type Environment,
  InvalidSettings,
  isDeployed,
  type PublicSettings,
  readSettings,
  type SettingName,
  settingNames,
  type Settings,
  settings as declared,
} from '../config/settings.ts';
import { site } from '../config/site.ts';
import { readVersion } from '../config/version.ts';
import { StartProblem } from './server/build.ts';

// What people who build or start the site are told of its settings.

/** What keeps settings from being read, a line for each problem, so that all are told at once. */
export function collectProblems(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof InvalidSettings) return error.message.split('\n');
    throw error;
  }
}

function isGiven(environment: Environment, name: string): boolean {
  return Boolean(environment[name]?.trim());
}

/** What is wrong with the values of all settings, a line for each problem. */
export function findSettingProblems(environment: Environment): string[] {
  const problems = collectProblems(() => readSettings(environment));
  // A function takes a message although its webhook cannot be called yet, so it is asked here alone.
  for (const hook of ['CONTACT_WEBHOOK', 'NEWSLETTER_WEBHOOK']) {
    if (!isGiven(environment, hook) || isGiven(environment, `${hook}_SECRET`)) continue;
    problems.push(
      `${hook}_SECRET: missing, though ${hook} is set; write whsec_ and 24 to 64 random bytes in base64, such as “whsec_$(openssl rand -base64 32)” makes, and give it to the receiver.`,
    );
  }
  // On the deployed host SMTP_URL is missing whatever else is set.
  const needsServer = isGiven(environment, 'REDIS_URL') && !isDeployed(environment);
  if (needsServer && !isGiven(environment, 'SMTP_URL')) {
    problems.push(
      'SMTP_URL: missing, though REDIS_URL is set, and every message would be refused; write the address of the mail server, such as smtps://user:password@mail.example.com, or take REDIS_URL away.',
    );
  }
  return problems;
}

/** Unknown addresses are asked for at the blog host, which would be this site again. */
export function refuseOwnBlogHost(settings: PublicSettings): void {
  const { PUBLIC_BLOG_HOST: host, PUBLIC_SITE_URL: site } = settings;
  if (host !== site) return;
  throw new InvalidSettings(
    `PUBLIC_BLOG_HOST: found ${host}, which is PUBLIC_SITE_URL itself; write the address of the other site that has the articles, or nothing.`,
  );
}

/** Whatever begins so is meant for this site, or for a program that would send its mail. */
const ours = /^(?:PUBLIC_(?!VERCEL_)|SMTP_|MAIL_|CONTACT_|NEWSLETTER_|RATE_LIMIT_)/;

/**
 * A sentence for each variable that is no setting but probably meant as one: a misspelt name would
 * otherwise leave the setting on its default without a word.
 */
export function findMisspeltSettings(environment: Environment): string[] {
  return Object.keys(environment).flatMap((name) => {
    const isOurs = ours.test(name) && !settingNames.some((setting) => setting === name);
    const slip = settingNames.find(
      (setting) => setting === `PUBLIC_${name}` || distanceBetween(setting, name) === 1,
    );
    const meant = slip ?? (isOurs ? nearestName(name, settingNames) : undefined);
    if (meant) return `${name} is no setting and is not read; write ${meant}.`;
    return isOurs
      ? `${name} is no setting and is not read; docs/settings.md lists those that are.`
      : [];
  });
}

/** What a published site cannot do without. */
export const needed: readonly SettingName[] = [
  ...(['PUBLIC_SITE_URL', 'PUBLIC_CONTACT_EMAIL'] as const),
  ...(['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM'] as const),
  ...(['NEWSLETTER_TO', 'NEWSLETTER_SECRET'] as const),
];

/** Where functions come and go nothing else keeps mail and delivers it. */
export const neededByFunctions: typeof needed = [...needed, 'REDIS_URL', 'CRON_SECRET'];

/** A server of one's own knows visitors by its proxy alone: without it they all count as one. */
const neededByServer: typeof needed = [...needed, 'CLIENT_ADDRESS_HEADER'];

/** Whether visitors will see the site: as the host says, or else by its address. */
function isPublished(environment: Environment): boolean {
  const kind = environment['VERCEL_ENV']?.trim();
  return kind ? kind === 'production' : isRealAddress(environment['PUBLIC_SITE_URL']?.trim() ?? '');
}

/** What is amiss with one setting, in a word or two. */
function judge(name: SettingName, value: string, isNeeded: boolean): string | undefined {
  if (value === '') return isNeeded ? 'missing' : undefined;
  if (isExample(value)) return 'an example';
  if (name === 'PUBLIC_DRAFTS' && value === 'on') return 'shows drafts to everybody';
  const isPlain = name === 'PUBLIC_SITE_URL' && value.startsWith('http:') && isRealAddress(value);
  return isPlain ? 'without https' : undefined;
}

/**
 * What a published site is missing, in one line, loudly: each would be noticed by a visitor first.
 * None for a site that nobody but its maker sees.
 */
export function describeMissingSettings(environment: Environment, title: string): string[] {
  if (!isPublished(environment)) return [];
  const isByFunctions = isDeployed(environment) || environment['VERCEL_ENV'] === 'production';
  const names = isByFunctions ? neededByFunctions : neededByServer;
  const hook = environment['NEWSLETTER_WEBHOOK']?.trim() ?? '';
  const isByHook = hook !== '' && !isExample(hook);
  const amiss = settingNames.flatMap((name) => {
    const isNeeded = names.includes(name) && !(name === 'NEWSLETTER_TO' && isByHook);
    const what = judge(name, environment[name]?.trim() ?? '', isNeeded);
    return what === undefined ? [] : `${name} (${what})`;
  });
  if (amiss.length === 0) return [];
  return [
    `${title}, AND SETTINGS ARE MISSING OR AMISS: ${amiss.join(', ')}. npm run launch says what each is for.`,
  ];
}

/**
 * What is wrong with settings that keep no build from being made: those of the functions, names that
 * are no settings, and what a published site is missing.
 */
export function describeBuildSettings(environment: Environment): string[] {
  const malformed = findSettingProblems(environment).filter((line) => !line.startsWith('PUBLIC_'));
  const missing = describeMissingSettings(environment, 'THIS BUILD IS FOR THE PUBLISHED SITE');
  const isElsewhere = missing.length > 0 && !isDeployed(environment);
  return [
    ...(malformed.length > 0
      ? ['THE SITE CANNOT RUN WITH THESE SETTINGS:', ...malformed.map((line) => `  ${line}`)]
      : []),
    ...findMisspeltSettings(environment),
    ...missing,
    ...(isElsewhere
      ? ['Those without PUBLIC_ may also be set where the site runs, which is not known here.']
      : []),
  ];
}

const written = z.record(z.string(), z.unknown());

function readBuiltFile(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    return written.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartProblem(
      `${file} cannot be read, and it says what the pages were built with. Build again: npm run build, or npm start without --no-build.`,
    );
  }
}

/**
 * The settings that the pages were built with and that are neither set elsewhere nor at their
 * defaults, so that functions which serve them name the same address of the site.
 * @param file what `npm run build` leaves in `.astro/build-settings.json`
 */
export function readBuiltSettings(file: string, environment: Environment): Record<string, string> {
  const built = readBuiltFile(file);
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = built[name];
      const isKnown = typeof value !== 'string' || value === declared.shape[name].parse(undefined);
      return isKnown || environment[name]?.trim() ? [] : [[name, value] as const];
    }),
  );
}

/** The id that the build has in the same file; empty where nothing was built. */
export function readBuildId(file: string): string {
  const { version } = readBuiltFile(file);
  return typeof version === 'string' ? version : '';
}

/** A sentence for each setting that the pages were built without, which a server cannot change. */
export function describeOtherBuild(file: string, environment: Environment): string[] {
  const built = readBuiltFile(file);
  return settingNames.flatMap((name) => {
    const wanted = environment[name]?.trim();
    const found = built[name];
    if (!wanted || typeof found !== 'string' || found === wanted) return [];
    return `${name}: the pages were built with ${found || 'none'}, and keep it until they are built with ${wanted}.`;
  });
}

/** What a person who starts the site needs to know: its address and build, and where mail lands. */
export function describeStart(address: string, settings: Settings): string {
  const { SMTP_URL, MAIL_OUTBOX, PUBLIC_DRAFTS } = settings;
  return [
    `${site.name} is at ${address} (build ${readVersion()})`,
    ...(PUBLIC_DRAFTS === 'on'
      ? ['This is a preview: it holds drafts and scheduled entries, and search engines stay out.']
      : []),
    // Only the host: the address may carry the password of the mail server.
    SMTP_URL
      ? `Mail goes to the mail server ${new URL(SMTP_URL).host}.`
      : `Mail is written to the folder ${MAIL_OUTBOX}, because SMTP_URL is not set.`,
  ].join('\n');
}
