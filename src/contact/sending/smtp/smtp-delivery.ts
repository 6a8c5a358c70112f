import { setTimeout as wait } from 'node:timers/promises';
import { MailNotDelivered } from '../delivery-errors.ts';
import type { Mail } from '../mail.ts';
import { timeLimits } from '../time-limits.ts';
import { greetServer, runSmtpSession } from './smtp-session.ts';
import type { SmtpServer, SmtpTimeouts } from './smtp-session.ts';

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
