import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readSettings, type Environment } from '../../src/config/settings.ts';
import { spoolOf } from '../../src/contact/queue/store/folder-store.ts';

/** Mail cannot be looked at where the settings say; the message says where that is, and why. */
export class UnusablePlace extends Error {
  override name = 'UnusablePlace';
}

/** Why a folder cannot be read: its code, or nothing when it can. */
async function tryReading(folder: string): Promise<string | undefined> {
  try {
    await readdir(folder);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

function explain(folder: string, code: string): UnusablePlace {
  const user = String(process.getuid?.() ?? 'of this process');
  const words: Readonly<Record<string, string>> = {
    ENOENT: 'There is no such folder. Look at how it is written; the site makes it when it starts.',
    ENOTDIR: 'This is not a folder.',
    EACCES: `The user ${user} may not read it (EACCES). Ask as the user that runs the site.`,
  };
  return new UnusablePlace(`MAIL_OUTBOX: ${folder}: ${words[code] ?? `Cannot be read (${code}).`}`);
}

/**
 * Says where mail is kept by the settings of this machine, once it is sure that it can be read
 * there: an empty list from the wrong place would pass for good news.
 * @throws {UnusablePlace}
 */
export async function namePlace(environment: Environment): Promise<string> {
  const names = ['REDIS_URL', 'MAIL_OUTBOX'] as const;
  const { REDIS_URL: redisUrl, MAIL_OUTBOX: setting } = readSettings(environment, names);
  // Only the host: the address may carry a password.
  if (redisUrl) return `In Redis at ${new URL(redisUrl).host}:`;
  const outbox = path.resolve(setting);
  const code = await tryReading(outbox);
  if (code === 'ENOENT' && !environment['MAIL_OUTBOX']?.trim()) {
    return `In ${outbox}, a folder that does not exist yet, because no message has come:`;
  }
  if (code !== undefined) throw explain(outbox, code);
  const spool = spoolOf(outbox);
  const spoolCode = await tryReading(spool);
  if (spoolCode === 'ENOENT') return `In ${outbox}, where the site has kept nothing yet:`;
  if (spoolCode !== undefined) throw explain(spool, spoolCode);
  return `In ${outbox}:`;
}
