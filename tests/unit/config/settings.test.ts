import { describe, expect, it } from 'vitest';
import {
  InvalidSettings,
  isDeployed,
  readPublicSettings,
  readSettings,
} from '../../../src/config/settings.ts';

/** @param bytes of its key */
function secretOf(bytes: number): string {
  return `whsec_${Buffer.alloc(bytes, 'x').toString('base64')}`;
}

describe('readSettings', () => {
  it('runs on defaults when nothing is set', () => {
    const values = readSettings({});
    expect(values.PUBLIC_SITE_URL).toBe('https://triage.example');
    expect(values.MAIL_OUTBOX).toBe('.outbox');
    expect(values.SMTP_URL).toBe('');
  });

  it('takes an empty or blank variable for an unset one', () => {
    expect(readSettings({ CONTACT_TO: '  ' }).CONTACT_TO).toBe('sales@triage.example');
  });

  it('names every malformed value at once, with what was found and what to write', () => {
    const read = () => readSettings({ PUBLIC_SITE_URL: 'example.com', RATE_LIMIT_TOTAL: 'many' });
    expect(read).toThrow(InvalidSettings);
    expect(read).toThrow(
      'PUBLIC_SITE_URL: found "example.com"; write an origin without a path, such as https://www.example.com.',
    );
    expect(read).toThrow('RATE_LIMIT_TOTAL: found "many"; write a whole number from 1 to 999999.');
  });

  it('says how to write a password with a sign that an address gives a meaning', () => {
    const read = () => readSettings({ SMTP_URL: 'smtp://site:100%safe@mail.example.com' });
    expect(read).toThrow(
      '# as %23, / as %2F, ? as %3F, : as %3A, @ as %40, % as %25; put the value in quotes in .env',
    );
    expect(read).not.toThrow('100%safe');
    const readQuoted = () => readSettings({ SMTP_URL: '"smtp://mail.example.com"' });
    expect(readQuoted).toThrow('take the quotes away, which Docker passes on. The mail server');
  });

  it.each([
    ['SMTP_URL', 'smtp://user:4711#geheim@mail.example.com'],
    ['SMTP_URL', 'smtp://user:4711/geheim@mail.example.com'],
    ['SMTP_URL', 'smtp://user:4711?geheim@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://mail.example.com?'],
    ['SMTP_URL', 'smtp://mail.example.com/#'],
    ['REDIS_URL', 'redis://user:4711#geheim@redis.example.com'],
    ['REDIS_URL', 'redis://user:4711/geheim@redis.example.com'],
    ['REDIS_URL', 'redis://redis.example.com:6379/abc'],
    ['REDIS_URL', 'redis://redis.example.com:6379/0/1'],
    ['REDIS_URL', 'redis://user:4711?geheim@redis.example.com'],
    ['REDIS_URL', 'redis://redis.example.com:6379/0?family=6#0'],
  ] as const)('%s: nothing goes by a part that a sign of a password began: %s', (name, bad) => {
    const read = () => readSettings({ [name]: bad });
    expect(read).toThrow(`${name}: found a value that is not shown here; write an address such as`);
    expect(read).not.toThrow(/4711|geheim|ignoreTLS/);
  });

  it.each([
    ['https://www.Hospital.org', 'https://www.hospital.org'],
    ['https://www.hospital.org:443', 'https://www.hospital.org'],
    ['https://www.hospital.org/', 'https://www.hospital.org'],
    ['https://münchen.de', 'https://xn--mnchen-3ya.de'],
    ['https://user@www.hospital.org', 'https://www.hospital.org'],
    ['HTTP://localhost:4321', 'http://localhost:4321'],
    ['www.hospital.org:443', 'an origin without a path, such as https://www.example.com'],
    ['ftp://www.hospital.org', 'an origin without a path, such as https://www.example.com'],
  ])('PUBLIC_SITE_URL=%s is told to be written %s', (bad, good) => {
    expect(() => readSettings({ PUBLIC_SITE_URL: bad })).toThrow(
      `PUBLIC_SITE_URL: found "${bad}"; write ${good}. The public address`,
    );
  });

  it('says what is amiss with an e-mail address that looks like one', () => {
    const read = (address: string) => () => readSettings({ CONTACT_TO: address });
    expect(read('a@hospital')).toThrow('such as hello@example.com: the part after the @ needs a');
    expect(read('hospital')).toThrow('one e-mail address, such as hello@example.com. Who receives');
  });

  it('never prints a secret', () => {
    const read = () => readSettings({ SMTP_URL: 'hunter2' });
    expect(read).toThrow('SMTP_URL: found a value that is not shown here');
    expect(read).not.toThrow('hunter2');
  });

  it('reads only the settings that are asked for', () => {
    expect(readSettings({ SMTP_URL: 'wrong' }, ['CONTACT_TO'])).toEqual({
      CONTACT_TO: 'sales@triage.example',
    });
  });

  it.each([
    ['PUBLIC_SITE_URL', 'https://www.example.com', 'https://www.example.com/path'],
    ['PUBLIC_BLOG_HOST', 'https://blog.example.com', 'blog'],
    ['PUBLIC_GTM_ID', 'GTM-ABC1234', 'UA-1'],
    ['PUBLIC_TAG_HOSTS', 'https://consent.example.com https://cdn.example.com:8443', 'https://*'],
    ['PUBLIC_TAG_HOSTS', 'https://consent.example.com', 'http://consent.example.com'],
    [
      'PUBLIC_TAG_HOSTS',
      'https://a.example.com',
      "https://a.example.com; script-src 'unsafe-eval'",
    ],
    ['PUBLIC_TAG_HOSTS', 'https://a.example.com', 'https://a.example.com/path'],
    ['PUBLIC_TAG_HOSTS', 'https://a.example.com', 'https://a.example.comhttps://b.example.com'],
    ['PUBLIC_TAG_HOSTS', 'https://a.example.com:65535', 'https://a.example.com:65536'],
    ['PUBLIC_VERCEL_INSIGHTS', 'on', 'yes'],
    ['PUBLIC_VIDEO_URL', '/media/film.mp4', '//cdn.example.com/film.mp4'],
    ['PUBLIC_VIDEO_URL', '/media/film.mp4', '/\\cdn.example.com/film.mp4'],
    ['PUBLIC_VIDEO_URL', 'https://cdn.example.com/film.mp4', 'https:media/film.mp4'],
    ['PUBLIC_VIDEO_URL', 'https://cdn.example.com/film.mp4', 'http://cdn.example.com/film.mp4'],
    ['PUBLIC_CONTACT_EMAIL', 'hello@example.com', 'hello'],
    ['PUBLIC_LEGAL_NAME', 'Example Health, Inc.', '<b>Example</b>'],
    ['PUBLIC_LEGAL_ADDRESS', '1 Main Street, Boston, MA 02110, United States', 'Boston'],
    ['PUBLIC_FUNCTIONS_URL', 'https://api.example.com/functions/v1', 'functions'],
    ['PUBLIC_FUNCTIONS_KEY', 'abc.def-123', 'two words'],
    ['SMTP_URL', 'smtps://user:password@mail.example.com', 'https://mail.example.com'],
    [
      'SMTP_URL',
      'smtps://site:100%25safe@mail.example.com',
      'smtps://site:100%safe@mail.example.com',
    ],
    // Each half of an "é" by itself is no character.
    ['SMTP_URL', 'smtp://%C3%A9:a@mail.example.com', 'smtp://%C3:%A9@mail.example.com'],
    ['CONTACT_RECEIPT', 'on', 'yes'],
    ['PUBLIC_LEAD_STORY', 'off', 'no'],
    ['PUBLIC_SEARCH_WORDS', 'on', 'yes'],
    ['CONTACT_WEBHOOK', 'https://crm.example.com/leads?key=1', 'http://crm.example.com/leads'],
    ['CONTACT_WEBHOOK', 'http://127.0.0.1:8080/leads', 'https://user:pass@crm.example.com/'],
    ['CONTACT_WEBHOOK', 'https://crm.example.com/', 'https://:pass@crm.example.com/'],
    ['CONTACT_WEBHOOK', 'http://[::1]:8080/leads', 'http://127.0.0.1.evil.example/'],
    ['CONTACT_WEBHOOK_SECRET', `whsec_${'A'.repeat(32)}`, `whsec_${'A'.repeat(31)}`],
    ['CONTACT_WEBHOOK_SECRET', secretOf(64), secretOf(65)],
    ['NEWSLETTER_WEBHOOK', 'https://list.example.com', 'list.example.com'],
    ['NEWSLETTER_WEBHOOK_SECRET', `whsec_${'A'.repeat(32)}`, 'A'.repeat(32)],
    ['CLIENT_ADDRESS_HEADER', 'cf-connecting-ip', 'x real ip'],
    ['CLIENT_ADDRESS_HEADER', 'X-Real-IP', 'X_Real_IP'],
    ['MAIL_OUTBOX', '/srv/o’brien/~mail', '~/mail'],
    ['MAIL_OUTBOX', 'C:\\mail', '"/mail"'],
    ['MAIL_OUTBOX', './~mail', "'/mail'"],
    ['CRON_SECRET', '0123456789abcdef', 'short'],
    ['CONTACT_FROM', 'site@example.com', 'Site <site@example.com>'],
    ['CONTACT_FROM', "o'brien+site@st-marys.example", 'site(us)@example.com'],
    ['CONTACT_TO', 'sales@example.com', 'group:sales@example.com'],
    ['CONTACT_TO', 'sales@krankenhäuser.example', 'sales@kranken%häuser.example'],
    ['RATE_LIMIT_PER_CLIENT', '5', '0'],
    ['REDIS_URL', 'rediss://redis.example.com:6379', 'redis.example.com'],
    ['REDIS_URL', 'rediss://default:pass@redis.example.com:6379/0?family=0', 'redis://?family=0'],
    ['REDIS_URL', 'redis://:pass@redis.example.com/2', 'redis:///2'],
    ['REDIS_URL', 'redis://redis.example.com/', 'redis://redis.example.com//'],
    ['SMTP_URL', 'smtp://mail.example.com:2525/', 'smtp://mail.example.com/inbox'],
    ['LOG_FORMAT', 'text', 'pretty'],
    ['ERROR_MONITOR_URL', 'https://errors.example.com/report?key=1', 'errors.example.com'],
    ['NEWSLETTER_SECRET', '0123456789abcdef0123456789abcdef', 'short'],
  ] as const)('%s accepts %s and refuses %s', (name, good, bad) => {
    expect(readSettings({ [name]: good })[name]).toBe(good);
    expect(() => readSettings({ [name]: bad })).toThrow(name);
  });
});

