import { expect, test } from 'vitest';
import { readSettings, type SettingName } from '../../../src/config/settings.ts';
import { describeMissingSettings } from '../../../src/hosting/settings-report.ts';

const site = 'https://www.hospital.org';

function refusal(name: SettingName, value: string): string {
  try {
    return readSettings({ [name]: value })[name];
  } catch (error) {
    return String(error);
  }
}

function describe(environment: Readonly<Record<string, string>>): string[] {
  return describeMissingSettings(environment, 'THIS BUILD');
}

/** The names that are listed, and first whatever opens the list. */
function list(environment: Readonly<Record<string, string>>): string[] {
  return describe(environment).map(
    (line) => /^ {2}(\w+): (?:found an example; )?until it is set, .+\.$/.exec(line)?.[1] ?? line,
  );
}

/** What the start says of one setting of a published site. */
function sentenceOf(name: string, value: string, more: Readonly<Record<string, string>> = {}) {
  const lines = describe({ PUBLIC_SITE_URL: site, ...more, [name]: value });
  return lines.find((line) => line.startsWith(`  ${name}: `));
}

const title = 'THIS BUILD, AND SETTINGS ARE MISSING OR AMISS:';
const contact = ['PUBLIC_CONTACT_EMAIL', 'PUBLIC_LEGAL_NAME', 'PUBLIC_LEGAL_ADDRESS'];
const mail = ['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM'];
const newsletter = ['NEWSLETTER_TO', 'NEWSLETTER_SECRET'];
const onServers = [...contact, ...mail, 'CLIENT_ADDRESS_HEADER', ...newsletter];

const allSet = {
  PUBLIC_SITE_URL: site,
  PUBLIC_CONTACT_EMAIL: 'hello@hospital.org',
  PUBLIC_LEGAL_NAME: 'Hospital, Inc.',
  PUBLIC_LEGAL_ADDRESS: '2 Long Street, Boston, MA 02110',
  SMTP_URL: 'smtps://site:secret@localhost',
  CONTACT_TO: 'sales@hospital.org',
  CONTACT_FROM: 'site@example.hospital.org',
  CLIENT_ADDRESS_HEADER: 'x-real-ip',
  NEWSLETTER_TO: 'news@hospital.org',
  NEWSLETTER_SECRET: 'x'.repeat(32),
};

test('on the deployed host the published site needs what functions cannot have of themselves', () => {
  const lines = list({ VERCEL: '1', VERCEL_ENV: 'production' });
  const ofFunctions = ['REDIS_URL', 'CRON_SECRET'];
  expect(lines).toEqual([
    title,
    'PUBLIC_SITE_URL',
    ...contact,
    ...mail,
    ...ofFunctions,
    ...newsletter,
  ]);
});

test('on any other host a real address says that the site is published', () => {
  expect(list({ PUBLIC_SITE_URL: ` ${site} ` })).toEqual([title, ...onServers]);
});

test('what is set is not listed, and the webhook has what the e-mail would have', () => {
  const published = { VERCEL_ENV: 'production', SMTP_URL: 'smtps://x', CONTACT_TO: ' ' };
  expect(list(published)).not.toContain('SMTP_URL');
  expect(list(published)).toContain('CONTACT_TO');
  const hook = (host: string) => list({ ...published, NEWSLETTER_WEBHOOK: `https://${host}` });
  expect(hook('crm.hospital.org')).not.toContain('NEWSLETTER_TO');
  expect(hook('crm.example.com')).toContain('NEWSLETTER_TO');
  expect(list(allSet)).toEqual([]);
});

test('behind a proxy that nobody named all visitors are one, with the limit of one', () => {
  const sentence = (limit?: string) =>
    sentenceOf('CLIENT_ADDRESS_HEADER', '', limit ? { RATE_LIMIT_PER_CLIENT: limit } : {});
  expect(sentence()).toBe(
    '  CLIENT_ADDRESS_HEADER: until it is set, all visitors behind a proxy count as one, who may send 5 messages a minute; write x-real-ip if the proxy overwrites it (docs/hosting.md).',
  );
  expect(sentence('20')).toContain('who may send 20 messages a minute');
});

