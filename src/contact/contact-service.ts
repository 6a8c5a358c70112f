import { readSettings } from '../config/environment.ts';
import type { Environment } from '../config/environment.ts';
import type { ContactService } from './contact-handler.ts';
import { createDelivery } from './delivery.ts';
import { printLog } from './log.ts';
import { createMemoryLimits, createRedisLimits } from './rate-limits.ts';
import type { CountMessage } from './rate-limits.ts';
import { connectToRedis } from './redis-client.ts';
import { createSendMessage } from './send-message.ts';

async function createLimits(environment: Environment): Promise<CountMessage> {
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
    ? createRedisLimits(limits, await connectToRedis(settings.REDIS_URL, printLog))
    : createMemoryLimits(limits);
}

/**
 * Puts the parts together for one process. Settings are read when a message needs them, so that a
 * wrong one is an answer and a line in the log instead of a function that does not start.
 * @param environment usually `process.env`
 */
export function createContactService(environment: Environment): ContactService {
  let limits: Promise<CountMessage> | undefined;
  return {
    siteOrigin: () => readSettings(environment, ['PUBLIC_SITE_URL']).PUBLIC_SITE_URL,
    send: createSendMessage({
      deliver: createDelivery(environment),
      countMessage: async (client) => {
        limits ??= createLimits(environment);
        return (await limits)(client);
      },
      now: Date.now,
    }),
    now: Date.now,
    log: printLog,
  };
}
