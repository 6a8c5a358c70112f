/**
 * Shows the mail that waits, failed or was marked, and sends it again:
 *
 *   npm run mail
 *   npm run mail -- send REFERENCE
 *   npm run mail -- send all
 *   npm run mail -- --test
 */
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { InvalidSettings } from '../../src/config/settings.ts';
import { StoreUnavailable, UnusableSetting } from '../../src/contact/sending/delivery-errors.ts';
import { TestNotSent } from './explain-refusal.ts';
import { runMail, UnknownCommand } from './run-mail.ts';

try {
  loadDotEnv();
  console.log(await runMail(process.env, process.argv.slice(2)));
} catch (error) {
  const isExpected = [
    InvalidSettings,
    StoreUnavailable,
    TestNotSent,
    UnknownCommand,
    UnusableSetting,
  ].some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
