import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContactService } from '../../../../src/contact/contact-handler.ts';
import { referenceOf } from '../../../../src/contact/notices.ts';
import type { ContactMessage } from '../../../../src/contact/fields.ts';
import { createPrintLog } from '../../../../src/contact/log.ts';
import { openQueue } from '../../../../src/contact/mail-service.ts';
import { TooManyMessages } from '../../../../src/contact/errors.ts';
import type { Post } from '../../../../src/contact/send-message.ts';
import {
  startMailServer,
  type Behavior,
  type MailServer,
} from '../../../../tools/lib/mail-server.ts';
import { findFreePort } from '../../../../tools/lib/project.ts';
import { hasRedis, startRedis } from '../../../../tools/lib/redis-server.ts';
import { message } from '../contact-fixtures.ts';
import { closeRedisClients } from '../queue/queue-fixture.ts';

const post: Post<ContactMessage> = {
  client: '192.0.2.1',
  counter: 'form',
  key: 'k',
  id: 'a'.repeat(32),
  isRobotLike: false,
  read: () => message,
};

let outbox: string;
let server: MailServer | undefined;
beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(outbox, { recursive: true });
});
closeRedisClients();

/** A mail server, and instances that share a place where letters wait. */
async function setUp(behaviors: readonly Behavior[] = [], more: Record<string, string> = {}) {
  server = await startMailServer(behaviors);
  const environment = { MAIL_OUTBOX: outbox, SMTP_URL: server.url, ...more };
  const { received } = server;
  const readMails = () => Promise.all(received.map((content) => PostalMime.parse(content)));
  const start = () => createContactService(environment).send;
  return { environment, readMails, start };
}

function logged(): string[] {
  return vi.mocked(console.error).mock.calls.map(([line]) => {
    const { outcome, reason } = JSON.parse(String(line)) as Record<string, string>;
    return `${outcome}, ${reason}`;
  });
}

test('one key is one mail, whichever instance is asked and after each is gone', async () => {
  const { start, readMails } = await setUp();
  const instances = [start(), start()];
  const posts = Array.from({ length: 20 }, async (_, index) => instances[index % 2]?.(post));
  await Promise.all(posts);
  expect(await start()(post)).toEqual({ outcome: 'repeated', id: post.id });
  expect(await readMails()).toHaveLength(1);
});

test('what looks like a robot’s arrives with its mark', async () => {
  const { start, readMails } = await setUp();
  await start()({ ...post, isRobotLike: true });
  expect(await readMails()).toMatchObject([
    { subject: "[looks automated] TRIAGE website: St. Mary's Hospital, IT director" },
  ]);
});

test('a setting that is mended while a letter waits counts for the letter', async () => {
  const { environment, start, readMails } = await setUp(['refuse-recipient']);
  expect(await start()(post)).toMatchObject({ outcome: 'queued' });
  expect(logged()).toEqual(['not-delivered, attempt 1: EENVELOPE 550 RCPT TO before content']);
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  const mended = { ...environment, CONTACT_TO: 'right@triage.example' };
  await openQueue(mended, createPrintLog('mail')).run(() => true);
  vi.useRealTimers();
  expect(await readMails()).toMatchObject([{ to: [{ address: 'right@triage.example' }] }]);
});

test('bodies are counted for the client that CLIENT_ADDRESS_HEADER names', async () => {
  const { admit } = createContactService({
    CLIENT_ADDRESS_HEADER: 'cf-connecting-ip',
    RATE_LIMIT_PER_CLIENT: '1',
  });
  const admitFrom = (client: string) =>
    admit(new Headers({ 'cf-connecting-ip': client, 'x-real-ip': '203.0.113.9' }));
  for (let body = 0; body < 4; body += 1) await admitFrom('192.0.2.1');
  await expect(admitFrom('192.0.2.1')).rejects.toThrow(TooManyMessages);
  await expect(admitFrom('192.0.2.2')).resolves.toBeUndefined();
});

describe('CONTACT_RECEIPT', () => {
  test('off sends the visitor nothing', async () => {
    const { environment, start, readMails } = await setUp();
    await start()(post);
    await openQueue(environment, createPrintLog('mail')).run(() => true);
    expect(await readMails()).toHaveLength(1);
  });

  test('on sends the reference, and no word that was typed', async () => {
    const { environment, start, readMails } = await setUp([], { CONTACT_RECEIPT: 'on' });
    const read = (): ContactMessage => ({ ...message, name: 'evil', message: 'www.evil.example' });
    await start()({ ...post, read });
    await openQueue(environment, createPrintLog('mail')).run(() => true);
    const receipt = (await readMails())[1];
    expect(receipt?.to).toMatchObject([{ address: message.email }]);
    expect(receipt?.text).toContain(`Reference: ${referenceOf(post.id)}`);
    expect(JSON.stringify(receipt)).not.toContain('evil');
  });
});

describe('with Redis', () => {
  test('that is gone, each message is sent or the error is told', async () => {
    const REDIS_URL = `redis://127.0.0.1:${await findFreePort()}`;
    const { start, readMails } = await setUp(['accept', 'refuse-recipient'], { REDIS_URL });
    const send = start();
    expect(await send(post)).toMatchObject({ outcome: 'sent' });
    await expect(send({ ...post, key: 'other', id: 'b' })).rejects.toThrow('550');
    expect(await readMails()).toHaveLength(1);
    expect(logged()).toEqual([expect.stringMatching(/^store-unavailable, .+ \(ECONNREFUSED\)$/)]);
  });

  test.skipIf(!hasRedis)('one key is one mail in two instances at once', async () => {
    await using redis = await startRedis();
    const { start, readMails } = await setUp([], { REDIS_URL: redis.url });
    const instances = [start(), start()];
    const posts = Array.from({ length: 20 }, async (_, index) => instances[index % 2]?.(post));
    const outcomes = (await Promise.all(posts)).map((success) => success?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
    await expect(instances[1]?.({ ...post, id: 'another text' })).rejects.toThrow('');
    expect(await readMails()).toHaveLength(1);
  });

  test.skipIf(!hasRedis)('that freezes, messages go on and none is sent twice', async () => {
    await using redis = await startRedis();
    const { environment, start, readMails } = await setUp([], { REDIS_URL: redis.url });
    const send = start();
    await send(post);
    redis.freeze();
    for (const id of ['b', 'c', 'd']) {
      expect(await send({ ...post, key: id, id })).toMatchObject({ outcome: 'sent' });
    }
    redis.thaw();
    await openQueue(environment, createPrintLog('mail')).run(() => true);
    expect(await readMails()).toHaveLength(4);
    const lines = logged().filter((line) => line.includes('ETIMEDOUT'));
    expect(lines).toEqual([
      expect.stringMatching(/^store-unavailable, REDIS_URL: no answer in time/),
    ]);
  });
});
