import { generate } from 'selfsigned';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { findUnusableMailServer, type Health } from '../../../../../src/contact/health.ts';
import type { Job } from '../../../../../src/contact/queue/job-store.ts';
import { retryPlan } from '../../../../../src/contact/queue/retry.ts';
import { createSqliteStore } from '../../../../../src/contact/queue/sqlite-store.ts';
import { startMailServer } from '../../../../../tools/lib/mail-server.ts';
import { outbox, useOutbox } from '../../outbox-fixture.ts';
import { job, otherJob } from '../../queue/queue-fixture.ts';
import { ask, sender, useServers } from './health-fixture.ts';

useOutbox();
const servers = useServers();

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);

const onAuth: SMTPServerOptions['onAuth'] = (_login, _session, callback) => {
  callback(new Error('no'));
};

describe.each<[string, string, SMTPServerOptions, string]>([
  [
    'refuses the password',
    'user:secret@127.0.0.1',
    { allowInsecureAuth: true, onAuth },
    'refused the user and the password (EAUTH 535 AUTH PLAIN)',
  ],
  [
    'has a certificate of nobody we know',
    '127.0.0.1',
    { disabledCommands: [], key, cert },
    'issued by somebody whom this machine does not know (ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT CONN)',
  ],
  [
    'offers no encryption across a network',
    // Not one of the names of this machine, though it leads here.
    '[::ffff:127.0.0.1]',
    {},
    'offers no encryption, which is required of every mail server but one on this machine',
  ],
])('a mail server that greets us, but %s', (_name, host, options, words) => {
  async function start(): Promise<string> {
    const server = await startMailServer([], options);
    servers.push(server);
    return server.url.replace('127.0.0.1', host);
  }

  test('is failing, and nothing of its address is told', async () => {
    const { response } = await ask({ SMTP_URL: await start() });
    expect(response.status).toBe(503);
    const { mail } = (await response.json()) as Health;
    expect(mail).toContain('The mail server ');
    expect(mail).toContain(words);
    expect(mail).not.toMatch(/secret|127|\d{4}/);
  });

  test('is told to whoever starts the site, with its host and port', async () => {
    const [told = '', ...others] = await findUnusableMailServer({ SMTP_URL: await start() });
    expect(told).toMatch(/messages cannot be delivered: The mail server \S+, port \d+, /);
    expect(told).toContain(words);
    expect(told).not.toContain('secret');
    expect(others).toEqual([]);
  });
});

test('who starts a site with a mail server that takes messages, or none, is told nothing', async () => {
  const server = await startMailServer();
  servers.push(server);
  expect(await findUnusableMailServer({ SMTP_URL: server.url })).toEqual([]);
  expect(await findUnusableMailServer({})).toEqual([]);
});

test('who starts a site with a malformed address of a mail server is told so', async () => {
  const [told = ''] = await findUnusableMailServer({ SMTP_URL: 'mail.example.com' });
  expect(told).toMatch(/messages cannot be delivered: SMTP_URL: .*[^.]\. \/health says when/);
});

/** Jobs that wait, each refused once. */
async function keepRefused(jobs: readonly Job[], reason: string): Promise<void> {
  const store = createSqliteStore(outbox.folder, () => undefined, retryPlan);
  await store.add(jobs);
  for (const { name } of jobs) {
    const attempt = await store.take(name);
    if (attempt) await store.retry(attempt, { unknowns: 0, reason }, 60_000);
  }
  await store.close();
}

test.each([
  ['for its sender', 'CONTACT_TO', sender, `was refused (${sender})`],
  ['for its recipient', 'CONTACT_TO', 'EENVELOPE 553 RCPT TO before content', 'was refused'],
  ['for now, which greylisting does', 'CONTACT_TO', 'EENVELOPE 450 RCPT TO before content', 'ok'],
  ['for its content, as spam is', 'CONTACT_TO', 'EMESSAGE 554 DATA after content', 'ok'],
  ['without an answer', 'CONTACT_TO', 'ETIMEDOUT CONN after content', 'ok'],
  ['at the address of a visitor', 'visitor@example.com', sender, 'ok'],
  ['by a server that was down', 'CONTACT_TO', 'ESOCKET ECONNREFUSED CONN', 'ok'],
])('the oldest message was refused %s', async (_name, recipient, reason, words) => {
  const server = await startMailServer();
  servers.push(server);
  await keepRefused([{ ...job, recipient }], reason);
  // Written later, though it is due first.
  await keepRefused([{ ...otherJob('later'), created: job.created + 1 }], '');
  const { response } = await ask({ SMTP_URL: server.url });
  expect(await response.json()).toMatchObject({
    status: words === 'ok' ? 'ok' : 'failing',
    mail: expect.stringContaining(words) as string,
    spool: { waiting: 2, failed: 0 },
  });
});

test('letters to strangers do not hide that those to us are refused, however many wait', async () => {
  const server = await startMailServer();
  servers.push(server);
  const recipient = 'visitor@example.com';
  const strangers = Array.from({ length: 60 }, (_, count) => otherJob(`stranger-${count}`));
  await keepRefused(
    strangers.map((stranger) => ({ ...stranger, recipient })),
    '',
  );
  await keepRefused([job], sender);
  const { response } = await ask({ SMTP_URL: server.url });
  expect(await response.json()).toMatchObject({
    mail: expect.stringContaining('was refused') as string,
    spool: { waiting: 61, failed: 0 },
  });
});
