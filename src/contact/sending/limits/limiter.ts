import { TooManyMessages } from '../delivery-errors.ts';
import type { TakePlaces } from './windows.ts';

const minute = 60_000;
const quarterHour = 15 * minute;
const day = 24 * 60 * minute;

/** How many e-mails one mailbox gets from us on behalf of strangers. */
const mailboxLimits = [
  { limit: 1, period: quarterHour },
  { limit: 3, period: day },
] as const;

/** How far newcomers may take the posts of all together beyond their limit. */
const newcomersFactor = 10;

/** Limits per minute. */
export interface RateLimits {
  readonly perClient: number;
  readonly total: number;
}

export interface Limiter {
  /**
   * Counts one post.
   * @param counter what is counted together, such as a function's form
   * @throws {TooManyMessages} when it is one too many
   */
  countPost(counter: string, client: string, isRobotLike: boolean): Promise<void>;
  /**
   * Counts one e-mail to a mailbox that a stranger named.
   * @param mailbox any text that is the same for the same mailbox
   * @returns whether the mailbox may have it
   */
  countMail(mailbox: string): Promise<boolean>;
}

/** What looks like a robot's has half the room, beside that of the others: it cannot crowd them out. */
function halve({ perClient, total }: RateLimits): RateLimits {
  return { perClient: Math.ceil(perClient / 2), total: Math.ceil(total / 2) };
}

/**
 * @param readLimits reads the settings, which may be malformed and then throws
 */
export function createLimiter(
  take: () => Promise<TakePlaces>,
  readLimits: () => RateLimits,
): Limiter {
  return {
    async countPost(counter, client, isRobotLike) {
      const scope = isRobotLike ? `${counter}:marked` : counter;
      const { perClient, total } = isRobotLike ? halve(readLimits()) : readLimits();
      const places = await take();
      const wait = await places([
        { key: `${scope}:client:${client}`, limit: perClient, period: minute },
        // One message for each who has sent none this minute: a flood of a few shuts nobody out.
        { key: `${scope}:total`, limit: total, period: minute, isOpenToNewcomers: !isRobotLike },
        // Who has a network of addresses is a newcomer each time.
        { key: `${scope}:all`, limit: total * newcomersFactor, period: minute },
      ]);
      if (wait > 0) throw new TooManyMessages(Math.ceil(wait / 1000));
    },
    async countMail(mailbox) {
      const places = await take();
      const windows = mailboxLimits.map(({ limit, period }) => ({
        key: `mailbox:${period}:${mailbox}`,
        limit,
        period,
      }));
      return (await places(windows)) === 0;
    },
  };
}
