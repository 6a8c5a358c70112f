import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Health } from '../../../../../src/contact/health.ts';
import { retryPlan } from '../../../../../src/contact/queue/retry.ts';
import { createSqliteStore } from '../../../../../src/contact/queue/sqlite-store.ts';
import { startMailServer } from '../../../../../tools/lib/mail-server.ts';
import { hasRedis, startRedis } from '../../../../../tools/lib/redis-server.ts';
import { outbox, useOutbox } from '../../outbox-fixture.ts';
import { ask, sender, useServers } from './health-fixture.ts';
import { closeRedisClients, job, otherJob } from '../../queue/queue-fixture.ts';

useOutbox();
closeRedisClients();
const servers = useServers();
test('a site that can deliver says ok, with how many letters wait and failed', async () => {
  const server = await startMailServer();
  servers.push(server);
  const store = createSqliteStore(outbox.folder, () => undefined, retryPlan);
  await store.add([job]);
  const attempt = await store.take();
  if (attempt) await store.fail(attempt, { unknowns: 0, reason: sender });
  await store.add([otherJob('other')]);
  const { response } = await ask({ SMTP_URL: server.url });
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

test('what fails is named by codes, and no address or password is told', async () => {
  const server = await startMailServer(['busy']);
  servers.push(server);
  const smtp = server.url.replace('://', '://user:secret@');
  const { response } = await ask({ SMTP_URL: smtp, REDIS_URL: 'redis://:secret@127.0.0.1:9' });
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).not.toContain('secret');
  expect(text).not.toContain('127.0.0.1');
  const health = JSON.parse(text) as Health;
  expect(health).toMatchObject({
    status: 'failing',
    mail: expect.stringContaining('(EPROTOCOL 421 CONN)') as string,
  });
  expect(health.redis).not.toBe('ok');
  // The lines in the log say who asked.
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"event":"health"'));
});

test('what stands in a setting that cannot be used is not told', async () => {
  const { response } = await ask({
    CONTACT_TO: 'Sales <sales@corp.internal>',
    REDIS_URL: 'secret',
  });
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).not.toMatch(/corp|secret/);
  expect(JSON.parse(text)).toMatchObject({
    mail: 'REDIS_URL, CONTACT_TO: cannot be used as it is set',
    redis: 'REDIS_URL: cannot be used as it is set',
  });
});

const missing = 'MAIL_OUTBOX: the folder is missing and cannot be made (ENOENT)';

test.each([
  ['a mail server', true],
  ['no mail server', false],
])('with %s, letters that cannot be stored are told, without the folder', async (_name, isSet) => {
  const server = await startMailServer();
  servers.push(server);
  const { response } = await ask({
    MAIL_OUTBOX: '/proc/nope',
    ...(isSet && { SMTP_URL: server.url }),
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    status: 'failing',
    mail: isSet ? 'ok' : missing,
    spool: missing,
  });
});

test('an outbox that takes no e-mail is told, though letters can wait in it', async () => {
  await mkdir(path.join(outbox.folder, '.trial'));
  const { response } = await ask({});
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    mail: expect.stringMatching(/^MAIL_OUTBOX: .+ \(EISDIR\)$/) as string,
    spool: { waiting: 0, failed: 0 },
  });
});

describe.skipIf(!hasRedis)('a real Redis', () => {
  test('whose letters no scheduler may deliver is failing', async () => {
    await using redis = await startRedis();
    const deployed = { VERCEL: '1', REDIS_URL: redis.url };
    const { response } = await ask(deployed);
    expect(await response.json()).toMatchObject({
      redis: 'ok',
      spool: 'CRON_SECRET: is not set; what waits is never delivered',
    });
    const secret = 'sixteen-characters-and-more';
    const { response: other } = await ask({ ...deployed, CRON_SECRET: secret });
    expect(await other.json()).toMatchObject({ spool: { waiting: 0, failed: 0 } });
  });

  test('that can be read alone is failing, though it answers', async () => {
    await using redis = await startRedis(['--replicaof', '127.0.0.1', '9']);
    const server = await startMailServer();
    servers.push(server);
    const { response } = await ask({ SMTP_URL: server.url, REDIS_URL: redis.url });
    const isCopy = 'REDIS_URL: this Redis is a copy, which takes nothing new (READONLY)';
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      mail: 'ok',
      redis: isCopy,
      spool: isCopy,
    });
  });
});

test('a deployment without a mail server is failing, and says which setting is missing', async () => {
  const { response } = await ask({ VERCEL: '1' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    mail: expect.stringContaining('SMTP_URL') as string,
    redis: 'not used',
    spool: 'not used',
  });
});

test('many askers cost the mail server one connection, and only readers are answered', async () => {
  const server = await startMailServer();
  servers.push(server);
  const { check } = await ask({ SMTP_URL: server.url });
  await Promise.all(
    Array.from({ length: 5 }, () => check(new Request('https://example.com/health'))),
  );
  expect(server.sessions()).toBe(1);
  const { response: head } = await ask({}, 'HEAD');
  expect(head.status).toBe(200);
  const { response } = await ask({}, 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(response.headers.get('cache-control')).toBe('no-store');
});
