import type { Environment } from '../../src/config/settings.ts';
import { createPrintLog } from '../../src/contact/sending/log.ts';
import { openKeeping } from '../../src/contact/sending/mail-service.ts';
import { describeMail } from './describe-mail.ts';
import { sendAgain } from './send-again.ts';
import { sendTest } from './send-test.ts';

const usage = 'Usage: npm run mail [-- send REFERENCE | -- send all | -- --test]';

/**
 * Does what the words of the command line ask for.
 * @param environment usually `process.env`
 * @returns what to print
 */
export async function runMail(
  environment: Environment,
  [command, reference]: readonly string[],
): Promise<string> {
  if (command === '--test') return sendTest(environment);
  const keeping = openKeeping(environment, createPrintLog('mail'));
  try {
    const store = await keeping.store();
    if (!store) return 'Nothing keeps mail here: set REDIS_URL.';
    if (command === undefined) return describeMail(await store.list(), await store.listMarked());
    if (command !== 'send' || reference === undefined) return usage;
    return await sendAgain(environment, store, reference);
  } finally {
    (await keeping.redis())?.close();
  }
}
