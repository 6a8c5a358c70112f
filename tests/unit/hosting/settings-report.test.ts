import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPublicSettings, readSettings } from '../../../src/config/settings.ts';
import {
  describeBuildSettings,
  describeMissingSettings,
  describeOtherBuild,
  describeStart,
  findMisspeltSettings,
  findSettingProblems,
  readBuiltSettings,
  refuseOwnBlogHost,
} from '../../../src/hosting/settings-report.ts';

const site = 'https://www.hospital.org';
/** In the order in which the list names them, after the address. */
const allSet = {
  PUBLIC_SITE_URL: site,
  PUBLIC_CONTACT_EMAIL: 'hello@hospital.org',
  SMTP_URL: 'smtps://site:secret@localhost',
  CONTACT_TO: 'sales@hospital.org',
  CONTACT_FROM: 'site@example.hospital.org',
  CLIENT_ADDRESS_HEADER: 'x-real-ip',
  NEWSLETTER_TO: 'news@hospital.org',
  NEWSLETTER_SECRET: 'x'.repeat(32),
};

const describe = (environment: Readonly<Record<string, string>>) =>
  describeMissingSettings(environment, 'THIS BUILD').join('\n');
const list = (environment: Readonly<Record<string, string>>) =>
  Array.from(describe(environment).matchAll(/([A-Z_]+) \(/g), ([, name]) => name);

test('a published site is told what it needs: on a server, and where functions come and go', () => {
  const needed = Object.keys(allSet).slice(1);
  expect(list({ PUBLIC_SITE_URL: ` ${site} ` })).toEqual(needed);
  const ofFunctions = ['PUBLIC_SITE_URL', 'REDIS_URL', 'CRON_SECRET'];
  const others = needed.filter((name) => name !== 'CLIENT_ADDRESS_HEADER');
  const onHost = new Set(list({ VERCEL: '1', VERCEL_ENV: 'production' }));
  expect(onHost).toEqual(new Set([...ofFunctions, ...others]));
  expect(list(allSet)).toEqual([]);
});

test('a webhook has what the e-mail would have', () => {
  const hook = { NEWSLETTER_TO: '', NEWSLETTER_WEBHOOK: 'https://crm.hospital.org' };
  expect(list({ ...allSet, ...hook })).toEqual([]);
});

test.each([
  ['CONTACT_TO', 'sales@triage.example', 'an example'],
  ['SMTP_URL', 'smtps://user:password@mail.example.com', 'an example'],
  ['PUBLIC_BLOG_HOST', 'https://blog.example.com', 'an example'],
  ['PUBLIC_SITE_URL', 'http://www.hospital.org', 'without https'],
  ['PUBLIC_DRAFTS', 'on', 'shows drafts to everybody'],
])('%s=%s is amiss on a published site', (name, value, what) => {
  expect(describe({ ...allSet, [name]: value })).toContain(`AMISS: ${name} (${what}). `);
});

test.each([
  {},
  { VERCEL: '1', VERCEL_ENV: 'preview', PUBLIC_SITE_URL: site },
  { PUBLIC_SITE_URL: 'http://[::1]:4321' },
  { PUBLIC_SITE_URL: 'https://www.example.com' },
])('nothing is said of a site that is not published: %j', (environment) => {
  expect(list(environment)).toEqual([]);
});

test('names that are no settings are told with what was meant, and those of others are not', () => {
  const others = { npm_config_build: '', NODE_ENV: 'test', VERCEL_URL: 'a', MY_PORT: '1' };
  expect(findMisspeltSettings({ ...others, CONTACT_T0: 'x', SITE_URL: site })).toEqual([
    'CONTACT_T0 is no setting and is not read; write CONTACT_TO.',
    'SITE_URL is no setting and is not read; write PUBLIC_SITE_URL.',
  ]);
});

test('a build says what the functions will refuse, and goes on', () => {
  expect(describeBuildSettings({ RATE_LIMIT_TOTAL: 'many', PUBLIC_GTM_ID: 'UA-1' })).toEqual([
    'THE SITE CANNOT RUN WITH THESE SETTINGS:',
    expect.stringMatching(/^ {2}RATE_LIMIT_TOTAL: found "many"; write a whole number/),
  ]);
});

test('the start says where mail goes, and no password', () => {
  const told = describeStart(
    site,
    readSettings({ SMTP_URL: 'smtps://site:hunter2@mail.hospital.org' }),
  );
  expect(told).toContain('Mail goes to the mail server mail.hospital.org.');
  expect(told).not.toContain('hunter2');
});

test('what a build was given is served with it, and a server that wants other pages is told', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'built-'));
  const file = path.join(folder.path, 'build-settings.json');
  expect(readBuiltSettings(file, {})).toEqual({});
  const given = { PUBLIC_SITE_URL: site, PUBLIC_CONTACT_EMAIL: 'hello@hospital.org' };
  writeFileSync(file, JSON.stringify({ ...readPublicSettings(given), scheduled: ['/later'] }));
  expect(readBuiltSettings(file, { PUBLIC_SITE_URL: ' ' })).toEqual(given);
  const other = {
    PUBLIC_SITE_URL: 'https://other.org',
    PUBLIC_DRAFTS: ' off ',
    CONTACT_TO: 'a@b.c',
  };
  expect(readBuiltSettings(file, other)).toEqual({ PUBLIC_CONTACT_EMAIL: 'hello@hospital.org' });
  expect(describeOtherBuild(file, other)).toEqual([
    'PUBLIC_SITE_URL: the pages were built with https://www.hospital.org, and keep it until they are built with https://other.org.',
  ]);
  writeFileSync(file, '{"PUBLIC_SITE_URL":');
  expect(() => readBuiltSettings(file, {})).toThrow(`${file} cannot be read, and it says what`);
});

test('Redis without a mail server is told, as every message would be refused', () => {
  const given = { REDIS_URL: 'redis://redis.example.com' };
  expect(findSettingProblems({ ...given, SMTP_URL: ' ' })).toEqual([
    expect.stringMatching(
      /^SMTP_URL: missing, though REDIS_URL is set.+ or take REDIS_URL away\.$/,
    ),
  ]);
  expect(findSettingProblems({ ...given, SMTP_URL: 'smtp://mail.example.com' })).toEqual([]);
});

test('this site is refused as the blog host', () => {
  expect(() => {
    refuseOwnBlogHost(readPublicSettings({ PUBLIC_SITE_URL: site, PUBLIC_BLOG_HOST: site }));
  }).toThrow('PUBLIC_BLOG_HOST: found https://www.hospital.org, which is PUBLIC_SITE_URL itself;');
});
