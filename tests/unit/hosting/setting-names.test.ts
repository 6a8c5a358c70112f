import { expect, test } from 'vitest';
import { findMisspeltSettings } from '../../../src/hosting/setting-names.ts';

test('a misspelt setting is told with the name that was meant', () => {
  expect(findMisspeltSettings({ SMTP_ULR: 'x', CONTACT_T0: 'y', PUBLIC_SITEURL: 'z' })).toEqual([
    'SMTP_ULR is no setting and is not read; write SMTP_URL.',
    'CONTACT_T0 is no setting and is not read; write CONTACT_TO.',
    'PUBLIC_SITEURL is no setting and is not read; write PUBLIC_SITE_URL.',
  ]);
  expect(findMisspeltSettings({ PUBLIC_MOTTO: 'x' })).toEqual([
    'PUBLIC_MOTTO is no setting and is not read; README lists those that are.',
  ]);
});

test.each([
  ['SITE_URL', 'PUBLIC_SITE_URL'],
  ['SITE_ULR', 'PUBLIC_SITE_URL'],
  ['SITEURL', 'PUBLIC_SITE_URL'],
  ['CONTACT_EMAIL', 'PUBLIC_CONTACT_EMAIL'],
  ['CONTACT_MAIL', 'PUBLIC_CONTACT_EMAIL'],
  ['LEGAL_NAME', 'PUBLIC_LEGAL_NAME'],
  ['LEGAL_ADRESS', 'PUBLIC_LEGAL_ADDRESS'],
  ['GTM_ID', 'PUBLIC_GTM_ID'],
  ['smtp_url', 'SMTP_URL'],
  ['Public_Site_Url', 'PUBLIC_SITE_URL'],
  ['site_url', 'PUBLIC_SITE_URL'],
  ['RATE_LIMIT', 'RATE_LIMIT_PER_CLIENT or RATE_LIMIT_TOTAL'],
  ['ERROR_URL', 'ERROR_MONITOR_URL'],
  ['CONTACT_SECRET', 'CONTACT_WEBHOOK_SECRET'],
  ['NEWSLETER_SECRET', 'NEWSLETTER_SECRET'],
  ['REDIS_URI', 'REDIS_URL'],
  ['LOGFORMAT', 'LOG_FORMAT'],
])('%s was meant for %s', (name, meant) => {
  expect(findMisspeltSettings({ [name]: 'x' })).toEqual([
    `${name} is no setting and is not read; write ${meant}.`,
  ]);
});

test.each([
  ['SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD', 'SMTP_URL'],
  ['MAIL_FROM', 'CONTACT_FROM'],
  ['MAIL_TO', 'CONTACT_TO'],
  ['CONTACT_WEBHOOK_URL CONTACT_HOOK', 'CONTACT_WEBHOOK'],
  ['REDIS_HOST REDIS_PASSWORD REDIS_TLS_URL', 'REDIS_URL'],
  ['CLIENT_IP_HEADER client-ip-header', 'CLIENT_ADDRESS_HEADER'],
  ['VITE_SITE_URL NEXT_PUBLIC_SITE_URL PUBLIC-SITE-URL public.site.url', 'PUBLIC_SITE_URL'],
  ['OUTBOX', 'MAIL_OUTBOX'],
])('%s: other programs name so what is %s here', (names, meant) => {
  for (const name of names.split(' ')) {
    expect(findMisspeltSettings({ [name]: 'x' })).toEqual([
      `${name} is no setting and is not read; write ${meant}.`,
    ]);
  }
});

test('once the setting is there, what other programs read is theirs', () => {
  const given = { REDIS_URL: 'x', PUBLIC_SITE_URL: 'x', MAIL_OUTBOX: 'x', SMTP_URL: 'x' };
  const theirs = { REDIS_HOST: 'x', REDIS_TLS_URL: 'x', VITE_SITE_URL: 'x', SMTP_HOST: 'x' };
  expect(findMisspeltSettings({ ...given, ...theirs })).toEqual([]);
});

