import { requireHookSecrets } from '../../src/config/setting-problems.ts';
import type { Environment } from '../../src/config/settings.ts';
import { createPrintLog } from '../../src/contact/sending/log.ts';
import { openKeeping } from '../../src/contact/sending/mail-service.ts';
import { describeMail } from './describe-mail.ts';
import { sendAgain } from './send-again.ts';
import { sendTest } from './send-test.ts';

const usage =
  'Write npm run mail, npm run mail -- send REFERENCE, npm run mail -- send all or npm run mail -- --test.';

/** The words of the command line ask for nothing that can be done; the message says what can. */
export class UnknownCommand extends Error {}

/** What is to be sent again, if anything is. */
function readReference([command, reference, ...others]: readonly string[]): string | undefined {
  if (command === undefined) return undefined;
  if (command === 'send' && reference !== undefined && others.length === 0) return reference;
  const asked = [command, reference, ...others].filter(Boolean).join(' ');
  throw new UnknownCommand(`npm run mail cannot do “${asked}”. ${usage}`);
}

/**
 * Does what the words of the command line ask for.
 * @param environment usually `process.env`
 * @returns what to print
 * @throws {UnknownCommand} when it does not know them
 */
export async function runMail(environment: Environment, words: readonly string[]): Promise<string> {
  if (words.join(' ') === '--test') {
    requireHookSecrets(environment);
    return sendTest(environment);
  }
  const reference = readReference(words);
  const keeping = openKeeping(environment, createPrintLog('mail'));
  try {
    const store = await keeping.store();
    if (!store) return 'Nothing keeps mail here: set REDIS_URL.';
    if (reference === undefined) return describeMail(await store.list(), await store.listMarked());
    return await sendAgain(environment, store, reference);
  } finally {
    (await keeping.redis())?.close();
  }
}
