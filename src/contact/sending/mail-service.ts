import { readSettings } from '../../config/settings.ts';
import type { Environment } from '../../config/settings.ts';
import { createConfiguredLimits } from './configured-limits.ts';
import type { Deliver } from './delivery.ts';
import type { ContactMessage } from '../message/fields.ts';
import { createPrintLog } from './log.ts';
import type { Log } from './log.ts';
import { createSendMessage } from './send-message.ts';
import type { SendMessage } from './send-message.ts';

/** What a handler that sends e-mail works with; each part is replaced in tests. */
export interface MailService<Message = ContactMessage> {
  /** PUBLIC_SITE_URL; throws when it is malformed. */
  readonly siteOrigin: () => string;
  readonly send: SendMessage<Message>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Puts the parts together for one process. Settings are read when a message needs them, so that a
 * wrong one is an answer and a line in the log instead of a function that does not start.
 * @param environment usually `process.env`
 * @param event what the lines in the log are about
 * @param deliver turns a message into an e-mail and delivers it
 */
export function createMailService<Message>(
  environment: Environment,
  event: string,
  deliver: Deliver<Message>,
): MailService<Message> {
  const log = createPrintLog(event);
  return {
    siteOrigin: () => readSettings(environment, ['PUBLIC_SITE_URL']).PUBLIC_SITE_URL,
    send: createSendMessage({
      deliver,
      countMessage: createConfiguredLimits(environment, log),
      now: Date.now,
    }),
    now: Date.now,
    log,
  };
}