test('nothing is said of services beside the site that are called as settings begin', () => {
  const links = {
    SMTP_SERVICE_HOST: '10.0.0.11',
    MAIL_SERVICE_HOST: 'fd00::1',
    SMTP_SERVICE_PORT: '25',
    SMTP_SERVICE_PORT_SUBMISSION: '587',
    MAIL_PORT: 'tcp://10.0.0.11:25',
    SMTP_PORT: 'tcp://10.0.0.11:25',
    CONTACT_PORT_80_TCP: 'tcp://10.0.0.11:80',
    CONTACT_PORT_80_TCP_PROTO: 'tcp',
    CONTACT_PORT_80_TCP_PORT: '80',
    CONTACT_PORT_80_TCP_ADDR: '10.0.0.11',
  };
  expect(findMisspeltSettings(links)).toEqual([]);
  expect(findMisspeltSettings({ MAIL_PORT: '25', CONTACT_SERVICE_HOST: 'mail.org' })).toHaveLength(
    2,
  );
});

test('what is no name is not repeated: it may hold a part of a value', () => {
  expect(findMisspeltSettings({ 'SMTP_URL: smtp://user:secret@x?a': 'b' })).toEqual([]);
  expect(findMisspeltSettings({ 'BASH_FUNC_mail%%': 'x', 'ProgramFiles(x86)': 'x' })).toEqual([]);
});

test.each(['SMTP_SECURE', 'MAIL_DRIVER', 'CONTACT_PHONE', 'NEWSLETTER_LIST'])(
  '%s begins as settings do, and is told',
  (name) => {
    expect(findMisspeltSettings({ [name]: 'x' })).toEqual([
      `${name} is no setting and is not read; README lists those that are.`,
    ]);
  },
);

test('nothing is said of settings, of hosts and of what other programs read', () => {
  const environment = { SMTP_URL: 'x', HOST: 'a', PORT: '1', PATH: '/bin', LANGUAGE: 'en' };
  expect(findMisspeltSettings({ ...environment, VERCEL_URL: 'x', npm_package_json: 'y' })).toEqual(
    [],
  );
});

test.each([
  'HOME USER LOGNAME USERNAME SHELL TERM TERM_PROGRAM HOSTNAME MAIL MAILCHECK EDITOR VISUAL PAGER',
  'TMPDIR TEMP DISPLAY COLORTERM SHLVL PWD OLDPWD LS_COLORS SSH_AUTH_SOCK XDG_RUNTIME_DIR _',
  'http_proxy HTTPS_PROXY no_proxy SSL_CERT_FILE NODE_EXTRA_CA_CERTS CI FORCE_COLOR NO_COLOR',
  'DATABASE_URL POSTGRES_URL REDIS_PORT REDISCLI_AUTH API_URL BASE_URL APP_URL HTTP_URL HOST_NAME',
  'LOG_LEVEL LOG_FILE ERROR_LOG REAL_NAME FULL_NAME CLIENT_ID CLIENT_SECRET WEBHOOK_SECRET DEBUG',
  'GITHUB_TOKEN RUNNER_OS DOCKER_HOST KUBERNETES_SERVICE_HOST AWS_REGION SENTRY_DSN SECRET_KEY',
  'VERCEL_ENV VERCEL_OBSERVABILITY_CLIENT_CONFIG PUBLIC_VERCEL_ENV PUBLIC_VERCEL_URL NOW_REGION',
  'npm_config_cache NPM_TOKEN NODE_ENV NODE_OPTIONS INIT_CWD WIREIT_LOGGER ASTRO_TELEMETRY_DISABLED',
])('nothing is said of %s', (names) => {
  const environment = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
  expect(findMisspeltSettings(environment)).toEqual([]);
});

test('the host keeps its own names, and ours beside them is told', () => {
  expect(findMisspeltSettings({ PUBLIC_VERCEL_INSIGHT: 'on' })).toEqual([
    'PUBLIC_VERCEL_INSIGHT is no setting and is not read; write PUBLIC_VERCEL_INSIGHTS.',
  ]);
});
