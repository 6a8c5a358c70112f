import { expect, test } from 'vitest';
import { readPublicSettings, readSettings } from '../../../src/config/settings.ts';

test('what is empty or blank has its default', () => {
  expect(readSettings({ CONTACT_TO: '  ' })).toMatchObject({
    PUBLIC_SITE_URL: 'https://triage.example',
    CONTACT_TO: 'sales@triage.example',
    SMTP_URL: '',
  });
});

test('every malformed value is named at once, with what was found and what to write', () => {
  const environment = {
    PUBLIC_SITE_URL: 'example.com',
    RATE_LIMIT_TOTAL: 'many',
    CONTACT_TO: 'a@hospital',
    SMTP_URL: 'smtp://site:100%safe@mail.example.com',
  };
  const messages = [
    'PUBLIC_SITE_URL: found "example.com"; write an origin without a path, such as https://www.example.com.',
    'RATE_LIMIT_TOTAL: found "many"; write a whole number from 1 to 999999.',
    'such as hello@example.com: the part after the @ needs a dot.',
    'SMTP_URL: found a value that is not shown here; write an address such as',
    '# as %23, / as %2F, ? as %3F, : as %3A, @ as %40, % as %25; put the value in quotes in .env',
  ];
  for (const message of messages) expect(() => readSettings(environment)).toThrow(message);
  expect(() => readSettings(environment)).not.toThrow('100%safe');
});

test.each([
  ['https://www.Hospital.org:443/', 'https://www.hospital.org'],
  ['https://münchen.de', 'https://xn--mnchen-3ya.de'],
  ['ftp://www.hospital.org', 'an origin without a path, such as https://www.example.com'],
])('PUBLIC_SITE_URL=%s is told to be written %s', (bad, good) => {
  expect(() => readSettings({ PUBLIC_SITE_URL: bad })).toThrow(
    `PUBLIC_SITE_URL: found "${bad}"; write ${good}. The public address`,
  );
});

test.each([
  ['PUBLIC_SITE_URL', 'https://www.example.com', 'https://www.example.com/path'],
  ['PUBLIC_GTM_ID', 'GTM-ABC1234', 'UA-1'],
  ['PUBLIC_TAG_HOSTS', 'https://a.example.com', "https://a.example.com; script-src 'unsafe-eval'"],
  ['PUBLIC_VIDEO_URL', '/media/film.mp4', '/\\cdn.example.com/film.mp4'],
  ['PUBLIC_FUNCTIONS_URL', 'https://api.example.com/functions/v1', 'https://api.example.com/v1/'],
  ['PUBLIC_FUNCTIONS_KEY', 'abc.def-123', 'two words'],
  ['SMTP_URL', 'smtps://a:100%25safe@mail.example.com', 'smtps://a:4711?geheim@mail.example.com'],
  ['REDIS_URL', 'rediss://default:pass@redis.example.com:6379/0?family=0', 'redis://?family=0'],
  ['REDIS_URL', 'redis://:pass@redis.example.com/2', 'redis://:4711/geheim@redis.example.com'],
  ['CONTACT_RECEIPT', 'on', 'yes'],
  ['CONTACT_WEBHOOK', 'https://crm.example.com/leads?key=1', 'http://crm.example.com/leads'],
  ['CONTACT_WEBHOOK', 'http://[::1]:8080/leads', 'http://127.0.0.1.evil.example/'],
  ['CONTACT_WEBHOOK_SECRET', `whsec_${'A'.repeat(32)}`, `whsec_${'A'.repeat(31)}`],
  ['CLIENT_ADDRESS_HEADER', 'x-forwarded-for', 'x-forwarded-host'],
  ['MAIL_OUTBOX', '/srv/o’brien/~mail', '~/mail'],
  ['CRON_SECRET', '0123456789abcdef', 'short'],
  ['CONTACT_FROM', "o'brien+site@st-marys.example", 'Site <site@example.com>'],
  ['CONTACT_TO', 'sales@krankenhäuser.org', 'group:sales@example.com'],
] as const)('%s accepts %s and refuses %s', (name, good, bad) => {
  expect(readSettings({ [name]: good })[name]).toBe(good);
  expect(() => readSettings({ [name]: bad })).toThrow(name);
});

test('previews name the public site: as it is set, or as the host knows it', () => {
  const preview = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'www.example.com' };
  const read = (environment: object) => readPublicSettings({ ...environment }).PUBLIC_SITE_URL;
  expect(read(preview)).toBe('https://www.example.com');
  expect(read({ ...preview, PUBLIC_SITE_URL: 'https://a.example' })).toBe('https://a.example');
  expect(read({ ...preview, VERCEL: '' })).toBe('https://triage.example');
});

test('drafts are refused on the published site, and taken in a preview', () => {
  const read = (environment: string) =>
    readPublicSettings({ PUBLIC_DRAFTS: 'on', VERCEL_ENV: environment }).PUBLIC_DRAFTS;
  expect(read('preview')).toBe('on');
  expect(() => read('production')).toThrow('PUBLIC_DRAFTS: found "on" in the production environ');
});
