import { requireHookSecrets } from '../../src/config/setting-problems.ts';
import type { Environment } from '../../src/config/settings.ts';
import { StoreUnavailable } from '../../src/contact/errors.ts';
import { createPrintLog } from '../../src/contact/log.ts';
import { openKeeping } from '../../src/contact/mail-service.ts';
import { describeMail } from './describe-mail.ts';
import { namePlace } from './name-place.ts';
import { NotSent, sendAgain } from './send-again.ts';
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
 * @throws {UnusablePlace | StoreUnavailable} when mail cannot be looked at
 * @throws {NotSent} when not all was sent that should be
 */
export async function runMail(environment: Environment, words: readonly string[]): Promise<string> {
  // The list in place of the test would look like an answer.
  if (environment['npm_config_test'] !== undefined && !words.includes('--test')) {
    throw new UnknownCommand('npm kept --test for itself. Write npm run mail -- --test.');
  }
  if (words.join(' ') === '--test') {
    requireHookSecrets(environment);
    return sendTest(environment);
  }
  const reference = readReference(words);
  let place = '';
  const keeping = openKeeping(environment, createPrintLog('mail'));
  try {
    const store = await keeping.store();
    if (!store) return 'Nothing keeps mail here: set REDIS_URL.';
    place = await namePlace(environment);
    const told =
      reference === undefined
        ? describeMail(await store.list(), await store.listMarked(), await store.listUnreadable())
        : await sendAgain(environment, store, reference);
    return `${place}\n${told}`;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new StoreUnavailable(`${place} ${error.message}`);
    throw error instanceof NotSent ? new NotSent(`${place}\n${error.message}`) : error;
  } finally {
    (await keeping.redis())?.close();
  }
}
