import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { InvalidSettings, readSettings, type Environment } from '../../src/config/settings.ts';
import { StoreUnavailable } from '../../src/contact/errors.ts';
import { createPrintLog } from '../../src/contact/log.ts';
import { closeStores, openStores } from '../../src/contact/mail-service.ts';
import { findMisspeltSettings, findSettingProblems } from '../../src/hosting/settings-report.ts';
import { describeMail } from './describe-mail.ts';
import { NotDone, sendAgain, withdraw } from './send-again.ts';
import { sendTest } from './send-test.ts';

const usage =
  'Write npm run mail, npm run mail -- send REFERENCE, npm run mail -- send all, npm run mail -- withdraw REFERENCE or npm run mail -- --test.';

/** The words of the command line ask for nothing that can be done; the message says what can. */
export class UnknownCommand extends Error {}

/** Mail cannot be looked at where the settings say; the message says where that is, and why. */
export class UnusablePlace extends Error {
  override name = 'UnusablePlace';
}

const outboxFaults: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such folder. Look at how it is written; the site makes it when it starts.',
  ENOTDIR: 'This is not a folder.',
  EACCES: 'This user may not read it (EACCES). Ask as the user that runs the site.',
};

/**
 * Says where mail is kept by the settings of this machine, once it is sure that it can be read
 * there: an empty list from the wrong place would pass for good news.
 * @throws {UnusablePlace}
 */
async function namePlace(environment: Environment): Promise<string> {
  const names = ['REDIS_URL', 'MAIL_OUTBOX'] as const;
  const { REDIS_URL: redisUrl, MAIL_OUTBOX: setting } = readSettings(environment, names);
  // Only the host: the address may carry a password.
  if (redisUrl) return `In Redis at ${new URL(redisUrl).host}:`;
  const outbox = path.resolve(setting);
  try {
    await readdir(outbox);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT' && !environment['MAIL_OUTBOX']?.trim()) {
      return `In ${outbox}, a folder that did not exist, because no message has come:`;
    }
    const words = outboxFaults[code] ?? `Cannot be read (${code}).`;
    throw new UnusablePlace(`MAIL_OUTBOX: ${outbox}: ${words}`);
  }
  return `In ${outbox}:`;
}

interface Command {
  readonly word: 'send' | 'withdraw';
  readonly reference: string;
}

/** What is to be done, if anything is. */
function readCommand([word, reference, ...others]: readonly string[]): Command | undefined {
  if (word === undefined) return undefined;
  const isKnown = word === 'send' || word === 'withdraw';
  if (isKnown && reference !== undefined && others.length === 0) return { word, reference };
  const asked = [word, reference, ...others].filter(Boolean).join(' ');
  throw new UnknownCommand(`npm run mail cannot do “${asked}”. ${usage}`);
}

/**
 * Does what the words of the command line ask for.
 * @param environment usually `process.env`
 * @returns what to print
 * @throws {UnknownCommand} when it does not know them
 * @throws {UnusablePlace | StoreUnavailable} when mail cannot be looked at
 * @throws {NotDone} when not all was done that should be
 */
export async function runMail(environment: Environment, words: readonly string[]): Promise<string> {
  // The list in place of the test would look like an answer.
  if (environment['npm_config_test'] !== undefined && !words.includes('--test')) {
    throw new UnknownCommand('npm kept --test for itself. Write npm run mail -- --test.');
  }
  if (words.join(' ') === '--test') {
    const problems = findSettingProblems(environment);
    if (problems.length > 0) throw new InvalidSettings(problems.join('\n'));
    return [...findMisspeltSettings(environment), await sendTest(environment)].join('\n');
  }
  const command = readCommand(words);
  const stores = openStores(environment, createPrintLog('mail'));
  let place = '';
  try {
    place = await namePlace(environment);
    const store = await stores.jobs();
    if (!store) return 'Nothing keeps mail here: set REDIS_URL.';
    const told =
      command === undefined
        ? describeMail(await store.list(), await store.listMarked())
        : command.word === 'send'
          ? await sendAgain(environment, stores, store, command.reference)
          : await withdraw(store, command.reference);
    return `${place}\n${told}`;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new StoreUnavailable(`${place} ${error.message}`);
    throw error instanceof NotDone ? new NotDone(`${place}\n${error.message}`) : error;
  } finally {
    await closeStores(stores);
  }
}
