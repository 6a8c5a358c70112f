import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Whether an error of the file system has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** What a piece of work finds; undefined when what it looks for is gone, or never was. */
export async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  });
}

/** What lies in a folder, which may not be made yet; a file in its place is a fault. */
export async function namesIn(place: string): Promise<readonly string[]> {
  return readdir(place).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
}

/**
 * Removes what was last changed before a moment.
 * @param time milliseconds since 1970
 */
export async function removeOlder(place: string, time: number): Promise<void> {
  for (const name of await namesIn(place)) {
    const file = path.join(place, name);
    const { mtimeMs } = (await ifThere(stat(file))) ?? { mtimeMs: Infinity };
    if (mtimeMs >= time) continue;
    await rm(file, { recursive: true, force: true }).catch((error: unknown) => {
      // Such as what another user has put there, which keeps back nothing else.
      if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
    });
  }
}

/**
 * Makes a folder, and those above it, that only this user can look into. Node's own way never
 * comes back from a place where no folder can be made, such as below `/proc`.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (!hasCode(error, 'ENOENT') || path.dirname(folder) === folder) throw error;
    await makePrivateFolder(path.dirname(folder));
    await mkdir(folder, { mode: 0o700 }).catch((again: unknown) => {
      if (!hasCode(again, 'EEXIST')) throw again;
    });
  }
}

/** Brings the names in a folder to the disk. Windows cannot, and needs not, be asked to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file for this user alone and brings its content to the disk. */
export async function writeSynced(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Proves, with a file that goes again, that a folder takes one: a disk may also be full. */
export async function tryWriting(folder: string): Promise<void> {
  const trial = path.join(folder, randomUUID());
  try {
    await writeSynced(trial, 'x'.repeat(1024));
  } finally {
    await rm(trial, { force: true });
  }
}

/**
 * Writes a file that appears under its name only when it is whole and on the disk. Whoever writes
 * the same name at the same time does not disturb it, and a failure leaves nothing behind.
 * @param workshop a folder on the same disk for the file while it is not whole
 */
export async function writeWhole(
  file: string,
  content: string | Buffer,
  workshop: string,
): Promise<void> {
  const unfinished = path.join(workshop, randomUUID());
  try {
    await writeSynced(unfinished, content);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(path.dirname(file));
}
