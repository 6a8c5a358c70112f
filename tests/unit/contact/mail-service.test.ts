import { describe, expect, test } from 'vitest';
import { openMailService, type Post } from '../../../src/contact/mail-service.ts';
import { writeContactMail } from '../../../src/contact/mail/contact-mail.ts';
import { findFreePort } from '../../../tools/lib/project.ts';
import { hasRedis, startRedis } from '../../../tools/lib/redis-server.ts';
import { message } from './contact-fixtures.ts';
import { outbox, readLog, useMailServer, useOutbox } from './mail-fixtures.ts';

const post: Post = {
  client: '192.0.2.1',
  counter: 'form',
  key: 'k',
  id: 'a'.repeat(32),
  isRobotLike: false,
  compose: () => ({
    mail: { content: writeContactMail(message, 'a'.repeat(32)), recipient: 'CONTACT_TO' },
  }),
};

useOutbox();

/** Starts an instance; those that share a Redis or a folder share what waits there. */
function start(environment: Readonly<Record<string, string>>) {
  const settings = { MAIL_OUTBOX: outbox.folder, RATE_LIMIT_PER_CLIENT: '100', ...environment };
  return openMailService(settings, 'contact').send;
}

/** Twenty presses, at two instances. */
async function pressOften(environment: Readonly<Record<string, string>>) {
  const instances = [start(environment), start(environment)];
  const posts = Array.from({ length: 20 }, async (_, index) => instances[index % 2]?.(post));
  const outcomes = (await Promise.all(posts)).map((success) => success?.outcome);
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
  expect(await start(environment)(post)).toEqual({ outcome: 'repeated', id: post.id });
}

test('one key is one mail, whichever instance is asked and after each is gone', async () => {
  const { url, received } = await useMailServer();
  await pressOften({ SMTP_URL: url });
  expect(received).toHaveLength(1);
});

test('a setting that is mended while a letter waits counts for the letter', async () => {
  const { url, readMails } = await useMailServer(['refuse-recipient']);
  expect(await start({ SMTP_URL: url })(post)).toMatchObject({ outcome: 'queued' });
  await outbox.deliverAfter(1, { SMTP_URL: url, CONTACT_TO: 'right@triage.example' });
  expect(await readMails()).toMatchObject([{ to: [{ address: 'right@triage.example' }] }]);
});

test('with a header that the provider knows a repeat is the same bytes, without a mark', async () => {
  const { url, readMails, received } = await useMailServer(['cut-after-content']);
  const environment = { SMTP_URL: url, MAIL_IDEMPOTENCY_HEADER: 'Resend-Idempotency-Key' };
  await start(environment)(post);
  await outbox.deliverAfter(1, environment);
  const [first, second] = received.map(String);
  expect(second).toBe(first);
  const [mail] = await readMails();
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'resend-idempotency-key', value: post.id }),
  );
});

describe('with Redis', () => {
  test('that is gone, each message is sent or the error is told', async () => {
    const REDIS_URL = `redis://127.0.0.1:${await findFreePort()}`;
    const { url, received } = await useMailServer(['accept', 'refuse-recipient']);
    const send = start({ SMTP_URL: url, REDIS_URL });
    expect(await send(post)).toMatchObject({ outcome: 'sent' });
    await expect(send({ ...post, key: 'other', id: 'b' })).rejects.toThrow('550');
    expect(received).toHaveLength(1);
    expect(readLog('error')).toEqual([
      expect.objectContaining({
        outcome: 'store-unavailable',
        reason: expect.stringMatching(/\(ECONNREFUSED\)$/) as string,
      }),
    ]);
  });

  test.skipIf(!hasRedis)('one key is one mail in two instances at once', async () => {
    await using redis = await startRedis();
    const { url, received } = await useMailServer();
    await pressOften({ SMTP_URL: url, REDIS_URL: redis.url });
    expect(received).toHaveLength(1);
  });

  test.skipIf(!hasRedis)('that freezes, messages go on and none is sent twice', async () => {
    await using redis = await startRedis();
    const { url, received } = await useMailServer();
    const environment = { SMTP_URL: url, REDIS_URL: redis.url };
    const send = start(environment);
    await send(post);
    redis.freeze();
    for (const id of ['b', 'c', 'd']) {
      expect(await send({ ...post, key: id, id })).toMatchObject({ outcome: 'sent' });
    }
    redis.thaw();
    await outbox.deliverAfter(0, environment);
    expect(received).toHaveLength(4);
    expect(readLog('error').filter(({ reason }) => reason?.includes('in time'))).toHaveLength(1);
  });
});
