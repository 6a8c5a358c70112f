import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { NodemailerError } from 'nodemailer';
import { isLoopback } from '../../config/setting-rules.ts';
import { MailNotDelivered, OutcomeUnknown, UnusableSetting } from '../errors.ts';
import { timeLimits } from '../time-limits.ts';
import type { Mail } from './compose.ts';
import { SMTPConnection } from './nodemailer.ts';

/** How long to wait, in milliseconds. */
export interface SmtpTimeouts {
  /** For the connection, and for the server's first words. */
  readonly connection: number;
  /** For any later reply. */
  readonly reply: number;
  /** For everything, a second attempt included. */
  readonly total: number;
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, as `smtps:` asks for. */
  readonly isTls: boolean;
  readonly credentials: { readonly user: string; readonly pass: string } | undefined;
}

const brokenConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** A refusal for now (RFC 5321, 4.2.1: 4yz), or a connection that was not made or did not last. */
function isTransient(error: NodemailerError): boolean {
  const { code = '', originalCode = '', responseCode } = error;
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return code === 'ECONNECTION' || brokenConnection.has(originalCode) || brokenConnection.has(code);
}

function connectionOptions({ host, port, isTls }: SmtpServer, timeouts: SmtpTimeouts) {
  return {
    host,
    port,
    secure: isTls,
    // A message must not cross a network in the clear, nor may anyone on the way strip STARTTLS.
    // Certificates are verified, which is the library's default.
    requireTLS: !isTls && !isLoopback(host),
    dnsTimeout: timeouts.connection,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: timeouts.reply,
  };
}

interface SmtpLimits {
  readonly timeouts: SmtpTimeouts;
  /** How long all of it may take. */
  readonly milliseconds: number;
}

interface SmtpSession extends SmtpLimits {
  readonly mail: Mail;
  /** Called before the first byte of the content leaves; when it fails none does. */
  readonly onHandOver: () => Promise<void>;
}

function codesOf(error: NodemailerError): string {
  const words = [error.code, error.originalCode, error.responseCode, error.command];
  return words.filter((word) => word !== undefined && word !== '').join(' ');
}

interface Talk {
  /** Goes on once the server is ready for a message, until it calls `end` or `fail`. */
  readonly goOn: (
    connection: SMTPConnection,
    end: (error?: Error) => void,
    fail: (error: NodemailerError) => void,
  ) => void;
  /** Makes what the library tells an error of ours. */
  readonly judge: (error: NodemailerError) => Error;
}

/** Connects as every message does: encrypted where it must be, and with user and password. */
function openSession(
  server: SmtpServer,
  { timeouts, milliseconds }: SmtpLimits,
  { goOn, judge }: Talk,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(connectionOptions(server, timeouts));
    const timer = setTimeout(() => {
      fail({ name: 'Error', message: '', code: 'ETOTALTIME' });
    }, milliseconds);
    function end(error?: Error) {
      clearTimeout(timer);
      connection.close();
      if (error) reject(error);
      else resolve();
    }
    function fail(error: NodemailerError) {
      end(judge(error));
    }
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) {
        fail(error);
      } else if (server.credentials && !connection.allowsAuth) {
        end(
          new UnusableSetting(
            'SMTP_URL: has user and password, but the mail server offers no AUTH',
          ),
        );
      } else if (server.credentials) {
        connection.login({ ...server.credentials }, (loginError) => {
          if (loginError) fail(loginError);
          else goOn(connection, end, fail);
        });
      } else {
        goOn(connection, end, fail);
      }
    });
  });
}

/**
 * Hands one message to a mail server, once.
 * @throws {MailNotDelivered} when the server did not get the message or said that it did not take it
 * @throws {OutcomeUnknown} when it got the message and said nothing: it may have taken it
 */
