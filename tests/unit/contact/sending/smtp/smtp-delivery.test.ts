import { createServer } from 'node:net';
import tls from 'node:tls';
import PostalMime from 'postal-mime';
import { generate } from 'selfsigned';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../../../../src/contact/errors.ts';
import { buildMail, writeContactMail } from '../../../../../src/contact/mail/compose.ts';
import { deliverBySmtp, parseSmtpUrl } from '../../../../../src/contact/mail/smtp.ts';
import { message } from '../../contact-fixtures.ts';
import { findFreePort, listen } from '../../../../../tools/lib/project.ts';
import { startMailServer } from '../../../../../tools/lib/mail-server.ts';
import type { Behavior, MailServer } from '../../../../../tools/lib/mail-server.ts';

const mail = await buildMail(
  writeContactMail({ ...message, message: '.\r\n..\nFrom me\n\u{1fa7a}\r\n.' }, 'a1'),
  { id: 'abc', date: new Date(), from: 'website@triage.example', to: 'sales@triage.example' },
);
const impatient = { connection: 1000, reply: 1000, total: 2500 };

const go = () => Promise.resolve();

let server: MailServer | undefined;
afterEach(() => server?.close());

async function deliverTo(...behaviors: Behavior[]) {
  server = await startMailServer(behaviors);
  const { url, received, sessions } = server;
  const error: unknown = await deliverBySmtp(url, mail, go, impatient).catch(
    (reason: unknown) => reason,
  );
  return { error, copies: received.length, sessions: sessions() };
}

test('the message that arrives is the message that was written', async () => {
  server = await startMailServer();
  await deliverBySmtp(server.url, mail, go);
  const [received] = server.received;
  // The last line break belongs to SMTP.
  expect(received?.toString().trimEnd()).toBe(mail.content.toString().trimEnd());
  const parsed = await PostalMime.parse(received ?? '');
  expect(parsed.text?.endsWith('\n.\r\n..\nFrom me\n\u{1fa7a}\r\n.\n')).toBe(true);
});

test('a server that takes no message of its size is not sent it', async () => {
  server = await startMailServer([], { size: 10 });
  await expect(deliverBySmtp(server.url, mail, go, impatient)).rejects.toThrow(
    'EMESSAGE MAIL FROM before content',
  );
});

describe('a transient refusal', () => {
  test.each([
    'busy',
    'defer-sender',
    'defer-recipient',
    'cut-before-content',
    'defer-content',
  ] as const)('%s: the second attempt delivers it once', async (behavior) => {
    expect(await deliverTo(behavior)).toEqual({ error: undefined, copies: 1, sessions: 2 });
  });

  test('there is no third attempt', async () => {
    const { error, copies, sessions } = await deliverTo('busy', 'busy');
    expect(error).toMatchObject({ name: 'MailNotDelivered' });
    expect({ copies, sessions }).toEqual({ copies: 0, sessions: 2 });
  });

  test('there is no second attempt when there is no time left for it', async () => {
    server = await startMailServer(['busy']);
    // The first attempt takes all the time there is.
    const clock = vi
      .spyOn(performance, 'now')
      .mockReturnValueOnce(0)
      .mockReturnValue(impatient.total);
    await expect(deliverBySmtp(server.url, mail, go, impatient)).rejects.toThrow('421');
    clock.mockRestore();
    expect(server.sessions()).toBe(1);
  });

  test('a server that is down is asked again after a moment', async () => {
    const port = await findFreePort();
    const start = performance.now();
    await expect(deliverBySmtp(`smtp://127.0.0.1:${port}`, mail, go, impatient)).rejects.toThrow(
      'ECONNREFUSED',
    );
    expect(performance.now() - start).toBeGreaterThan(200);
  });
});

describe('no second attempt', () => {
  test('after a refusal for good', async () => {
    const { error, copies, sessions } = await deliverTo('refuse-recipient');
    expect(error).toMatchObject({ message: 'EENVELOPE 550 RCPT TO before content' });
    expect({ copies, sessions }).toEqual({ copies: 0, sessions: 1 });
  });

  test('after a refusal of the content for good', async () => {
    const { error, copies, sessions } = await deliverTo('refuse-content');
    expect(error).toMatchObject({
      name: 'MailNotDelivered',
      message: 'EMESSAGE 554 DATA after content',
    });
    expect({ copies, sessions }).toEqual({ copies: 0, sessions: 1 });
  });

  test.each([
    ['cut-after-content', 'ECONNECTION CONN after content'],
    ['silent', 'ETIMEDOUT CONN after content'],
    ['late', 'ETIMEDOUT CONN after content'],
  ] as const)('when nobody knows whether it was taken: %s', async (behavior, reason) => {
    const result = await deliverTo(behavior);
    expect(result).toEqual({
      error: expect.objectContaining({ name: 'OutcomeUnknown', message: reason }) as unknown,
      copies: 1,
      sessions: 1,
    });
  });
});

