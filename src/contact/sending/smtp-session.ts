import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { NodemailerError } from 'nodemailer';
import { MailNotDelivered } from './delivery-errors.ts';
import type { Mail } from './mail.ts';

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

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1)$/i.test(host);
}

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

/**
 * Hands one message to a mail server, once.
 * @param milliseconds how long all of it may take
 * @throws {MailNotDelivered} worth retrying only when the refusal was transient and not a byte of
 *   the message had been sent: afterwards the server may have accepted it
 */
export function runSmtpSession(
  server: SmtpServer,
  mail: Mail,
  timeouts: SmtpTimeouts,
  milliseconds: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(connectionOptions(server, timeouts));
    let hasSentContent = false;
    // The library reads the message only after the server has answered DATA with "go ahead".
    const content = Readable.from(
      (function* readContent() {
        hasSentContent = true;
        yield mail.content;
      })(),
    );
    const timer = setTimeout(() => {
      fail({ name: 'Error', message: '', code: 'ETOTALTIME' });
    }, milliseconds);
    function end() {
      clearTimeout(timer);
      connection.close();
    }
    function fail(error: NodemailerError) {
      end();
      const words = [error.code, error.originalCode, error.responseCode, error.command];
      const reason = [...words, hasSentContent ? 'after content' : 'before content'];
      reject(
        new MailNotDelivered(
          reason.filter((word) => word !== undefined && word !== '').join(' '),
          !hasSentContent && isTransient(error),
        ),
      );
    }
    function send() {
      const envelope = { from: mail.from, to: [mail.to], size: mail.content.length };
      connection.send(envelope, content, (error) => {
        if (error) {
          fail(error);
        } else {
          end();
          resolve();
        }
      });
    }
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) {
        fail(error);
      } else if (server.credentials && connection.allowsAuth) {
        connection.login({ ...server.credentials }, (loginError) => {
          if (loginError) fail(loginError);
          else send();
        });
      } else {
        send();
      }
    });
  });
}
