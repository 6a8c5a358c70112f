import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Whether an error of the file system has one of these codes. */
function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/**
 * Makes a folder, and those above it, that only this user can look into. Node's own way never
 * comes back from where no folder can be made, such as below `/proc`.
 */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (!hasCode(error, 'ENOENT') || path.dirname(folder) === folder) throw error;
    makePrivateFolder(path.dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}

/** Writes a file for this user alone, which appears under its name when it is whole and on the disk. */
export function writeWhole(file: string, content: Buffer): void {
  makePrivateFolder(path.dirname(file));
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  const handle = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
}
