import { type MailNotDelivered, OutcomeUnknown } from '../errors.ts';
import { parseSmtpUrl } from './smtp.ts';

interface Cause {
  /** What the codes hold: Node's, the mail library's, or the command that got the answer. */
  readonly codes: RegExp;
  readonly happened: string;
  readonly advice: string;
}

/** The first that fits counts: a code of the library stands for many causes, one of Node for one. */
const causes: readonly Cause[] = [
  {
    codes: /\b(EDNS|ENOTFOUND|EAI_AGAIN)\b/,
    happened: 'has a name that was not found',
    advice: 'Look at the host in SMTP_URL.',
  },
  {
    codes: /SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)/,
    happened: 'shows a certificate that was issued by somebody whom this machine does not know',
    advice:
      'Where it is the authority of your own organization, set NODE_EXTRA_CA_CERTS to the file of its certificate, in the environment and not in .env; docs/hosting.md shows how.',
  },
  {
    codes: /CERT|ALTNAME/,
    happened: 'shows a certificate that cannot be trusted',
    advice:
      'Look at the host in SMTP_URL, which must be a name that the certificate holds, and at its last day.',
  },
  {
    codes: /\bETLS 5\d\d STARTTLS\b/,
    happened:
      'offers no encryption, which is required of every mail server but one on this machine',
    advice:
      'Have STARTTLS switched on there, or write smtps: and its port where it speaks TLS from the start.',
  },
  {
    codes: /\b(ETLS|EPROTO|ERR_SSL_\w+)\b/,
    happened: 'did not agree on an encrypted connection',
    advice: 'Look at SMTP_URL: smtps: is for port 465, smtp: for 587.',
  },
  {
    codes: /\b(ETIMEDOUT|ETOTALTIME)\b/,
    happened: 'did not answer in time',
    advice:
      'Look at the host and the port in SMTP_URL, at smtps: for port 465, and at what a firewall lets out.',
  },
  {
    // Such as greylisting (RFC 6647), which wants every new sender to come again.
    codes: /\b4\d\d (?:AUTH|MAIL FROM|RCPT TO|DATA)/,
    happened: 'refused for now',
    advice: 'A message of the form would be tried again: wait some minutes before the next try.',
  },
  {
    codes: /\b530 (?:MAIL FROM|RCPT TO|DATA)/,
    happened: 'wants a user and a password',
    advice: 'Write both into SMTP_URL, where signs such as @ and / are written %40 and %2F.',
  },
  {
    codes: /\b(E\w*AUTH|535)\b/,
    happened: 'refused the user and the password',
    advice: 'Look at both in SMTP_URL, where signs such as @ and / are written %40 and %2F.',
  },
  {
    codes: /MAIL FROM/,
    happened: 'refused the sender',
    advice: 'Look at CONTACT_FROM, and at whether the user in SMTP_URL may send for it.',
  },
  {
    codes: /RCPT TO/,
    happened: 'refused the recipient',
    advice:
      'Look at CONTACT_TO, and at whether the server wants a user and a password in SMTP_URL.',
  },
  {
    codes: /\b(EMESSAGE|DATA)\b/,
    happened: 'refused the content of the message',
    advice: 'Look at what its own log says, and at CONTACT_FROM.',
  },
  {
    codes: /\bEPROTOCOL\b/,
    happened: 'turned the connection away',
    advice: 'Look at the port in SMTP_URL, and at whether the server is busy.',
  },
  {
    codes: /\b(ESOCKET|ECONN\w+)\b/,
    happened: 'could not be reached, or broke the connection off',
    advice: 'Look at the host and the port in SMTP_URL, and at whether the server runs.',
  },
];

/**
 * Says in plain words why a mail server did not take a message, with the codes, and with neither
 * user nor password.
 * @param smtpUrl SMTP_URL, whose host and port are named; without it no address is
 */
export function explainRefusal(error: MailNotDelivered | OutcomeUnknown, smtpUrl?: string): string {
  const { host, port } = smtpUrl === undefined ? {} : parseSmtpUrl(smtpUrl);
  const server = host === undefined ? 'The mail server' : `The mail server ${host}, port ${port},`;
  const codes = error.message.replace(/ (?:before|after) content$/, '');
  if (error instanceof OutcomeUnknown) {
    return `${server} got the message and did not say whether it took it (${codes}). Look into the mailbox of CONTACT_TO before the next try.`;
  }
  const { happened, advice } = causes.find((cause) => cause.codes.test(codes)) ?? {
    happened: 'did not take the message',
    advice: 'Look at SMTP_URL.',
  };
  return `${server} ${happened} (${codes}). ${advice}`;
}
