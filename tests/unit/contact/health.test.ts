import { DatabaseSync } from 'node:sqlite';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, test, vi } from 'vitest';
import { createHealthCheck, findMailProblems } from '../../../src/contact/health.ts';
import { retryPlan, type Job } from '../../../src/contact/queue/job-store.ts';
import { createSqliteStore } from '../../../src/contact/queue/sqlite-store.ts';
import { hasRedis, startRedis } from '../../../tools/lib/redis-server.ts';
import { outbox, readLog, useMailServer, useOutbox } from './mail-fixtures.ts';
import { job, otherJob } from './queue/queue-fixtures.ts';

/** A refusal of who sends. */
const sender = 'EENVELOPE 550 MAIL FROM';

useOutbox();

function start(environment: Record<string, string>) {
  const check = createHealthCheck({ MAIL_OUTBOX: outbox.folder, ...environment }, '1.2.3');
  return (method = 'GET') => check(new Request('https://example.com/health', { method }));
}

/** Asks a site whose mail waits in the outbox of the test. */
async function ask(environment: Record<string, string>) {
  const response = await start(environment)();
  return { status: response.status, health: (await response.json()) as object };
}

/** A job that was refused once and waits, or was given up. */
async function keep(one: Job, reason: string, isGivenUp = false): Promise<void> {
  const store = createSqliteStore(outbox.folder, () => undefined, retryPlan);
  await store.add([one]);
  const attempt = await store.take(one.name);
  const pause = isGivenUp ? undefined : 60_000;
  if (attempt) await store.release(attempt, { unknowns: 0, reason }, pause);
  store.close();
}

test('a site that can deliver says ok, with how many letters wait and failed', async () => {
  const { url } = await useMailServer();
  await keep(job, sender, true);
  await keep(otherJob('other'), '');
  const response = await start({ SMTP_URL: url })();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(await response.json()).toEqual({
    status: 'ok',
    version: '1.2.3',
    mail: 'ok',
    redis: 'not used',
    spool: { waiting: 1, oldest: '2025-01-15T10:20:30.456Z', failed: 1 },
  });
});

test('what fails is named by codes, and no address, password or setting is told', async () => {
  const { url } = await useMailServer(['busy']);
  const settings = [
    { SMTP_URL: url.replace('://', '://user:secret@'), REDIS_URL: 'redis://:secret@127.0.0.1:9' },
    { CONTACT_TO: 'Secret <secret@corp.internal>', REDIS_URL: 'secret' },
  ];
  const [failing, unusable] = await Promise.all(settings.map(ask));
  expect([failing?.status, unusable?.status]).toEqual([503, 503]);
  expect(JSON.stringify([failing, unusable])).not.toMatch(/secret|127\.0\.0\.1/i);
  expect(failing?.health).toMatchObject({
    status: 'failing',
    mail: expect.stringContaining('(EPROTOCOL 421 CONN)') as string,
    redis: expect.stringContaining('(ECONNREFUSED)') as string,
  });
  expect(unusable?.health).toMatchObject({
    mail: 'CONTACT_TO, REDIS_URL: cannot be used as it is set',
    redis: 'REDIS_URL: cannot be used as it is set',
  });
});

describe('a place that keeps no letters', () => {
  test.each([
    [13, 'the disk is full'],
    [8, 'can be read alone'],
    [26, 'is damaged'],
  ])('says why (SQLITE %i), also to whoever starts the site', async (errcode, words) => {
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw Object.assign(new Error('no'), { errcode });
    });
    const { url } = await useMailServer();
    const told = expect.stringMatching(RegExp(`^MAIL_OUTBOX: .*${words}`)) as string;
    const { status, health } = await ask({ SMTP_URL: url });
    expect(status).toBe(503);
    expect(health).toMatchObject({ status: 'failing', mail: 'ok', spool: told });
    const [said] = await findMailProblems({ MAIL_OUTBOX: outbox.folder });
    expect(said).toMatch(RegExp(`or kept: .*${words}.* The folder is ${outbox.folder}`));
  });

  test.skipIf(!hasRedis)('is a Redis that can be read alone, though it answers', async () => {
    await using redis = await startRedis(['--replicaof', '127.0.0.1', '9']);
    const { url } = await useMailServer();
    const isCopy = 'REDIS_URL: this Redis is a copy, which takes nothing new (READONLY)';
    const { status, health } = await ask({ SMTP_URL: url, REDIS_URL: redis.url });
    expect([status, health]).toMatchObject([503, { mail: 'ok', redis: isCopy, spool: isCopy }]);
  });

  test.skipIf(!hasRedis)('is a Redis whose letters no scheduler may deliver', async () => {
    await using redis = await startRedis();
    const deployed = { VERCEL: '1', REDIS_URL: redis.url };
    expect((await ask(deployed)).health).toMatchObject({
      redis: 'ok',
      spool: 'CRON_SECRET: is not set; what waits is never delivered',
    });
    const CRON_SECRET = 'sixteen-characters-and-more';
    expect((await ask({ ...deployed, CRON_SECRET })).health).toMatchObject({
      spool: { waiting: 0, failed: 0 },
    });
  });
});

