import { expect, test } from 'vitest';
import { readSettings, settingNames } from '../../../../src/config/settings.ts';
import { describeStart } from '../../../../src/hosting/server/start-message.ts';

function describe(environment: Record<string, string>): string {
  return describeStart('http://127.0.0.1:4321', readSettings(environment), environment);
}

test('a bare start says where the site is, where mail lands and what runs on defaults', () => {
  const lines = describe({}).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'TRIAGE is at http://127.0.0.1:4321',
    'Mail is written to the folder .outbox, because SMTP_URL is not set.',
    'Settings that are not set, with what is used instead:',
  ]);
  expect(lines).toHaveLength(3 + settingNames.length);
  expect(lines.find((line) => line.includes('PUBLIC_SITE_URL'))).toMatch(
    /^ {2}PUBLIC_SITE_URL +https:\/\/triage\.example$/,
  );
  // No header is believed that nobody has named.
  expect(lines.find((line) => line.includes('CLIENT_ADDRESS_HEADER'))).toMatch(/ \(empty\)$/);
  expect(lines.find((line) => line.includes('REDIS_URL'))).toMatch(/^ {2}REDIS_URL +\(empty\)$/);
});

test('a mail server is named without its password', () => {
  const message = describe({ SMTP_URL: 'smtps://triage:secret@mail.example.com:465' });
  expect(message).toContain('Mail goes to the mail server mail.example.com:465.');
  expect(message).not.toMatch(/secret|triage:|^ {2}SMTP_URL/m);
});

test('nothing is listed when everything is set', () => {
  const webhookSecret = `whsec_${Buffer.alloc(32).toString('base64')}`;
  const everything = {
    ...readSettings({}),
    PUBLIC_BLOG_HOST: 'https://blog.example.com',
    PUBLIC_GTM_ID: 'GTM-ABC1234',
    PUBLIC_ADMIN: 'local',
    PUBLIC_TAG_HOSTS: 'https://consent.example.com',
    PUBLIC_FUNCTIONS_KEY: 'key',
    SMTP_URL: 'smtp://mail.example.com',
    REDIS_URL: 'redis://cache.example.com',
    CONTACT_WEBHOOK: 'https://crm.example.com/in',
    CONTACT_WEBHOOK_SECRET: webhookSecret,
    NEWSLETTER_WEBHOOK: 'https://list.example.com/in',
    NEWSLETTER_WEBHOOK_SECRET: webhookSecret,
    NEWSLETTER_SECRET: 'x'.repeat(32),
    CRON_SECRET: 'x'.repeat(32),
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    ERROR_MONITOR_URL: 'https://errors.example.com/in',
    PUBLIC_LEGAL_NAME: 'Example Ltd',
    PUBLIC_LEGAL_ADDRESS: '1 Example Street',
  };
  expect(describe(everything).split('\n')).toHaveLength(2);
});