test('the examples of .env.example and of our own words are no values', () => {
  const defaults = Object.entries(readSettings({})).filter(([name]) => name in allSet);
  const copied = {
    ...Object.fromEntries(defaults),
    PUBLIC_SITE_URL: site,
    PUBLIC_LEGAL_NAME: 'Example Health, Inc.',
    PUBLIC_LEGAL_ADDRESS: '1 Main Street, Boston, MA 02110',
    SMTP_URL: 'smtps://user:password@mail.example.com',
  };
  expect(list(copied)).toEqual([title, ...onServers]);
  expect(describe(copied).join()).not.toContain('password');
  expect(sentenceOf('CONTACT_TO', 'sales@triage.example')).toBe(
    '  CONTACT_TO: found an example; until it is set, messages go to an address that nobody reads.',
  );
});

test.each([
  ['CONTACT_TO', 'sales@example.net'],
  ['CONTACT_FROM', 'site@mail.hospital.test'],
  ['SMTP_URL', 'smtp://mail.invalid.:25'],
  ['ERROR_MONITOR_URL', 'https://errors.example.org/in'],
  ['REDIS_URL', 'rediss://user:password@redis.example.com:6379'],
  ['PUBLIC_BLOG_HOST', 'https://blog.example.com'],
])('%s=%s is an example', (name, value) => {
  expect(sentenceOf(name, value, allSet)).toContain(`  ${name}: found an example`);
  expect(sentenceOf(name, value, allSet)).not.toContain('password');
});

test.each([
  ['PUBLIC_LEGAL_NAME', '<'],
  ['PUBLIC_LEGAL_ADDRESS', '<'],
] as const)('the example of %s is the one that its refusal gives', (name, bad) => {
  const [, example = ''] = /such as (.+?)\. The (?:legal|postal)/.exec(refusal(name, bad)) ?? [];
  expect(sentenceOf(name, example)).toContain('found an example');
});

test('a published address without TLS is amiss', () => {
  expect(describe({ ...allSet, PUBLIC_SITE_URL: 'http://www.hospital.org' })).toEqual([
    title,
    '  PUBLIC_SITE_URL: found http://www.hospital.org; until it begins with https://, browsers warn of the site, and what visitors write can be read on its way.',
  ]);
});

test.each([
  {},
  { VERCEL: '1', VERCEL_ENV: 'preview' },
  { VERCEL: '1', VERCEL_ENV: 'preview', PUBLIC_SITE_URL: 'https://www.hospital.org' },
  { PUBLIC_SITE_URL: 'http://localhost:4321' },
  { PUBLIC_SITE_URL: 'http://127.0.0.1:4321' },
  { PUBLIC_SITE_URL: 'http://[::1]:4321' },
  { PUBLIC_SITE_URL: 'http://site.localhost' },
  { PUBLIC_SITE_URL: 'https://triage.example' },
  { PUBLIC_SITE_URL: 'https://triage.example.' },
  { PUBLIC_SITE_URL: 'https://triage.test' },
  { PUBLIC_SITE_URL: 'https://triage.invalid' },
  { PUBLIC_SITE_URL: 'https://www.example.com' },
  { PUBLIC_SITE_URL: 'https://triage.example.org' },
  { PUBLIC_SITE_URL: 'https://example.net' },
  { PUBLIC_SITE_URL: 'no address' },
])('nothing is said of a site that is not published: %j', (environment) => {
  expect(list(environment)).toEqual([]);
});

test.each([
  'https://contest.com',
  'https://example.health',
  'https://test.triage.org',
  'https://myexample.com',
  'https://example.com.hospital.org',
])('%s is an address of the internet', (address) => {
  expect(list({ PUBLIC_SITE_URL: address })).not.toEqual([]);
});

test('drafts that are built for the published site are told, as a preview may be meant', () => {
  expect(sentenceOf('PUBLIC_DRAFTS', 'on')).toBe(
    '  PUBLIC_DRAFTS: found on: drafts are shown, and search engines sent away; write off, unless this is a preview.',
  );
  expect(sentenceOf('PUBLIC_DRAFTS', 'off')).toBeUndefined();
});
