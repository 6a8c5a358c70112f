import { afterEach, expect, test } from 'vitest';
import { buildMail, writeContactMail } from '../../../../../src/contact/mail/compose.ts';
import { deliverBySmtp } from '../../../../../src/contact/mail/smtp.ts';
import { startMailServer } from '../../../../../tools/lib/mail-server.ts';
import type { MailServer } from '../../../../../tools/lib/mail-server.ts';
import { message } from '../../contact-fixtures.ts';

const mail = await buildMail(writeContactMail(message, 'a1'), {
  id: 'abc',
  date: new Date(),
  from: 'website@triage.example',
  to: 'sales@triage.example',
});
const go = () => Promise.resolve();

let server: MailServer | undefined;
afterEach(() => server?.close());

test('a refused login is not tried again, and its reason does not hold the password', async () => {
  server = await startMailServer([], {
    allowInsecureAuth: true,
    onAuth(_login, _session, callback) {
      callback(new Error('No'));
    },
  });
  const url = server.url.replace('//', '//user:secret@');
  await expect(deliverBySmtp(url, mail, go)).rejects.toThrow(
    /^EAUTH 535 AUTH PLAIN before content$/,
  );
  expect(server.sessions()).toBe(1);
});

test('a password is not left out because the server does not ask for it', async () => {
  server = await startMailServer([], { authMethods: [], disabledCommands: ['AUTH', 'STARTTLS'] });
  const url = server.url.replace('//', '//user:secret@');
  await expect(deliverBySmtp(url, mail, go)).rejects.toThrow(
    'SMTP_URL: has user and password, but the mail server offers no AUTH',
  );
  expect(server.received).toHaveLength(0);
});
