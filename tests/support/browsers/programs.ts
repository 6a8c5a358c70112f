import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where a program lies on the search path, or nothing when this machine has none of the names. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