describe('before the content leaves', () => {
  test('its leaving is noted once for each time', async () => {
    server = await startMailServer(['busy', 'accept']);
    let noted = 0;
    await deliverBySmtp(server.url, mail, () => Promise.resolve(void (noted += 1)), impatient);
    expect(noted).toBe(1);
  });

  test('nothing leaves when that cannot be noted', async () => {
    server = await startMailServer();
    const note = () => Promise.reject(new StoreUnavailable('REDIS_URL'));
    await expect(deliverBySmtp(server.url, mail, note)).rejects.toThrow(StoreUnavailable);
    expect(server.received).toHaveLength(0);
  });
});

test('a server that accepts connections and says nothing is given up', async () => {
  const mute = createServer();
  const url = `smtp://127.0.0.1:${await listen(mute)}`;
  const delivery = deliverBySmtp(url, mail, go, impatient);
  await expect(delivery).rejects.toThrow('ETIMEDOUT');
  mute.close();
});

test('a server that answers, but ever so slowly, is given up in the time stated', async () => {
  const slow = createServer((socket) => {
    socket.on('error', () => undefined);
    const drip = setInterval(() => socket.write('220-wait\r\n'), 50);
    socket.on('close', () => {
      clearInterval(drip);
    });
  });
  const port = await listen(slow);
  const patient = { connection: 5_000, reply: 5_000, total: 400 };
  const start = performance.now();
  const delivery = deliverBySmtp(`smtp://127.0.0.1:${port}`, mail, go, patient);
  await expect(delivery).rejects.toThrow('ETOTALTIME before content');
  expect(performance.now() - start).toBeLessThan(2_000);
  slow.close();
});

describe('TLS', () => {
  let certificate = { key: '', cert: '' };

  beforeAll(async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
      keyType: 'ec',
      extensions: [
        {
          name: 'subjectAltName',
          altNames: [
            { type: 2, value: 'localhost' },
            { type: 7, ip: '127.0.0.1' },
          ],
        },
      ],
    });
    certificate = { key, cert };
  });

  test.each([
    ['from the first byte', { secure: true }],
    ['after STARTTLS', { disabledCommands: [] }],
  ])('a certificate that nobody vouches for is refused: %s', async (_when, options) => {
    server = await startMailServer([], { ...options, ...certificate });
    await expect(deliverBySmtp(server.url, mail, go)).rejects.toMatchObject({
      message: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT') as unknown,
      isTransient: false,
    });
    const withQuery = `${server.url}?tls.rejectUnauthorized=false`;
    await expect(deliverBySmtp(withQuery, mail, go)).rejects.toThrow('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(server.received).toHaveLength(0);
  });

  test('no message crosses a network in the clear', async () => {
    server = await startMailServer();
    // Not one of the names of this machine, though it leads here.
    const elsewhere = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    await expect(deliverBySmtp(elsewhere, mail, go)).rejects.toThrow('before content');
    expect(server.sessions()).toBe(1);
    expect(server.received).toHaveLength(0);
  });

  test('a trusted server gets the message, and the password of the address', async () => {
    const before = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...before, certificate.cert]);
    const logins: unknown[] = [];
    server = await startMailServer([], {
      secure: true,
      ...certificate,
      onAuth({ username, password }, _session, callback) {
        logins.push([username, password]);
        callback(null, { user: username });
      },
    });
    await deliverBySmtp(server.url.replace('//', '//web%40site:p%3Aw%2Fd@'), mail, go);
    tls.setDefaultCACertificates(before);
    expect(server.received).toHaveLength(1);
    expect(logins).toEqual([['web@site', 'p:w/d']]);
  });
});

test.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, isTls: false }],
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, isTls: true }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, isTls: false }],
])('%s is read as a server', (url, expected) => {
  expect(parseSmtpUrl(url)).toEqual({ ...expected, credentials: undefined });
});
