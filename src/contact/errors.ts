import { InvalidSettings } from '../config/settings.ts';

/** An error whose words are ours: codes and names alone, and nothing typed. */
class OwnError extends Error {}

/** The mail server or a webhook did not take it. */
export class MailNotDelivered extends OwnError {}

/** The content was handed over and no answer came: whoever sends it again may make a copy. */
export class OutcomeUnknown extends OwnError {}

/** A setting is missing, or points to something that does not work. */
export class UnusableSetting extends OwnError {}

/** The store where mail waits, or posts are counted, cannot be used at the moment. */
export class StoreUnavailable extends OwnError {
  /** Whether the store may have done, or may still do, what it was asked for. */
  readonly isUndecided: boolean;

  constructor(reason: string, isUndecided = false) {
    super(reason);
    this.isUndecided = isUndecided;
  }
}

/** For what goes on without the store, of whose outage the log has been told. */
export function ignoreOutage(error: unknown): undefined {
  if (!(error instanceof StoreUnavailable)) throw error;
}

/** A code or a name: an error's own words may hold an address, a password or what was typed. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof OwnError || error instanceof InvalidSettings) return error.message;
  // Those of fetch.
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  if (error.cause instanceof Error) return describeFailure(error.cause);
  if ('errcode' in error) return `SQLITE ${Number(error.errcode) & 0xff}`;
  // What ioredis says when there is no connection any more; the names of these errors say nothing.
  if (/^(Connection is closed|Stream isn't writ|Reached the max retries)/.test(error.message)) {
    return 'connection lost';
  }
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /(?:ERR DB index|\b[A-Z]{3,}\b)/.exec(error.message)?.[0] ?? error.name;
}

/** What codes of mail servers, Redis, SQLite and Node mean to whoever runs the site; the first counts. */
const causes: readonly (readonly [codes: RegExp, words: string])[] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'the host has a name that was not found'],
  [
    /SELF_SIGNED|UNABLE_TO/,
    'its certificate was issued by somebody whom this machine does not know: start the site with NODE_EXTRA_CA_CERTS, the file of the authority',
  ],
  [/CERT|ALTNAME/, 'its certificate is not good for this host, or has ended'],
  [/ETLS 5\d\d STARTTLS/, 'it offers no encryption, which any but one on this machine must'],
  [
    /\b(ETLS|EPROTO|SSL|ERR_SSL_\w+)\b/,
    'it does not agree on TLS: smtps: is for port 465, smtp: for 587, rediss: for a Redis that speaks TLS',
  ],
  [
    /ETIMEDOUT/,
    'no answer in time: look at host and port, at what a firewall lets out, and at whether the server is busy or does not speak TLS',
  ],
  [/\b4\d\d (AUTH|MAIL FROM|RCPT TO|DATA)/, 'the mail server refuses for now; wait some minutes'],
  [/\b530 /, 'the mail server wants a user and a password'],
  [
    /\b(E\w*AUTH|535)\b/,
    'the mail server refused the user and the password, in which signs such as @ and / are written %40 and %2F',
  ],
  [/MAIL FROM/, 'the mail server refused the sender: may the user send for CONTACT_FROM?'],
  [/RCPT TO/, 'the mail server refused the recipient: look at CONTACT_TO'],
  [/EPROTOCOL/, 'the mail server turned us away: look at the port, and whether it is busy'],
  [/EMESSAGE|DATA/, 'the mail server refused the content of the message: look at its own log'],
  [/^WRONGPASS/, 'Redis refuses the user or the password'],
  [/^NOAUTH/, 'Redis wants a password, and the address has none'],
  [/^NOPERM/, 'Redis does not allow this user what the site does'],
  [/^ERR DB/, 'Redis has no database of the number at the end of the address'],
  [/^READONLY/, 'this Redis is a copy, which takes nothing new'],
  [/^OOM/, 'the memory of Redis is full'],
  [/^MISCONF/, 'Redis cannot write to its disk'],
  [/ECONNREFUSED/, 'nothing answers at this host and port: the server is down, or elsewhere'],
  [/ESOCKET|ECONN|EPIPE|connection lost/, 'the connection was broken off'],
  [/^(EACCES|EPERM|SQLITE (3|14)$)/, 'the user of this process may not use the folder'],
  [/^ENOENT/, 'the folder is missing and cannot be made'],
  [/^(ENOTDIR|EISDIR|EEXIST)/, 'a file lies where a folder is needed, or a folder where a file is'],
  [/^(EROFS|SQLITE 8)$/, 'the folder or mail.sqlite can be read alone'],
  [/^(ENOSPC|EDQUOT|SQLITE 13)$/, 'the disk is full'],
  [/^SQLITE 5$/, 'another process keeps mail.sqlite busy'],
  [
    /^SQLITE (1|11|26)$/,
    'mail.sqlite is damaged, or of another program: move it away, or put a back-up in its place',
  ],
  [/^SQLITE 10$/, 'the disk fails'],
];

/** Says in plain words what does not work, without what the setting holds: anybody may ask `/health`. */
export function explain(setting: 'SMTP_URL' | 'REDIS_URL' | 'MAIL_OUTBOX', code: string): string {
  const [, words] = causes.find(([codes]) => codes.test(code)) ?? [];
  return `${setting}: ${words === undefined ? code : `${words} (${code})`}`;
}

/** Ends the wait, though not the work, after some milliseconds, with the code ETIMEDOUT. */
export async function withinTime<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const giveUp = () => {
      reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }));
    };
    // After a look at what has arrived: a process that was busy itself must not blame the other side.
    timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
