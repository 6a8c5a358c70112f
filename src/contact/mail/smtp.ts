import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { promisify } from 'node:util';
import type { NodemailerError } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../../config/setting-rules.ts';
import { site } from '../../config/site.ts';
import { MailNotDelivered, OutcomeUnknown, StoreUnavailable, withinTime } from '../errors.ts';
import type { MailContent } from '../queue/job-store.ts';

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly content: Buffer;
}

/** The library leaves what looks like an encoded word as it is, and mail programs decode it. */
function cleanHeaderText(text: string): string {
  return text.replaceAll('=?', '= ?').trim();
}

/**
 * Builds an e-mail from its parts.
 * @param encoding of the text: base64 alone keeps every byte, whatever a mail server does to long
 *   lines, dots, spaces or "From " at the start of a line; people can read the other one
 */
export async function buildMail(
  { subject, text, headers = [], replyTo }: MailContent,
  { id, date, from, to }: { id: string; date: Date; from: string; to: string },
  encoding: 'base64' | 'quoted-printable' = 'base64',
): Promise<Mail> {
  const message = new MailComposer({
    from: { name: `${site.name} website`, address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { ...replyTo, name: cleanHeaderText(replyTo.name) } }),
    subject: cleanHeaderText(subject),
    messageId: `<${id}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`,
    date,
    text: { content: text, contentTransferEncoding: encoding },
  }).compile();
  const { from: sender, to: recipients } = message.getEnvelope();
  // The library lets nobody else write some headers, so these go before those that it wrote.
  const lines = headers.map((line) => Buffer.from(`${line}\r\n`));
  const content = Buffer.concat([...lines, await message.build()]);
  return { from: sender || from, to: recipients[0] ?? to, content };
}

/** How long to wait, in milliseconds: for a connection and its first words, any later reply, and all. */
const smtpTimeouts = { connection: 5_000, reply: 10_000, total: 15_000 };

export type SmtpTimeouts = Readonly<typeof smtpTimeouts>;

/** Only protocol, host and port count: a query cannot turn the verification of certificates off. */
function connectionOptions({ protocol, hostname, port }: URL, { connection, reply }: SmtpTimeouts) {
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isHere = isLoopback(host);
  return {
    host,
    // RFC 8314 (submission over TLS) and RFC 6409 (submission).
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A message must not cross a network in the clear, nor may anyone on the way strip STARTTLS.
    requireTLS: !secure && !isHere,
    // What stays on this machine needs no authority: relays there have certificates of their own.
    tls: { rejectUnauthorized: !isHere },
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: connection,
    socketTimeout: reply,
  };
}

const promise = (start: (done: (error?: Error | null) => void) => void) => promisify(start)();

/** @param hasLeft whether the mail server may have the message */
async function withConnection(
  smtpUrl: string,
  timeouts: SmtpTimeouts,
  work: (connection: SMTPConnection) => void | Promise<void>,
  hasLeft = () => false,
): Promise<void> {
  const address = new URL(smtpUrl);
  const [user, pass = ''] = [address.username, address.password].map(decodeURIComponent);
  const connection = new SMTPConnection(connectionOptions(address, timeouts));
  const broken = promise((done) => connection.on('error', done));
  async function run(): Promise<void> {
    await promise((done) => {
      connection.connect(done);
    });
    if (user) {
      await promise((done) => {
        connection.login({ user, pass }, done);
      });
    }
    await work(connection);
  }
  try {
    await withinTime(Promise.race([broken, run()]), timeouts.total);
  } catch (error) {
    // Those of the library, of Node and of `withinTime` have a code, which the library gives ours too.
    if (error instanceof StoreUnavailable || !(error instanceof Error && 'code' in error))
      throw error;
    const { code, originalCode, responseCode = 0, command } = error as NodemailerError;
    const codes = [code, originalCode, responseCode, command].filter(Boolean).join(' ');
    // Of content that has left a refusal alone says what became of it (RFC 5321, 4.2.1).
    const isUnknown = hasLeft() && responseCode < 400;
    throw isUnknown ? new OutcomeUnknown(codes) : new MailNotDelivered(codes);
  } finally {
    connection.close();
  }
}

/**
 * Hands one message to a mail server, once. Not by nodemailer's `sendMail`, which reads a message
 * ahead, so that nobody could say whether the content has left.
 * @param onHandOver called before the first byte of the content leaves; when it fails none does
 */
export async function deliverBySmtp(
  smtpUrl: string,
  { from, to, content }: Mail,
  onHandOver: () => Promise<unknown>,
  timeouts: SmtpTimeouts = smtpTimeouts,
): Promise<void> {
  const sent = { begun: false, whole: false };
  // The library reads it only after the server has answered DATA with "go ahead".
  async function* readContent() {
    await onHandOver();
    sent.begun = true;
    yield content;
    sent.whole = true;
  }
  async function send(connection: SMTPConnection): Promise<void> {
    await promise((done) => {
      const readable = Readable.from(readContent()).on('error', done);
      connection.send({ from, to: [to], size: content.length }, readable, done);
    });
    // A server that says yes before it has the message has none.
    if (!sent.whole) throw Object.assign(new Error('too early'), { code: 'EPROTOCOL' });
  }
  await withConnection(smtpUrl, timeouts, send, () => sent.begun);
}

/** Tries whether a mail server would let a message begin: its name, encryption, user and password. */
export function tryMailServer(smtpUrl: string): Promise<void> {
  return withConnection(smtpUrl, smtpTimeouts, (connection) => {
    connection.quit();
  });
}
