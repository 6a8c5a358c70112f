/** The mail server or a webhook did not take it; the message holds codes only, and nothing typed. */
export class MailNotDelivered extends Error {
  override name = 'MailNotDelivered';
}

/** The content was handed over and no answer came: whoever sends it again may make a copy. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** A setting is missing, or points to something that does not work. */
export class UnusableSetting extends Error {
  override name = 'UnusableSetting';
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

const ownNames =
  /^(?:MailNotDelivered|OutcomeUnknown|UnusableSetting|InvalidSettings|StoreUnavailable)$/;

/** A code or a name: an error's own words may hold an address, a password or what was typed. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (ownNames.test(error.name)) return error.message;
  if ('errcode' in error) return `SQLITE ${Number(error.errcode) & 0xff}`;
  // What ioredis says when there is no connection any more; the names of these errors say nothing.
  if (/^(Connection is closed|Stream isn't writ|Reached the max retries)/.test(error.message)) {
    return 'connection lost';
  }
  if ('code' in error) return String(error.code);
  return /(?:ERR DB index|\b[A-Z]{3,}\b)/.exec(error.message)?.[0] ?? error.name;
}

/**
 * Ends the wait, though not the work, after some milliseconds.
 * @throws {Error} with the code ETIMEDOUT
 */
export async function withinTime<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // After a look at what has arrived: a process that was busy itself must not blame the other side.
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
