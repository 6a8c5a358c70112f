import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { defaultSettings, startSite } from '../../../tools/lib/project.ts';
import { browsers } from './browsers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which messages arrive. */
    readonly outbox: string;
  }
}

/**
 * Starts the production server for journeys in other browsers; what it returns ends it.
 * @throws naming the packages of the browsers that this machine has not
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const missing = browsers.flatMap((browser) => browser.missing());
  if (missing.length > 0) {
    throw new Error(
      `Other browsers need ${missing.join(', ')}, which this machine has not. On Debian: ` +
        `sudo apt-get install --yes ${missing.join(' ')}`,
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'triage-browsers-'));
  // Below it, so that a test may take the outbox away.
  const outbox = path.join(folder, 'outbox');
  await mkdir(outbox);
  const site = await startSite({
    ...defaultSettings,
    MAIL_OUTBOX: outbox,
    RATE_LIMIT_PER_CLIENT: '1000',
    RATE_LIMIT_TOTAL: '1000',
  });
  provide('origin', site.origin);
  provide('outbox', outbox);
  return async () => {
    await site[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  };
}
