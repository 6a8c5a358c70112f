import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { MailNotDelivered, OutcomeUnknown } from '../../../src/contact/sending/delivery-errors.ts';
import { explainRefusal } from '../../../tools/mail/explain-refusal.ts';
import { findFreePort, projectFolder } from '../../support/project.ts';
import { startMailServer, type Behavior } from '../../support/servers/mail-server.ts';

/** What somebody reads who runs `npm run mail -- --test`. */
async function runTool(smtpUrl: string) {
  const tool = spawn(process.execPath, [path.join(projectFolder, 'tools/mail/mail.ts'), '--test'], {
    env: { ...process.env, SMTP_URL: smtpUrl },
  });
  const [stdout, stderr] = await Promise.all([
    text(tool.stdout),
    text(tool.stderr),
    once(tool, 'close'),
  ]);
  return { status: tool.exitCode, stdout, stderr };
}

test('a server that is down is one line with host, port, code and setting, and no password', async () => {
  const port = await findFreePort();
  const { status, stdout, stderr } = await runTool(`smtp://user:secret@127.0.0.1:${port}`);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    `The mail server 127.0.0.1, port ${port}, could not be reached, or broke the connection off ` +
      '(ESOCKET ECONNREFUSED CONN). ' +
      'Look at the host and the port in SMTP_URL, and at whether the server runs.\n',
  );
});

test('a refused login is told without user and password', async () => {
  const server = await startMailServer([], {
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => {
      callback(new Error('no'));
    },
  });
  const { status, stderr } = await runTool(server.url.replace('://', '://user:secret@'));
  await server.close();
  expect(status).toBe(1);
  expect(stderr).toContain(
    'refused the user and the password (EAUTH 535 AUTH PLAIN). Look at both',
  );
  expect(stderr).not.toMatch(/secret|user:|\n./);
});

test.each<[Behavior, string]>([
  ['busy', 'turned the connection away (EPROTOCOL 421 CONN). Look at the port'],
  ['defer-sender', 'refused the sender (EENVELOPE 451 MAIL FROM). Look at CONTACT_FROM'],
  ['refuse-recipient', 'refused the recipient (EENVELOPE 550 RCPT TO). Look at CONTACT_TO'],
  ['refuse-content', 'refused the content of the message (EMESSAGE 554 DATA).'],
  ['cut-after-content', 'did not say whether it took it (ECONNECTION CONN). Look into the mailbox'],
])('a server that does this is told in words: %s', async (behavior, words) => {
  const server = await startMailServer([behavior, behavior]);
  const { status, stderr } = await runTool(server.url);
  await server.close();
  expect(status).toBe(1);
  expect(stderr).toContain(words);
});

test.each([
  ['EDNS ENOTFOUND CONN before content', 'has a name that was not found (EDNS ENOTFOUND CONN).'],
  ['ESOCKET ERR_TLS_CERT_ALTNAME_INVALID CONN before content', 'a certificate that cannot be'],
  ['ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT CONN before content', 'a certificate that cannot be'],
  ['ESOCKET ERR_SSL_WRONG_VERSION_NUMBER CONN before content', 'smtps: is for port 465'],
  ['ETLS 454 STARTTLS before content', 'did not agree on an encrypted connection'],
  ['ETOTALTIME before content', 'did not answer in time (ETOTALTIME).'],
  ['ESOMETHING before content', 'did not take the message (ESOMETHING). Look at SMTP_URL.'],
])('the codes %s have words', (reason, words) => {
  const error = explainRefusal(new MailNotDelivered(reason, false), 'smtp://u:p@mail.example.com');
  expect(error.message).toContain('The mail server mail.example.com, port 587,');
  expect(error.message).toContain(words);
});

test('an outcome that nobody knows keeps its code', () => {
  const error = explainRefusal(new OutcomeUnknown('ETIMEDOUT CONN after content'), 'smtps://a.org');
  expect(error.message).toContain('port 465, got the message');
  expect(error.message).toContain('(ETIMEDOUT CONN)');
});
