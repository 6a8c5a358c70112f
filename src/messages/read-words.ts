import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { wordFiles, type WordFile, type Words } from '../schemas/words.ts';

/**
 * Reads a file of `src/content/words/`.
 * @throws {Error} when the file is not in order
 */
export function readWords<Name extends WordFile>(name: Name): Words<Name> {
  const { file, schema } = wordFiles[name];
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  try {
    return schema.parse(parse(text)) as unknown as Words<Name>;
  } catch (cause) {
    throw new Error(`${file} is not in order; npm run check says what to write.`, { cause });
  }
}
