import { expect, test } from 'vitest';
import {
  collectProblems,
  findIdleSettings,
  findSettingProblems,
  refuseOwnBlogHost,
  requireHookSecrets,
} from '../../../src/config/setting-problems.ts';
import { InvalidSettings, readPublicSettings } from '../../../src/config/settings.ts';
import { UnusableSetting } from '../../../src/contact/errors.ts';
import { readTransportSettings } from '../../../src/contact/mail/transport.ts';

test('all that is wrong is told at once, a webhook without its secret too', () => {
  const problems = findSettingProblems({
    LOG_FORMAT: 'txt',
    NEWSLETTER_WEBHOOK: 'https://list.example.com/in',
    RATE_LIMIT_TOTAL: 'many',
  });
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'RATE_LIMIT_TOTAL',
    'LOG_FORMAT',
    'NEWSLETTER_WEBHOOK_SECRET',
  ]);
  expect(findSettingProblems({})).toEqual([]);
});

test.each(['CONTACT_WEBHOOK', 'NEWSLETTER_WEBHOOK'])('%s is refused without its secret', (hook) => {
  const given = { [hook]: 'https://crm.example.com/in' };
  const ask = (secret?: string) => () => {
    requireHookSecrets({ ...given, [`${hook}_SECRET`]: secret });
  };
  expect(ask()).toThrow(InvalidSettings);
  expect(ask(' ')).toThrow(`${hook}_SECRET: missing, though ${hook} is set; write whsec_`);
  expect(ask('whsec_x')).not.toThrow();
});

test('Redis without a mail server is told, as every message would be refused', () => {
  const given = { REDIS_URL: 'redis://redis.example.com' };
  const [problem, ...others] = findSettingProblems({ ...given, SMTP_URL: ' ' });
  expect(problem).toMatch(
    /^SMTP_URL: missing, though REDIS_URL is set.+ or take REDIS_URL away\.$/,
  );
  expect(others).toEqual([]);
  expect(() => readTransportSettings(given)).toThrow(UnusableSetting);
  expect(findSettingProblems({ ...given, SMTP_URL: 'smtp://mail.example.com' })).toEqual([]);
  // There the list of what is missing says it.
  expect(findSettingProblems({ ...given, VERCEL: '1' })).toEqual([]);
});

test('more for one client than for all is told, when somebody wrote it', () => {
  const find = (perClient: string, total: string) =>
    findIdleSettings({ RATE_LIMIT_PER_CLIENT: perClient, RATE_LIMIT_TOTAL: total });
  expect(find('100', '10')).toEqual([
    'RATE_LIMIT_PER_CLIENT: found 100, more than the 10 of RATE_LIMIT_TOTAL, which all clients together may send; write a smaller number, or a greater RATE_LIMIT_TOTAL.',
  ]);
  expect(find('100', ' ')[0]).toContain('more than the 60 of RATE_LIMIT_TOTAL');
  expect([find('10', '10'), find('', '3'), find('many', '3'), find('9', 'x')].flat()).toEqual([]);
});

test.each(['CONTACT_WEBHOOK', 'NEWSLETTER_WEBHOOK'])('a secret without its %s is told', (hook) => {
  const secret = { [`${hook}_SECRET`]: 'whsec_hunter2' };
  expect(findIdleSettings(secret)).toEqual([
    `${hook}_SECRET: signs nothing, as ${hook} is not set; write the address of the receiver into ${hook}, or take the secret away.`,
  ]);
  expect(findIdleSettings({ ...secret, [hook]: 'https://crm.example.com/in' })).toEqual([]);
});

test('what nobody foresaw is no problem of a setting', () => {
  const broken = () => {
    throw new TypeError('broken');
  };
  expect(() => collectProblems(broken)).toThrow(TypeError);
});

test('hosts of tags without a tag manager are told', () => {
  const hosts = { PUBLIC_TAG_HOSTS: 'https://tags.hospital.org' };
  expect(findIdleSettings(hosts)).toEqual([
    'PUBLIC_TAG_HOSTS: found https://tags.hospital.org, and nothing loads from there, as PUBLIC_GTM_ID is not set; write the container id into PUBLIC_GTM_ID, or take the hosts away.',
  ]);
  expect(findIdleSettings({ ...hosts, PUBLIC_GTM_ID: 'GTM-ABC1234' })).toEqual([]);
});

test('this site is refused as the blog host', () => {
  const site = { PUBLIC_SITE_URL: 'https://www.hospital.org' };
  const refuse = (blog: string) => () => {
    refuseOwnBlogHost(readPublicSettings({ ...site, PUBLIC_BLOG_HOST: blog }));
  };
  expect(refuse('')).not.toThrow();
  expect(refuse('https://blog.hospital.org')).not.toThrow();
  expect(refuse(site.PUBLIC_SITE_URL)).toThrow(
    'PUBLIC_BLOG_HOST: found https://www.hospital.org, which is PUBLIC_SITE_URL itself; write',
  );
});
