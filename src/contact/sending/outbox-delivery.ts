import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { UnusableSetting } from './delivery-errors.ts';
import type { Mail } from './mail.ts';

/**
 * Writes a message as an `.eml` file, which mail programs open. The file appears under its name
 * only when it is complete and on the disk.
 * @param folder MAIL_OUTBOX; created when missing
 * @param now milliseconds since 1970, for the file's name
 * @returns the absolute path of the file
 * @throws {UnusableSetting} when the folder cannot be written to
 */
export async function deliverToOutbox(folder: string, mail: Mail, now: number): Promise<string> {
  const time = new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const file = path.resolve(folder, `${time}-${mail.id}.eml`);
  const unfinished = `${file}.part`;
  try {
    await mkdir(folder, { recursive: true });
    const handle = await open(unfinished, 'w');
    try {
      await handle.writeFile(mail.content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new UnusableSetting(`MAIL_OUTBOX: cannot write to ${path.resolve(folder)} (${code})`);
  }
  return file;
}
