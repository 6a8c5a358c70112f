/**
 * Shows the mail that waits, failed or was marked, and sends it again:
 *
 *   npm run mail
 *   npm run mail -- send REFERENCE
 *   npm run mail -- send all
 */
import { existsSync } from 'node:fs';
import { InvalidSettings } from '../../src/config/environment.ts';
import { StoreUnavailable } from '../../src/contact/sending/delivery-errors.ts';
import { createPrintLog } from '../../src/contact/sending/log.ts';
import { openKeeping } from '../../src/contact/sending/mail-service.ts';
import { describeMail } from './describe-mail.ts';
import { sendAgain } from './send-again.ts';

const usage = 'Usage: npm run mail [-- send REFERENCE | -- send all]';

async function run([command, reference]: readonly string[]): Promise<string> {
  const keeping = openKeeping(process.env, createPrintLog('mail'));
  try {
    const store = await keeping.store();
    if (!store) return 'Nothing keeps mail here: set REDIS_URL.';
    if (command === undefined) {
      return describeMail(await store.list(), await store.listMarked());
    }
    if (command !== 'send' || reference === undefined) return usage;
    return await sendAgain(process.env, store, reference);
  } finally {
    (await keeping.redis())?.close();
  }
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isExpected = error instanceof InvalidSettings || error instanceof StoreUnavailable;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
