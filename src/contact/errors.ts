/** The mail server refused the message for now or for good, or was not to be reached in time. */
export class MailNotDelivered extends Error {
  override name = 'MailNotDelivered';
  /** Whether another attempt a moment later may succeed. */
  readonly isTransient: boolean;

  /** @param reason codes only: a server's own words may repeat what a visitor typed */
  constructor(reason: string, isTransient: boolean) {
    super(reason);
    this.isTransient = isTransient;
  }
}

/**
 * The message was handed over and no answer came: the mail server may have taken it or not, and
 * whoever sends it again may make a copy.
 */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** A setting is missing, or points to something that does not work. */
export class UnusableSetting extends Error {
  override name = 'UnusableSetting';
}

/** The rate limit is reached. */
export class TooManyMessages extends Error {
  override name = 'TooManyMessages';
  /** Seconds until the next message is taken. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(`retry after ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}

/** The idempotency key already names a message with another text. */
export class KeyReused extends Error {
  override name = 'KeyReused';
}

/** The store where mail waits, or posts are counted, cannot be used at the moment. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
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

/** The setting that leads to a store. */
export type StoreSetting = 'REDIS_URL' | 'MAIL_OUTBOX';

/** What a code of Redis, its client, SQLite or Node means; the first that fits counts. */
const outages: Readonly<Record<StoreSetting, readonly (readonly [RegExp, string])[]>> = {
  REDIS_URL: [
    [/^WRONGPASS/, 'Redis refuses the user or the password'],
    [/^NOAUTH/, 'Redis wants a password, and the address has none'],
    [/^NOPERM/, 'Redis does not allow this user what the site does'],
    [/^ERR DB/, 'Redis has no database of the number at the end of the address'],
    [/^READONLY/, 'this Redis is a copy, which takes nothing new'],
    [/^OOM/, 'the memory of Redis is full'],
    [/^MISCONF/, 'Redis cannot write to its disk'],
    [/^LOADING/, 'Redis is reading its data and answers soon'],
    [/^(ENOTFOUND|EAI_AGAIN)/, 'the host has a name that was not found'],
    [/^ECONNREFUSED/, 'nothing answers at this host and port: Redis is down, or elsewhere'],
    [
      /^ETIMEDOUT/,
      'no answer in time: the host or the port is another, a firewall keeps it back, Redis is busy, or it does not speak TLS, as rediss: asks for',
    ],
    [
      /SELF_SIGNED|UNABLE_TO/,
      'its certificate was issued by somebody whom this machine does not know: start the site with NODE_EXTRA_CA_CERTS, the file of the authority',
    ],
    [/CERT|ALTNAME/, 'its certificate is not good for this host, or has ended'],
    [/SSL|EPROTO/, 'it does not speak TLS there, as rediss: asks for'],
    [
      /^(connection lost|ECONNRESET|EPIPE)/,
      'Redis broke the connection off; when it does so at once, it may speak TLS and want rediss:',
    ],
  ],
  MAIL_OUTBOX: [
    [/^(EACCES|EPERM)/, 'the user of this process may not use the folder'],
    [/^ENOENT/, 'the folder is missing and cannot be made'],
    [
      /^(ENOTDIR|EISDIR|EEXIST)/,
      'a file lies where a folder is needed, or a folder where a file is',
    ],
    [/^(EROFS|SQLITE 8)$/, 'the folder or mail.sqlite can be read alone'],
    [/^(ENOSPC|EDQUOT|SQLITE 13)$/, 'the disk is full'],
    [/^SQLITE 5$/, 'another process keeps mail.sqlite busy'],
    [/^SQLITE (11|26)$/, 'mail.sqlite is damaged: move it away, or put a back-up in its place'],
    [/^SQLITE (3|14)$/, 'mail.sqlite cannot be opened by the user of this process'],
    [/^SQLITE 10$/, 'the disk fails'],
  ],
};

/**
 * Says in plain words why a store fails, with neither address nor folder: it is told to whoever asks
 * `/health`.
 * @param code of the failure, which stays in brackets
 */
export function explainOutage(setting: StoreSetting, code: string): string {
  const [, words] = outages[setting].find(([codes]) => codes.test(code)) ?? [];
  return `${setting}: ${words === undefined ? code : `${words} (${code})`}`;
}

/** A code or a name: an error's own words may hold an address, a password or what was typed. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const isOurs =
    /^(MailNotDelivered|OutcomeUnknown|UnusableSetting|InvalidSettings|StoreUnavailable)$/.test(
      error.name,
    );
  if (isOurs) return error.message;
  if ('errcode' in error) return `SQLITE ${Number(error.errcode) & 0xff}`;
  // What ioredis says when there is no connection any more; the names of these errors tell nothing.
  if (/^(Connection is closed|Stream isn't writ|Reached the max retries)/.test(error.message)) {
    return 'connection lost';
  }
  if ('code' in error) return String(error.code);
  return /(?:ERR DB index|\b[A-Z]{3,}\b)/.exec(error.message)?.[0] ?? error.name;
}

/** Ends the wait, though not the work, after some milliseconds. */
export async function withinTime<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // After a look at what has arrived: a process that was busy itself must not blame the store.
      setImmediate(() => {
        reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }));
      });
    }, milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
