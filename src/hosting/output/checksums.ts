import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checksumsFile } from '../../config/routes.ts';

/** SHA-256 of what a file holds, in hexadecimal digits. */
export function checksum(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Writes into a built site what each of its files holds, as `sha256sum --check` reads it: whoever
 * asks a live site can tell whether it serves what was built.
 * @param folder the built site, finished
 */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for await (const file of glob('{**/*,.well-known/**/*}', { cwd: folder })) {
    const location = path.join(folder, file);
    const name = file.split(path.sep).join('/');
    if (`/${name}` === checksumsFile || !(await stat(location)).isFile()) continue;
    lines.push(`${checksum(await readFile(location))}  ${name}\n`);
  }
  const byName = lines.toSorted((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1));
  await writeFile(path.join(folder, checksumsFile), byName.join(''));
}
