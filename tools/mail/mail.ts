/**
 * Lists the mail that waits or failed, shows one message, sends it again, or takes it back:
 *
 *   npm run mail
 *   npm run mail -- page 2
 *   npm run mail -- show REFERENCE
 *   npm run mail -- send REFERENCE
 *   npm run mail -- send all
 *   npm run mail -- withdraw REFERENCE
 *   npm run mail -- --test
 */
import path from 'node:path';
import { loadDotEnv } from '../../src/config/dot-env.ts';
import { InvalidSettings } from '../../src/config/settings.ts';
import { UnusableSetting } from '../../src/contact/errors.ts';
import { NotDone, runMail } from './run-mail.ts';

try {
  // As the server does: both mean the same folder and the same .env, wherever they are called.
  process.chdir(path.resolve(import.meta.dirname, '../..'));
  loadDotEnv();
  console.log(await runMail(process.env, process.argv.slice(2)));
} catch (error) {
  const isExpected = [InvalidSettings, NotDone, UnusableSetting].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
