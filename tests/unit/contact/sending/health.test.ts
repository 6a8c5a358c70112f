import { afterEach, expect, test } from 'vitest';
import { createHealthCheck, type Health } from '../../../../src/contact/sending/health.ts';
import { createFolderStore, spoolOf } from '../../../../src/contact/sending/store/folder-store.ts';
import { startMailServer } from '../../../support/servers/mail-server.ts';
import { outbox, useOutbox } from '../outbox-fixture.ts';
import { letter, otherLetter, standing } from './letter-fixture.ts';

useOutbox();
const servers: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function ask(environment: Record<string, string>, method = 'GET') {
  const check = createHealthCheck({ MAIL_OUTBOX: outbox.folder, ...environment }, '1.2.3');
  const response = await check(new Request('https://example.com/health', { method }));
  return { response, check };
}

test('a site that can deliver says ok, with how many letters wait and failed', async () => {
  const server = await startMailServer();
  servers.push(server);
  const store = createFolderStore(spoolOf(outbox.folder), () => undefined, Date.now);
  await store.add(letter, { ...standing, state: 'failed' });
  await store.add(otherLetter('other'), standing);
  const { response } = await ask({ SMTP_URL: server.url });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    version: '1.2.3',
    mail: 'ok',
    redis: 'not used',
    spool: { waiting: 1, failed: 1 },
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
  expect(health).toMatchObject({ status: 'failing', mail: 'EGREETING' });
  expect(health.redis).not.toBe('ok');
});

test('a deployment without a mail server is failing, and says which setting is missing', async () => {
  const { response } = await ask({ VERCEL: '1' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    mail: expect.stringContaining('SMTP_URL') as string,
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
  const { response } = await ask({}, 'POST');
  expect(response.status).toBe(405);
});
