import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createContactService } from '../../../../src/contact/contact-handler.ts';
import type { ContactMessage } from '../../../../src/contact/fields.ts';
import type { NewsletterMail } from '../../../../src/contact/newsletter/newsletter-mail.ts';
import { createNewsletterService } from '../../../../src/contact/newsletter/newsletter-service.ts';
import type { Post } from '../../../../src/contact/send-message.ts';
import { callWebhook } from '../../../../src/contact/mail/webhook.ts';
import { startReceiver, type Reaction } from '../../../support/servers/webhook-receiver.ts';
import { message } from '../contact-fixtures.ts';
import { outbox, readLog, useMailServer, useOutbox } from '../mail-fixtures.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
const story = { campaign: '?utm_source=mail&utm_campaign=spring', cameFrom: 'www.google.com' };
const post: Post<ContactMessage> = {
  client: '192.0.2.1',
  counter: 'form',
  key: 'k',
  id: 'a'.repeat(32),
  isRobotLike: false,
  read: () => ({ ...message, story }),
};

useOutbox();

async function setUp(reactions: readonly Reaction[] = [], more: Record<string, string> = {}) {
  const receiver = await startReceiver(reactions);
  onTestFinished(() => receiver[Symbol.asyncDispose]());
  const environment = {
    MAIL_OUTBOX: outbox.folder,
    CONTACT_WEBHOOK: receiver.url,
    CONTACT_WEBHOOK_SECRET: secret,
    ...more,
  };
  return { receiver, environment, send: createContactService(environment).send };
}

test('a message is told once, signed, beside the e-mail', async () => {
  const { receiver, send } = await setUp();
  expect(await send(post)).toMatchObject({ outcome: 'sent' });
  expect(await send(post)).toMatchObject({ outcome: 'repeated' });
  expect(await outbox.listMails()).toHaveLength(1);
  expect(await outbox.listKept()).toEqual([]);
  const [call, ...others] = receiver.calls;
  expect(others).toEqual([]);
  if (!call) throw new Error('The receiver was not called.');
  const { headers, body } = call;
  const { timestamp, ...told } = JSON.parse(body) as { timestamp: string };
  expect(told).toEqual({
    type: 'contact.message',
    data: {
      ...message,
      id: post.id,
      reference: 'AAAAAAAA',
      roleName: 'IT director',
      looksAutomated: false,
      story: { campaign: { source: 'mail', name: 'spring' }, cameFrom: 'www.google.com' },
    },
  });
  expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000);
  expect(headers['idempotency-key']).toBe(post.id);
  // As a receiver would check it, with nothing of ours but the secret.
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});

test.each([
  [500, 'HTTP 500'],
  // To where it leads personal data must not go.
  [307, 'HTTP 307'],
  ['close', 'UND_ERR_SOCKET'],
] as const)(
  'a receiver that answers with %s gets the message later, the reader of mail at once',
  async (reaction, reason) => {
    const { receiver, environment, send } = await setUp([reaction]);
    expect(await send(post)).toMatchObject({ outcome: 'sent' });
    expect(await outbox.listKept()).toMatchObject([{ job: { id: post.id, event: 'contact' } }]);
    expect(readLog('error')[0]?.reason).toContain(`CONTACT_WEBHOOK ${reason}`);
    await outbox.deliverAfter(1, environment);
    expect(receiver.calls.map((call) => call.reaction)).toEqual([reaction, 'accept']);
    // The same bytes under the same id, signed anew for their time.
    const [first, second] = receiver.calls;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(post.id);
    expect(receiver.strayed).toEqual([]);
    expect(await outbox.listKept()).toEqual([]);
    expect(await outbox.listMails()).toHaveLength(1);
  },
);

test('a receiver that says nothing is given up in time, and is called again', async () => {
  await using receiver = await startReceiver(['silent']);
  const environment = { CONTACT_WEBHOOK: receiver.url, CONTACT_WEBHOOK_SECRET: secret };
  const call = () => callWebhook(environment, 'CONTACT_WEBHOOK', 'x', { json: '{}' }, 200);
  await expect(call()).rejects.toThrow('CONTACT_WEBHOOK ETIMEDOUT');
  await expect(call()).resolves.toBeUndefined();
});

test('a setting that is missing loses nothing: the e-mail goes, the call waits', async () => {
  const { receiver, environment, send } = await setUp([], { CONTACT_WEBHOOK_SECRET: '' });
  expect(await send(post)).toMatchObject({ outcome: 'sent' });
  expect(readLog('error')[0]?.reason).toContain('CONTACT_WEBHOOK_SECRET: missing');
  expect(await outbox.listMails()).toHaveLength(1);
  await outbox.deliverAfter(1, { ...environment, CONTACT_WEBHOOK_SECRET: secret });
  expect(receiver.calls).toHaveLength(1);
});

test('where nothing keeps it, the call has one attempt and the visitor’s answer does not hang on it', async () => {
  const { url } = await useMailServer();
  const { receiver, send } = await setUp([500], { SMTP_URL: url, VERCEL: '1' });
  expect(await send(post)).toMatchObject({ outcome: 'sent' });
  expect(await send({ ...post, key: 'other', id: 'b' })).toMatchObject({ outcome: 'sent' });
  expect(receiver.calls.map((call) => call.reaction)).toEqual([500, 'accept']);
});

test('how the sender found us stays out when the setting is off, as does a message that was refused', async () => {
  const { receiver, send } = await setUp([], { PUBLIC_LEAD_STORY: 'off' });
  const read = () => {
    throw new Error('refused');
  };
  await expect(send({ ...post, read })).rejects.toThrow('refused');
  expect(receiver.calls).toEqual([]);
  await send(post);
  expect(receiver.calls[0]?.body).not.toMatch(/google|spring/);
});

test('an address of the newsletter goes to its webhook in place of the mail', async () => {
  await using receiver = await startReceiver([500]);
  const environment = { NEWSLETTER_WEBHOOK: receiver.url, NEWSLETTER_WEBHOOK_SECRET: secret };
  const { send } = createNewsletterService({ MAIL_OUTBOX: outbox.folder, ...environment });
  const address = { email: 'ana@example.com', unsubscribeLink: 'https://x.example' };
  const read = (): NewsletterMail => ({ kind: 'confirmed', ...address });
  expect(await send({ ...post, read })).toMatchObject({ outcome: 'queued' });
  await outbox.deliverAfter(1, environment);
  expect(receiver.calls.map((call) => call.reaction)).toEqual([500, 'accept']);
  expect(JSON.parse(receiver.calls[1]?.body ?? '')).toMatchObject({
    type: 'newsletter.confirmed',
    data: address,
  });
  expect(await outbox.listMails()).toEqual([]);
});
