import {
  OutcomeUnknown,
  type MailNotDelivered,
} from '../../src/contact/sending/delivery-errors.ts';
import { parseSmtpUrl } from '../../src/contact/sending/smtp/smtp-delivery.ts';

/** The test message was not sent, or nobody knows; the message says what to look at. */
export class TestNotSent extends Error {
  override name = 'TestNotSent';
}

interface Cause {
  /** What the codes hold: Node's, the mail library's, or the command that got the answer. */
  readonly codes: RegExp;
  readonly happened: string;
  readonly lookAt: string;
}

/** The first that fits counts: a code of the library stands for many causes, one of Node for one. */
const causes: readonly Cause[] = [
  {
    codes: /\b(EDNS|ENOTFOUND|EAI_AGAIN)\b/,
    happened: 'has a name that was not found',
    lookAt: 'the host in SMTP_URL',
  },
  {
    codes: /CERT|UNABLE_TO_VERIFY|ALTNAME/,
    happened: 'shows a certificate that cannot be trusted',
    lookAt:
      'the host in SMTP_URL, which must be a name that the certificate holds, and at its last day',
  },
  {
    codes: /\b(ETLS|EPROTO|ERR_SSL_\w+)\b/,
    happened: 'did not agree on an encrypted connection',
    lookAt: 'SMTP_URL: smtps: is for port 465, smtp: for 587',
  },
  {
    codes: /\b(ETIMEDOUT|ETOTALTIME)\b/,
    happened: 'did not answer in time',
    lookAt:
      'the host and the port in SMTP_URL, at smtps: for port 465, and at what a firewall lets out',
  },
  {
    codes: /\b(E\w*AUTH|535)\b/,
    happened: 'refused the user and the password',
    lookAt: 'both in SMTP_URL, where signs such as @ and / are written %40 and %2F',
  },
  {
    codes: /MAIL FROM/,
    happened: 'refused the sender',
    lookAt: 'CONTACT_FROM, and at whether the user in SMTP_URL may send for it',
  },
  {
    codes: /RCPT TO/,
    happened: 'refused the recipient',
    lookAt: 'CONTACT_TO, and at whether the server wants a user and a password in SMTP_URL',
  },
  {
    codes: /\b(EMESSAGE|DATA)\b/,
    happened: 'refused the content of the message',
    lookAt: 'what its own log says, and at CONTACT_FROM',
  },
  {
    codes: /\bEPROTOCOL\b/,
    happened: 'turned the connection away',
    lookAt: 'the port in SMTP_URL, and at whether the server is busy',
  },
  {
    codes: /\b(ESOCKET|ECONN\w+)\b/,
    happened: 'could not be reached, or broke the connection off',
    lookAt: 'the host and the port in SMTP_URL, and at whether the server runs',
  },
];

/**
 * Says in plain words why a mail server did not take a message, with the codes, and with neither
 * user nor password.
 * @param smtpUrl SMTP_URL
 */
export function explainRefusal(
  error: MailNotDelivered | OutcomeUnknown,
  smtpUrl: string,
): TestNotSent {
  const { host, port } = parseSmtpUrl(smtpUrl);
  const server = `The mail server ${host}, port ${port},`;
  const codes = error.message.replace(/ (?:before|after) content$/, '');
  if (error instanceof OutcomeUnknown) {
    return new TestNotSent(
      `${server} got the message and did not say whether it took it (${codes}). Look into the mailbox of CONTACT_TO before the next try.`,
    );
  }
  const { happened, lookAt } = causes.find((cause) => cause.codes.test(codes)) ?? {
    happened: 'did not take the message',
    lookAt: 'SMTP_URL',
  };
  return new TestNotSent(`${server} ${happened} (${codes}). Look at ${lookAt}.`);
}
