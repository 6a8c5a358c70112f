import { mkdir, rm } from 'node:fs/promises';
import { prepareBrowser } from '../../tools/lib/browser.ts';

/** Runs once before the browser tests; what it returns runs once after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  await prepareBrowser();
  const outbox = process.env['MAIL_OUTBOX'];
  if (!outbox) throw new Error('MAIL_OUTBOX is not set: playwright.config.ts names the folder.');
  await mkdir(outbox, { recursive: true });
  return async () => {
    await rm(outbox, { recursive: true, force: true });
  };
}
