import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** The limits are per minute. In seconds. */
const period = 60;

/** One key for everybody. */
const everybody = 'all';

export interface Limits {
  readonly perClient: number;
  readonly total: number;
}

/** Counts one message of a client; says for how many seconds to wait when it is one too many. */
export type CountMessage = (client: string) => Promise<number | undefined>;

type LimiterFactory = (name: string, points: number) => RateLimiterAbstract;

/** Takes one point; the seconds to wait if there is none. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

function createLimits({ perClient, total }: Limits, create: LimiterFactory): CountMessage {
  const ofClient = create('contact-client', perClient);
  const ofAll = create('contact-total', total);
  return async (client) => {
    const ownWait = await consume(ofClient, client);
    if (ownWait !== undefined) return ownWait;
    const commonWait = await consume(ofAll, everybody);
    // Given back: this message is not sent, and it was not this client who sent too many.
    if (commonWait !== undefined) await ofClient.reward(client);
    return commonWait;
  };
}

function createMemoryLimiter(name: string, points: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: period });
}

/** Limits that this instance counts for itself. */
export function createMemoryLimits(limits: Limits): CountMessage {
  return createLimits(limits, createMemoryLimiter);
}

/**
 * Limits that all instances count together. While Redis cannot be asked, each instance counts for
 * itself: a message is not lost because a counter is.
 * @param client a client of the `ioredis` package
 */
export function createRedisLimits(limits: Limits, client: object): CountMessage {
  return createLimits(
    limits,
    (name, points) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: name,
        points,
        duration: period,
        rejectIfRedisNotReady: true,
        insuranceLimiter: createMemoryLimiter(name, points),
      }),
  );
}
