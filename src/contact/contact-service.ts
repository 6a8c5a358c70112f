import { readSettings } from '../config/environment.ts';
import type { Environment } from '../config/environment.ts';
import type { ContactService } from './contact-handler.ts';
import { createConfiguredLimits } from './configured-limits.ts';
import { createDelivery } from './delivery.ts';
import { createPrintLog } from './log.ts';
import { createSendMessage } from './send-message.ts';

/**
 * Puts the parts together for one process. Settings are read when a message needs them, so that a
 * wrong one is an answer and a line in the log instead of a function that does not start.
 * @param environment usually `process.env`
 */
export function createContactService(environment: Environment): ContactService {
  const log = createPrintLog('contact');
  return {
    siteOrigin: () => readSettings(environment, ['PUBLIC_SITE_URL']).PUBLIC_SITE_URL,
    send: createSendMessage({
      deliver: createDelivery(environment),
      countMessage: createConfiguredLimits(environment, log),
      now: Date.now,
    }),
    now: Date.now,
    log,
  };
}
