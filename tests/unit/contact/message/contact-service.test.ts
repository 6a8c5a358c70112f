import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { functionAddress } from '../../../../src/config/routes.ts';
import { createContactHandler } from '../../../../src/contact/contact-handler.ts';
import { createContactService } from '../../../../src/contact/contact-handler.ts';
import { createPrintLog } from '../../../../src/contact/log.ts';
import { openStores } from '../../../../src/contact/mail-service.ts';
import { message, postForm, postJson } from '../contact-fixtures.ts';
import { startMailServer } from '../../../../tools/lib/mail-server.ts';
import { outbox, useOutbox } from '../outbox-fixture.ts';
import { closeRedisClients } from '../queue/queue-fixture.ts';

useOutbox();
closeRedisClients();

function loggedLines(isTrouble = false): unknown[] {
  const { calls } = (isTrouble ? vi.mocked(console.error) : vi.mocked(console.log)).mock;
  return calls.map(([line]) => JSON.parse(String(line)) as unknown);
}

function start(environment: Record<string, string>) {
  return createContactHandler(createContactService({ MAIL_OUTBOX: outbox.folder, ...environment }));
}

test('without a mail server each message is a file, and the log says where', async () => {
  const response = await start({ CONTACT_TO: 'demo@triage.example' })(postJson(message));
  expect(response.status).toBe(200);
  const [name = ''] = await outbox.listMails();
  const file = path.join(outbox.folder, name);
  expect(loggedLines()).toEqual([
    expect.objectContaining({ event: 'contact', outcome: 'sent', file }),
  ]);
  // No webhook is called that nobody has set.
  expect(loggedLines(true)).toEqual([]);
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail.to?.[0]?.address).toBe('demo@triage.example');
  expect(mail.text).toContain(message.message);
});

test('a malformed setting for receipts is told before the message leaves, not after', async () => {
  const response = await start({ CONTACT_RECEIPT: 'yes' })(postJson(message));
  expect(response.status).toBe(500);
  expect(await outbox.listMails()).toEqual([]);
});

test.each([
  ['on', [message.email]],
  ['off', []],
])('with CONTACT_RECEIPT=%s, receipts wait for %j', async (choice, recipients) => {
  const response = await start({ CONTACT_RECEIPT: choice })(postJson(message));
  expect(response.status).toBe(200);
  const { jobs } = openStores({ MAIL_OUTBOX: outbox.folder }, createPrintLog('contact'));
  const waiting = (await (await jobs())?.list()) ?? [];
  expect(waiting.map(({ job }) => job.recipient)).toEqual(recipients);
  const lives = waiting.map(({ job }) => Number(job.goodUntil) - job.created);
  expect(lives).toEqual(recipients.map(() => 24 * 3_600_000));
});

test('with a mail server the message goes there and nowhere else', async () => {
  const server = await startMailServer();
  const response = await start({ SMTP_URL: server.url })(postJson(message));
  const { id } = (await response.json()) as { id: string };
  await server.close();
  expect(server.received).toHaveLength(1);
  const mail = await PostalMime.parse(server.received[0] ?? '');
  expect(mail.messageId).toBe(`<${id}@triage.example>`);
  expect(await outbox.listMails()).toEqual([]);
});

test('on the deployed host a missing mail server is an error on every send, never silence', async () => {
  const handle = start({ VERCEL: '1' });
  for (const text of ['first', 'second']) {
    expect((await handle(postJson({ ...message, message: text }))).status).toBe(500);
  }
  expect(await outbox.listMails()).toEqual([]);
  const reason = 'SMTP_URL: missing on the deployed host';
  expect(loggedLines(true)).toEqual([
    expect.objectContaining({ outcome: 'misconfigured', reason }),
    expect.objectContaining({ outcome: 'misconfigured', reason }),
  ]);
});

test('letters of many instances never go to the folder of one', async () => {
  const response = await start({ REDIS_URL: 'redis://127.0.0.1:1' })(postJson(message));
  expect(response.status).toBe(500);
  expect(await outbox.listMails()).toEqual([]);
  expect(loggedLines(true)).toContainEqual(
    expect.objectContaining({ reason: 'SMTP_URL: missing, though REDIS_URL is set' }),
  );
});

test.each([
  ['CONTACT_TO', 'nobody'],
  ['CONTACT_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['SMTP_URL', 'mail.example.com'],
  ['RATE_LIMIT_TOTAL', 'many'],
  ['PUBLIC_SITE_URL', 'triage.example'],
])('a malformed %s is an error that the log names', async (name, value) => {
  const response = await start({ [name]: value })(postJson(message));
  expect(response.status).toBe(500);
  expect(loggedLines(true)).toEqual([
    expect.objectContaining({ reason: expect.stringContaining(`${name}: found`) as unknown }),
  ]);
});

test('the settings limit the messages of a client', async () => {
  const handle = start({ RATE_LIMIT_PER_CLIENT: '1' });
  const statuses = [];
  for (const client of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    statuses.push((await handle(postJson(message, { 'x-real-ip': client }))).status);
  }
  expect(statuses).toEqual([200, 429, 200]);
});

test('bodies are counted before they are read, and a flood of broken ones takes no message', async () => {
  const handle = start({ RATE_LIMIT_PER_CLIENT: '1', RATE_LIMIT_TOTAL: '1' });
  const statusOf = async (body: unknown, client: string) =>
    (await handle(postJson(body, { 'x-real-ip': client }))).status;
  const flood = [];
  for (const body of ['{', '[', 'x'.repeat(70_000), '{', '{']) {
    flood.push(await statusOf(body, '192.0.2.1'));
  }
  expect(flood).toEqual([400, 400, 413, 400, 429]);
  expect(await statusOf(message, '192.0.2.2')).toBe(200);
});

test.each([
  ['on', true],
  ['off', false],
])(
  'with PUBLIC_LEAD_STORY=%s the e-mail tells how the sender found us: %s',
  async (choice, isTold) => {
    const story = {
      campaign: '?utm_source=mail',
      cameFrom: 'WWW.evil.example/',
      firstPage: '/product',
    };
    const response = await start({ PUBLIC_LEAD_STORY: choice })(postJson({ ...message, ...story }));
    expect(response.status).toBe(200);
    const [name = ''] = await outbox.listMails();
    const { text = '' } = await PostalMime.parse(await readFile(path.join(outbox.folder, name)));
    expect([text.includes('Campaign: source mail'), text.includes('First page: /product')]).toEqual(
      [isTold, isTold],
    );
    // What is not sound is left out, and keeps no message from being sent.
    expect(text).not.toContain('evil');
  },
);

test('a form posted without JavaScript works without it, and keeps it when it has to be filled again', async () => {
  const handle = start({});
  expect((await handle(postForm(message))).status).toBe(303);
  const again = await handle(postForm({ ...message, email: 'ana', firstPage: '/product' }));
  const page = await again.text();
  expect(page).toContain(`action="${functionAddress('contact')}"`);
  expect(page).toContain('We also send how you found us');
  expect(page).toContain('name="firstPage" value="/product"');
  expect(page).not.toContain('Leave this out');
});