function runSmtpSession(
  server: SmtpServer,
  { mail, onHandOver, ...limits }: SmtpSession,
): Promise<void> {
  let hasSentContent = false;
  let hasSentAll = false;
  return openSession(server, limits, {
    goOn(connection, end, fail) {
      // The library reads the message only after the server has answered DATA with "go ahead".
      const content = Readable.from(
        (async function* readContent() {
          await onHandOver();
          hasSentContent = true;
          yield mail.content;
          hasSentAll = true;
        })(),
      );
      content.on('error', end);
      const envelope = { from: mail.from, to: [mail.to], size: mail.content.length };
      connection.send(envelope, content, (error) => {
        if (error) fail(error);
        // A server that says yes before it has the message has none.
        else if (!hasSentAll) fail({ name: 'Error', message: '', code: 'EPROTOCOL' });
        else end();
      });
    },
    judge(error) {
      const told = `${codesOf(error)} ${hasSentContent ? 'after content' : 'before content'}`;
      // A refusal of the content says what became of it (RFC 5321, 4.2.1); no reply, or one that asks
      // for more where there is no more, says nothing.
      const isRefused = error.responseCode !== undefined && error.responseCode >= 400;
      const isUnknown = hasSentContent && !isRefused;
      return isUnknown ? new OutcomeUnknown(told) : new MailNotDelivered(told, isTransient(error));
    },
  });
}

/**
 * Goes as far as a message does before it names its sender, and takes its leave.
 * @throws {MailNotDelivered | UnusableSetting} when no message could go on from there
 */
function greetServer(server: SmtpServer, limits: SmtpLimits): Promise<void> {
  return openSession(server, limits, {
    goOn(connection, end) {
      connection.quit();
      end();
    },
    judge: (error) => new MailNotDelivered(codesOf(error), isTransient(error)),
  });
}

const smtpTimeouts: SmtpTimeouts = {
  connection: timeLimits.smtpConnection,
  reply: timeLimits.smtpReply,
  total: timeLimits.delivery,
};

/** Before the second attempt, so that a server that restarts has a moment. In milliseconds. */
const pause = 250;

/** The ports of RFC 6409 (submission) and RFC 8314 (submission over TLS). */
const defaultPorts = { smtp: 587, smtps: 465 } as const;

/**
 * Reads the address of a mail server. Only protocol, host, port, user and password count: a query
 * cannot turn the verification of certificates off.
 * @param smtpUrl `smtp:` or `smtps:`, checked by the settings
 */
export function parseSmtpUrl(smtpUrl: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isTls ? defaultPorts.smtps : defaultPorts.smtp),
    isTls,
    credentials: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
  };
}

/**
 * Delivers one message, with one more attempt after a transient refusal and none once the server
 * may have taken it.
 * @param onHandOver called before the content leaves; when it fails the content does not
 * @throws {MailNotDelivered} with codes that tell why
 * @throws {OutcomeUnknown} when the server may have taken it
 */
export async function deliverBySmtp(
  smtpUrl: string,
  mail: Mail,
  onHandOver: () => Promise<void>,
  timeouts: SmtpTimeouts = smtpTimeouts,
): Promise<void> {
  const server = parseSmtpUrl(smtpUrl);
  const deadline = performance.now() + timeouts.total;
  try {
    await runSmtpSession(server, { mail, timeouts, milliseconds: timeouts.total, onHandOver });
  } catch (error) {
    const milliseconds = deadline - performance.now() - pause;
    if (!(error instanceof MailNotDelivered && error.isTransient && milliseconds > 0)) throw error;
    await wait(pause);
    await runSmtpSession(server, { mail, timeouts, milliseconds, onHandOver });
  }
}

/**
 * Tries whether a mail server would let a message begin: its name, encryption, user and password.
 * @param isLoggedIn whether user and password are tried too
 * @throws {MailNotDelivered | UnusableSetting} when it would not
 */
export function tryMailServer(smtpUrl: string, isLoggedIn = true): Promise<void> {
  const server = parseSmtpUrl(smtpUrl);
  const limits = { timeouts: smtpTimeouts, milliseconds: smtpTimeouts.total };
  return greetServer(isLoggedIn ? server : { ...server, credentials: undefined }, limits);
}
