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

/** The place where mail is kept, or counted, cannot be used at the moment. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/**
 * For what goes on without the store, whose guard has told the log.
 * @throws what is no outage of it
 */
export function ignoreOutage(error: unknown): undefined {
  if (!(error instanceof StoreUnavailable)) throw error;
}