describe('CLIENT_ADDRESS_HEADER', () => {
  const read = (name: string) =>
    readSettings({ CLIENT_ADDRESS_HEADER: name }).CLIENT_ADDRESS_HEADER;

  it.each([
    ...['on', 'off', 'true', 'false', 'yes', 'no', '1'],
    ...['Host', 'via', 'cookie', 'connection', 'origin', 'forwarded', 'referer', 'user-agent'],
    ...['accept', 'accept-language', 'content', 'content-type', 'sec', 'sec-fetch-site'],
    ...['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-forwarded-server'],
  ])('refuses %s, which names no client', (name) => {
    expect(() => read(name)).toThrow(`CLIENT_ADDRESS_HEADER: found "${name}"`);
  });

  it.each(['x-forwarded-for', 'true-client-ip', 'x-client-ip', 'x-host-ip', 'remoteaddr'])(
    'accepts %s',
    (name) => {
      expect(read(name)).toBe(name);
    },
  );
});

describe('isDeployed', () => {
  it('is true on the deployed host only', () => {
    expect(isDeployed({ VERCEL: '1' })).toBe(true);
    expect(isDeployed({})).toBe(false);
  });
});

describe('readPublicSettings', () => {
  it('names the public site on previews: as it is set, or as the host knows it', () => {
    const preview = {
      VERCEL: '1',
      VERCEL_ENV: 'preview',
      VERCEL_URL: 'triage-git-topic.vercel.app',
      VERCEL_PROJECT_PRODUCTION_URL: 'www.example.com',
    };
    const read = (environment: object) => readPublicSettings({ ...environment }).PUBLIC_SITE_URL;
    expect(read(preview)).toBe('https://www.example.com');
    expect(read({ ...preview, PUBLIC_SITE_URL: 'https://triage.example.org' })).toBe(
      'https://triage.example.org',
    );
    expect(read({ ...preview, VERCEL: '' })).toBe('https://triage.example');
  });

  it('refuses drafts on the published site, and takes them in a preview', () => {
    const read = (environment: string, drafts = 'on') =>
      readPublicSettings({ PUBLIC_DRAFTS: drafts, VERCEL_ENV: environment }).PUBLIC_DRAFTS;
    expect(read('preview')).toBe('on');
    for (const drafts of ['on', ' on ']) {
      expect(() => read('production', drafts)).toThrow(
        'PUBLIC_DRAFTS: found "on" in the production environment; write off there',
      );
    }
  });
});

it.each([
  '/',
  '/functions/v1/',
  'https://api.example.com/v1/',
  'https://api.example.com/v1?x=1',
  '/api#x',
  'https://user:word@api.example.com/v1',
])('functions are nowhere at %s', (place) => {
  expect(() => readSettings({ PUBLIC_FUNCTIONS_URL: place })).toThrow(
    `PUBLIC_FUNCTIONS_URL: found "${place}"`,
  );
});