test('many askers cost the mail server one connection, and only readers are answered', async () => {
  const { url, sessions } = await useMailServer();
  const check = start({ SMTP_URL: url });
  const answers = await Promise.all(['GET', 'GET', 'HEAD'].map((method) => check(method)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(sessions()).toBe(1);
  const refused = await check('POST');
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
});

const withLogin: SMTPServerOptions = {
  allowInsecureAuth: true,
  onAuth: (_login, _session, callback) => {
    callback(new Error('no'));
  },
};

test.each<[string, string, SMTPServerOptions, string]>([
  ['refuses the password', 'user:secret@127.0.0.1', withLogin, 'refused the user and the password'],
  // Not one of the names of this machine, though it leads here.
  ['offers no encryption across a network', '[::ffff:127.0.0.1]', {}, 'offers no encryption'],
])(
  'a mail server that greets us but %s is told, also to whoever starts the site',
  async (_name, host, options, words) => {
    const { url } = await useMailServer([], options);
    const SMTP_URL = url.replace('127.0.0.1', host);
    const { status, health } = await ask({ SMTP_URL });
    expect(status).toBe(503);
    expect(health).toMatchObject({ mail: expect.stringContaining(words) as string });
    expect(JSON.stringify(health)).not.toMatch(/secret|127\./);
    const site = { MAIL_OUTBOX: outbox.folder };
    const [told = '', ...others] = await findMailProblems({ ...site, SMTP_URL });
    expect(told).toContain(words);
    expect(told).toMatch(/^Mail cannot be sent now, messages are kept and tried again: /);
    expect(told).not.toContain('secret');
    expect(others).toEqual([]);
    expect(await findMailProblems(site)).toEqual([]);
  },
);

describe('a monitor that asks every few seconds', () => {
  /** What three askings are told with time between them, and how many logins they cost. */
  async function askThrice(logins: readonly (number | undefined)[], between: number) {
    vi.useFakeTimers({ toFake: ['performance'] });
    // A process that has been up for a while.
    vi.advanceTimersByTime(3_600_000);
    const left = [...logins];
    const { url } = await useMailServer([], {
      allowInsecureAuth: true,
      onAuth: (_login, _session, callback) => {
        const responseCode = left.shift();
        if (responseCode) callback(Object.assign(new Error('no'), { responseCode }));
        else callback(null, { user: 'user' });
      },
    });
    const check = start({ SMTP_URL: url.replace('127.0.0.1', 'user:secret@127.0.0.1') });
    const told: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      told.push((await check()).status);
      vi.advanceTimersByTime(between);
    }
    return { told, logins: logins.length - left.length };
  }
  const [good, wrong, busy] = [undefined, 535, 454];

  test.each([
    ['locks nobody out by a wrong password', [wrong, good], 16_000, [503, 503, 503], 1],
    ['hears when a login is good again', [busy, good, good], 16_000, [503, 200, 200], 3],
    ['has a wrong one tried again after ten minutes', [wrong, good], 301_000, [503, 503, 200], 2],
  ])('%s', async (_name, plan, between, told, logins) => {
    expect(await askThrice(plan, between)).toEqual({ told, logins });
  });
});

test.each([
  ['for its sender', 'CONTACT_TO', sender, `was refused (${sender})`],
  ['for now, which greylisting does', 'CONTACT_TO', 'EENVELOPE 450 RCPT TO', 'ok'],
  ['at the address of a visitor', 'visitor@example.com', sender, 'ok'],
])('the oldest message to us was refused %s', async (_name, recipient, reason, words) => {
  const { url } = await useMailServer();
  await keep({ ...otherJob('stranger'), recipient: 'b@c.example', created: 1 }, '');
  await keep({ ...job, recipient }, reason);
  // Written later, though it is due first.
  await keep({ ...otherJob('later'), created: job.created + 1 }, '');
  expect((await ask({ SMTP_URL: url })).health).toMatchObject({
    status: words === 'ok' ? 'ok' : 'failing',
    mail: expect.stringContaining(words) as string,
    spool: { waiting: 3, failed: 0 },
  });
  expect(readLog('error')).toEqual([]);
});
