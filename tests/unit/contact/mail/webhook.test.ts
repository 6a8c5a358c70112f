import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createContactHandler } from '../../../../src/contact/contact-handler.ts';
import { callWebhook } from '../../../../src/contact/mail/webhook.ts';
import { startReceiver, type Reaction } from '../../../support/servers/webhook-receiver.ts';
import { openMailService } from '../../../../src/contact/mail-service.ts';
import { writeConfirmed } from '../../../../src/contact/newsletter/newsletter-mail.ts';
import { message, postJson } from '../contact-fixtures.ts';
import { outbox, readLog, useOutbox } from '../mail-fixtures.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
const story = { campaign: '?utm_source=mail&utm_campaign=spring', cameFrom: 'www.google.com' };
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
  const handle = createContactHandler(environment);
  /** Sends a message, and gives back its id. */
  const send = async (idempotencyKey = 'k') => {
    const answer = await handle(postJson({ ...message, ...story, idempotencyKey }));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { id: string }).id;
  };
  return { receiver, environment, handle, send };
}

test('a message is told once, signed, beside the e-mail', async () => {
  const { receiver, send } = await setUp();
  const id = await send();
  expect(await send()).toBe(id);
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
      id,
      reference: id.slice(0, 8).toUpperCase(),
      roleName: 'IT director',
      looksAutomated: false,
      story: { campaign: { source: 'mail', name: 'spring' }, cameFrom: 'www.google.com' },
    },
  });
  expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000);
  expect(headers['idempotency-key']).toBe(id);
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
    const id = await send();
    expect(await outbox.listKept()).toMatchObject([{ job: { id, event: 'contact' } }]);
    expect(readLog('error')[0]?.reason).toContain(`CONTACT_WEBHOOK ${reason}`);
    await outbox.deliverAfter(1, environment);
    expect(receiver.calls.map((call) => call.reaction)).toEqual([reaction, 'accept']);
    // The same bytes under the same id, signed anew for their time.
    const [first, second] = receiver.calls;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(id);
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
  await send();
  expect(readLog('error')[0]?.reason).toContain('CONTACT_WEBHOOK_SECRET: missing');
  expect(await outbox.listMails()).toHaveLength(1);
  await outbox.deliverAfter(1, { ...environment, CONTACT_WEBHOOK_SECRET: secret });
  expect(receiver.calls).toHaveLength(1);
});

test('how the sender found us stays out when the setting is off, as does a message that was refused', async () => {
  const { receiver, handle, send } = await setUp([], { PUBLIC_LEAD_STORY: 'off' });
  expect((await handle(postJson({ ...message, role: 'none' }))).status).toBe(422);
  expect(receiver.calls).toEqual([]);
  await send();
  expect(receiver.calls[0]?.body).not.toMatch(/google|spring/);
});

test('an address of the newsletter goes to its webhook in place of the mail', async () => {
  await using receiver = await startReceiver();
  const environment = { NEWSLETTER_WEBHOOK: receiver.url, NEWSLETTER_WEBHOOK_SECRET: secret };
  const { send } = openMailService({ MAIL_OUTBOX: outbox.folder, ...environment }, 'newsletter');
  const data = { email: 'ana@example.com', unsubscribeLink: 'https://x.example' };
  const mail = writeConfirmed(environment, data.email, data.unsubscribeLink);
  const post = { client: '', counter: undefined, key: 'k', id: 'a', isRobotLike: false };
  expect(await send({ ...post, compose: () => ({ mail }) })).toMatchObject({ outcome: 'sent' });
  const told = JSON.parse(receiver.calls[0]?.body ?? '') as object;
  expect(told).toMatchObject({ type: 'newsletter.confirmed', data });
  expect(await outbox.listMails()).toEqual([]);
});
