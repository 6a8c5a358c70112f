import fc from 'fast-check';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { isEmailAddress } from '../../../../../src/contact/email-address.ts';
import { buildMail, writeContactMail } from '../../../../../src/contact/mail/compose.ts';
import { deliverBySmtp } from '../../../../../src/contact/mail/smtp.ts';
import { listen } from '../../../../../tools/lib/project.ts';
import { check } from '../../../../support/properties/check.ts';
import { anyText, nearlyAddress } from '../../../../support/properties/texts.ts';
import { message } from '../../contact-fixtures.ts';

interface Received {
  readonly readers: string[];
  readonly content: string;
}

/** A mail server that notes for whom it took what. */
async function startNotingServer() {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const readers = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ readers, content: Buffer.concat(chunks).toString('latin1') });
        callback();
      });
    },
  });
  const port = await listen(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

test('whatever is written, one mail arrives for one reader, byte for byte', async () => {
  await using server = await startNotingServer();
  const text = fc.array(
    fc.oneof(anyText, fc.constantFrom('\r\n.', '.', '\n..\n', '\r\n.\r\nQUIT')),
  );
  await check(
    fc.asyncProperty(
      nearlyAddress.filter(isEmailAddress),
      anyText,
      text,
      async (to, name, parts) => {
        const content = writeContactMail({ ...message, name, message: parts.join('') }, 'a1');
        const envelope = { id: 'abc', date: new Date(0), from: 'website@triage.example', to };
        const mail = await buildMail(content, envelope);
        await deliverBySmtp(server.url, mail, () => Promise.resolve());
        const [one, ...others] = server.received.splice(0);
        expect(others).toEqual([]);
        expect(one?.readers).toEqual([mail.to]);
        expect(one?.content.trimEnd()).toBe(mail.content.toString('latin1').trimEnd());
      },
    ),
    8,
  );
});
