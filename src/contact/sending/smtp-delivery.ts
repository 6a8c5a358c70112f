import { setTimeout as wait } from 'node:timers/promises';
import { MailNotDelivered } from './delivery-errors.ts';
import type { Mail } from './mail.ts';
import { runSmtpSession } from './smtp-session.ts';
import type { SmtpServer, SmtpTimeouts } from './smtp-session.ts';

/** Below the time the host gives the function, and what a visitor will wait for an answer. */
export const smtpTimeouts: SmtpTimeouts = { connection: 5_000, reply: 10_000, total: 15_000 };

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
 * may have accepted it.
 * @throws {MailNotDelivered} with codes that tell why
 */
export async function deliverBySmtp(
  smtpUrl: string,
  mail: Mail,
  timeouts: SmtpTimeouts = smtpTimeouts,
): Promise<void> {
  const server = parseSmtpUrl(smtpUrl);
  const deadline = performance.now() + timeouts.total;
  try {
    await runSmtpSession(server, mail, timeouts, timeouts.total);
  } catch (error) {
    const timeLeft = deadline - performance.now() - pause;
    if (!(error instanceof MailNotDelivered && error.isWorthRetrying && timeLeft > 0)) throw error;
    await wait(pause);
    await runSmtpSession(server, mail, timeouts, timeLeft);
  }
}
