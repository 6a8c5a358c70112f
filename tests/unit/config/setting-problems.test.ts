import { expect, test } from 'vitest';
import {
  findIdleSettings,
  findSettingProblems,
  refuseOwnBlogHost,
} from '../../../src/config/setting-problems.ts';
import { readPublicSettings } from '../../../src/config/settings.ts';

test('a webhook is refused without its secret', () => {
  const hook = { CONTACT_WEBHOOK: 'https://crm.example.com/in', CONTACT_WEBHOOK_SECRET: ' ' };
  expect(findSettingProblems(hook)).toEqual([
    expect.stringMatching(/^CONTACT_WEBHOOK_SECRET: missing, though .+; write whsec_/),
  ]);
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

const perClient = { RATE_LIMIT_PER_CLIENT: '100' };
const hosts = { PUBLIC_TAG_HOSTS: 'https://tags.hospital.org' };
const secret = { CONTACT_WEBHOOK_SECRET: 'whsec_hunter2' };
test.each([
  [perClient, 'RATE_LIMIT_PER_CLIENT: found 100, more than the 60 of', { RATE_LIMIT_TOTAL: '100' }],
  [hosts, 'PUBLIC_TAG_HOSTS: found https://tags.hospital.org, and', { PUBLIC_GTM_ID: 'GTM-ABC1' }],
  [secret, 'CONTACT_WEBHOOK_SECRET: signs nothing, as', { CONTACT_WEBHOOK: 'https://a.example' }],
])('%j alone does nothing, and that is told: %s', (given, told, needed) => {
  expect(findIdleSettings(given)).toEqual([expect.stringContaining(told)]);
  expect(findIdleSettings({ ...given, ...needed })).toEqual([]);
});

test('this site is refused as the blog host', () => {
  const site = { PUBLIC_SITE_URL: 'https://www.hospital.org' };
  expect(() => {
    refuseOwnBlogHost(readPublicSettings({ ...site, PUBLIC_BLOG_HOST: site.PUBLIC_SITE_URL }));
  }).toThrow('PUBLIC_BLOG_HOST: found https://www.hospital.org, which is PUBLIC_SITE_URL itself;');
});
