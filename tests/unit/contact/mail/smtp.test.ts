import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import PostalMime from 'postal-mime';
import { generate } from 'selfsigned';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  MailNotDelivered,
  OutcomeUnknown,
  StoreUnavailable,
} from '../../../../src/contact/errors.ts';
import { buildMail } from '../../../../src/contact/mail/smtp.ts';
import { writeContactMail } from '../../../../src/contact/contact-mail.ts';
import { deliverBySmtp } from '../../../../src/contact/mail/smtp.ts';
import { listen } from '../../../../tools/lib/project.ts';
import type { Behavior } from '../../../../tools/lib/mail-server.ts';
import { message } from '../contact-fixtures.ts';
import { useMailServer } from '../mail-fixtures.ts';

const mail = await buildMail(
  writeContactMail({ ...message, message: '.\r\n..\nFrom me\n\u{1fa7a}\r\n.' }, 'a1'),
  { id: 'abc', date: new Date(), from: 'website@triage.example', to: 'sales@triage.example' },
);
const impatient = { connection: 1000, reply: 600, total: 2500 };

function deliver(url: string, onHandOver = () => Promise.resolve(), timeouts = impatient) {
  return deliverBySmtp(url, mail, onHandOver, timeouts);
}

/** What became of a message, how many copies the server has and how often it was asked. */
async function deliverTo(...behaviors: Behavior[]) {
  const { url, received, sessions } = await useMailServer(behaviors);
  const error: unknown = await deliver(url).catch((reason: unknown) => reason);
  return { error, copies: received.length, sessions: sessions() };
}

test('the message that arrives is the message that was written', async () => {
  const { url, received } = await useMailServer();
  let noted = 0;
  await deliver(url, () => Promise.resolve(void (noted += 1)));
  const [content] = received;
  // The last line break belongs to SMTP.
  expect(content?.toString().trimEnd()).toBe(mail.content.toString().trimEnd());
  const { text } = await PostalMime.parse(content ?? '');
  expect(text?.endsWith('\n.\r\n..\nFrom me\n\u{1fa7a}\r\n.\n')).toBe(true);
  expect(noted).toBe(1);
});

test.each([
  ['refuse-recipient', MailNotDelivered, 'EENVELOPE 550 RCPT TO', 0],
  ['refuse-content', MailNotDelivered, 'EMESSAGE 554 DATA', 0],
  // Whether it was taken nobody knows.
  ['cut-after-content', OutcomeUnknown, 'ECONNECTION CONN', 1],
  ['silent', OutcomeUnknown, 'ETIMEDOUT CONN', 1],
] as const)('%s: there is one attempt', async (behavior, kind, told, copies) => {
  const { error, ...counts } = await deliverTo(behavior);
  expect(error).toBeInstanceOf(kind);
  expect(error).toMatchObject({ message: told });
  expect(counts).toEqual({ copies, sessions: 1 });
});

test('a server that says at once “go ahead” and “I have it” has nothing yet', async () => {
  const { url, received } = await useMailServer(['hasty']);
  // As long as a store takes to note that the content leaves.
  await expect(deliver(url, () => wait(20))).rejects.toThrow(new MailNotDelivered('EPROTOCOL'));
  expect(received).toHaveLength(0);
});

test('nothing leaves when nobody can note that it may have', async () => {
  const { url, received } = await useMailServer();
  const note = () => Promise.reject(new StoreUnavailable('REDIS_URL'));
  await expect(deliver(url, note)).rejects.toThrow(StoreUnavailable);
  expect(received).toHaveLength(0);
});

test('a server that answers, but ever so slowly, is given up in the time stated', async () => {
  const slow = createServer((socket) => {
    const drip = setInterval(() => socket.write('220-wait\r\n'), 50);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(drip);
      });
  });
  const url = `smtp://127.0.0.1:${await listen(slow)}`;
  onTestFinished(() => void slow.close());
  const patient = { connection: 5_000, reply: 5_000, total: 400 };
  await expect(deliver(url, undefined, patient)).rejects.toThrow('ETIMEDOUT');
});

describe('what is secret stays so', () => {
  const made = generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });

  test.each<[string, SMTPServerOptions]>([
    ['from the first byte', { secure: true }],
    ['after STARTTLS', { disabledCommands: [] }],
  ])('a certificate that nobody vouches for is refused: %s', async (_when, more) => {
    const { private: key, cert } = await made;
    const { url, received } = await useMailServer([], { ...more, key, cert });
    // Not one of the names of this machine, though it leads here.
    const elsewhere = url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    for (const address of [elsewhere, `${elsewhere}?tls.rejectUnauthorized=false`]) {
      await expect(deliver(address)).rejects.toMatchObject({
        message: expect.stringContaining('SELF_SIGNED_CERT') as string,
      });
    }
    expect(received).toHaveLength(0);
    // A relay on this machine comes with a certificate of its own, and no network lies before it.
    await deliver(url);
    expect(received).toHaveLength(1);
  });

  test('a trusted server gets the message, and the password of the address', async () => {
    const { private: key, cert } = await made;
    const before = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...before, cert]);
    const logins: unknown[] = [];
    const { url, received } = await useMailServer([], {
      secure: true,
      key,
      cert,
      onAuth({ username, password }, _session, callback) {
        logins.push([username, password]);
        callback(null, { user: username });
      },
    });
    await deliver(url.replace('//', '//web%40site:p%3Aw%2Fd@'));
    tls.setDefaultCACertificates(before);
    expect(received).toHaveLength(1);
    expect(logins).toEqual([['web@site', 'p:w/d']]);
  });
});
