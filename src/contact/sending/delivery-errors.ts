/** The mail server refused the message, or was not to be reached in time. */
export class MailNotDelivered extends Error {
  override name = 'MailNotDelivered';
  /** Whether another attempt may succeed and cannot make a second copy. */
  readonly isWorthRetrying: boolean;

  /** @param reason codes only: a server's own words may repeat what a visitor typed */
  constructor(reason: string, isWorthRetrying: boolean) {
    super(reason);
    this.isWorthRetrying = isWorthRetrying;
  }
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
