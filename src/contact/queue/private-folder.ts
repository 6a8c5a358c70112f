import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder, and those above it, that only this user can look into. Node's own way never
 * comes back from where no folder can be made, such as below `/proc`.
 */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    makePrivateFolder(path.dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}
