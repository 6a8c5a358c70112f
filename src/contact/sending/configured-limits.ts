import { readSettings } from '../../config/settings.ts';
import type { Environment } from '../../config/settings.ts';
import type { Log } from './log.ts';
import { createMemoryLimits, createRedisLimits } from './rate-limits.ts';
import type { CountMessage } from './rate-limits.ts';
import { connectToRedis } from './redis-client.ts';

async function createLimits(environment: Environment, log: Log): Promise<CountMessage> {
  const settings = readSettings(environment, [
    'RATE_LIMIT_PER_CLIENT',
    'RATE_LIMIT_TOTAL',
    'REDIS_URL',
  ]);
  const limits = {
    perClient: Number(settings.RATE_LIMIT_PER_CLIENT),
    total: Number(settings.RATE_LIMIT_TOTAL),
  };
  return settings.REDIS_URL
    ? createRedisLimits(limits, await connectToRedis(settings.REDIS_URL, log))
    : createMemoryLimits(limits);
}

/**
 * The limits of the settings, which are read when the first message is counted: a wrong one is an
 * answer and a line in the log instead of a function that does not start.
 */
export function createConfiguredLimits(environment: Environment, log: Log): CountMessage {
  let limits: Promise<CountMessage> | undefined;
  return async (client) => {
    limits ??= createLimits(environment, log);
    return (await limits)(client);
  };
}
