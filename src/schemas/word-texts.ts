import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../content/words');

/** The files of words as they are, by name; in what is bundled for a browser the texts themselves. */
export const wordTexts: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('*.yaml', { cwd: folder }).map((file) => [
    path.basename(file, '.yaml'),
    readFileSync(path.join(folder, file), 'utf8'),
  ]),
);
