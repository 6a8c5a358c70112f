import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const texts: ReadonlySet<string> = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.md',
]);
/** In bytes: less gains nothing, more would keep the first visitor waiting. */
const sizes = { least: 1024, most: 256 * 1024 };

/**
 * Writes beside a text file what brotli makes of it at its best, a tenth less than at the speed of
 * every request, when the file is first asked for.
 * @param folder where the files lie; one that cannot be written to is left as it is
 * @returns what compresses a file of the folder, once
 */
export function compressOnce(folder: string): (file: string) => Promise<void> {
  const begun = new Map<string, Promise<void>>();
  const compress = async (file: string): Promise<void> => {
    const source = join(folder, file);
    const content = await readFile(source);
    if (content.length < sizes.least || content.length > sizes.most) return;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const packed = await promisify(brotliCompress)(content, { params });
    // Whole or not at all: half a copy would be sent in place of the file.
    const part = `${source}.part`;
    try {
      await writeFile(part, packed);
      await rename(part, `${source}.br`);
    } finally {
      await rm(part, { force: true });
    }
  };
  return async (file) => {
    if (!texts.has(extname(file))) return;
    // Without its copy a file is compressed as it goes out.
    const done = begun.get(file) ?? compress(file).catch(() => undefined);
    begun.set(file, done);
    await done;
  };
}
