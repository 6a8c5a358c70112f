import { expect, test } from 'vitest';
import { describeMissingSettings } from '../../../src/hosting/missing-settings.ts';

/** The names that are listed, and first whatever opens the list. */
function list(environment: Record<string, string>): string[] {
  return describeMissingSettings(environment, 'THIS BUILD').map(
    (line) => /^ {2}(\w+): until it is set, .+\.$/.exec(line)?.[1] ?? line,
  );
}

const opening = 'THIS BUILD, AND SETTINGS ARE MISSING:';
const everywhere = [
  'PUBLIC_CONTACT_EMAIL',
  'PUBLIC_LEGAL_NAME',
  'PUBLIC_LEGAL_ADDRESS',
  'SMTP_URL',
  'CONTACT_TO',
  'CONTACT_FROM',
  'NEWSLETTER_TO',
  'NEWSLETTER_SECRET',
];

test('on the deployed host the published site needs what functions cannot have of themselves', () => {
  const lines = list({ VERCEL: '1', VERCEL_ENV: 'production' });
  expect(lines).toEqual([opening, ...everywhere, 'PUBLIC_SITE_URL', 'REDIS_URL', 'CRON_SECRET']);
});

test('on any other host a real address says that the site is published', () => {
  expect(list({ PUBLIC_SITE_URL: ' https://www.example.com ' })).toEqual([opening, ...everywhere]);
});

test('what is set is not listed, and the webhook has what the e-mail would have', () => {
  const published = { VERCEL_ENV: 'production', SMTP_URL: 'smtps://x', CONTACT_TO: ' ' };
  expect(list(published)).not.toContain('SMTP_URL');
  expect(list(published)).toContain('CONTACT_TO');
  expect(list({ ...published, NEWSLETTER_WEBHOOK: 'https://x' })).not.toContain('NEWSLETTER_TO');
  const all = Object.fromEntries(everywhere.map((name) => [name, 'x']));
  expect(list({ ...all, PUBLIC_SITE_URL: 'https://www.example.com' })).toEqual([]);
});

test.each([
  {},
  { VERCEL: '1', VERCEL_ENV: 'preview' },
  { VERCEL: '1', VERCEL_ENV: 'preview', PUBLIC_SITE_URL: 'https://www.example.com' },
  { PUBLIC_SITE_URL: 'http://localhost:4321' },
  { PUBLIC_SITE_URL: 'http://127.0.0.1:4321' },
  { PUBLIC_SITE_URL: 'http://[::1]:4321' },
  { PUBLIC_SITE_URL: 'http://site.localhost' },
  { PUBLIC_SITE_URL: 'https://triage.example' },
  { PUBLIC_SITE_URL: 'https://triage.example.' },
  { PUBLIC_SITE_URL: 'https://triage.test' },
  { PUBLIC_SITE_URL: 'https://triage.invalid' },
  { PUBLIC_SITE_URL: 'no address' },
])('nothing is said of a site that is not published: %j', (environment) => {
  expect(list(environment)).toEqual([]);
});

test.each(['https://contest.com', 'https://example.health', 'https://test.triage.org'])(
  '%s is an address of the internet',
  (address) => {
    expect(list({ PUBLIC_SITE_URL: address })).not.toEqual([]);
  },
);
