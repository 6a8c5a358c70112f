import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { wordFiles } from '../../schemas/words/word-files.ts';

/**
 * Writes the schemas of the files of words to `.astro/words/`, beside those that Astro writes of the
 * collections: an editor shows their sentences while somebody types (`.vscode/settings.json`).
 * @param root the folder of the project
 */
export function writeEditorSchemas(root: string): void {
  const folder = path.join(root, '.astro/words');
  mkdirSync(folder, { recursive: true });
  for (const [name, { schema }] of Object.entries(wordFiles)) {
    const text = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7' }), null, 2);
    writeFileSync(path.join(folder, `${name}.schema.json`), text);
  }
}
