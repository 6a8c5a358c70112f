import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { wordFiles, type WordFile } from '../schemas/words.ts';

/** The words of one file. */
type Words<Name extends WordFile> = z.output<(typeof wordFiles)[Name]['schema']>;

/**
 * Reads a file of `src/content/words/`.
 * @throws {Error} when the file is not in order
 */
export function readWords<Name extends WordFile>(name: Name): Words<Name> {
  const { file, schema } = wordFiles[name];
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  try {
    return schema.parse(parse(text)) as Words<Name>;
  } catch (cause) {
    throw new Error(`${file} is not in order; npm run check says what to write.`, { cause });
  }
}
