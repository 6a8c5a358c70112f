/**
 * Shows the mail that waits, failed or was marked, sends it again, or takes it back:
 *
 *   npm run mail
 *   npm run mail -- send REFERENCE
 *   npm run mail -- send all
 *   npm run mail -- withdraw REFERENCE
 *   npm run mail -- --test
 */
import path from 'node:path';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { InvalidSettings } from '../../src/config/settings.ts';
import { StoreUnavailable, UnusableSetting } from '../../src/contact/errors.ts';
import { runMail, UnknownCommand, UnusablePlace } from './run-mail.ts';
import { NotDone } from './send-again.ts';
import { TestNotSent } from './send-test.ts';

try {
  // As the server does: both mean the same folder and the same .env, wherever they are called.
  process.chdir(path.resolve(import.meta.dirname, '../..'));
  loadDotEnv();
  console.log(await runMail(process.env, process.argv.slice(2)));
} catch (error) {
  const isExpected = [
    InvalidSettings,
    NotDone,
    StoreUnavailable,
    TestNotSent,
    UnknownCommand,
    UnusablePlace,
    UnusableSetting,
  ].some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
