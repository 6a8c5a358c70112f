import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { z } from 'zod';
import { wordFiles, type WordFile } from '../schemas/words.ts';
import { readWords } from './read-words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const messagesModule = /[\\/]messages[\\/]messages\.ts$/;
const wordsFile = /[\\/]content[\\/](?:words[\\/]\w+|owner)\.yaml$/;

/**
 * `messages.ts` as bundlers get it. Each file of words is a module of its own, so that a script
 * loads the words that it uses and no others.
 */
const reexports = Object.entries(wordFiles)
  .map(([name, { file }]) => {
    const id = JSON.stringify(path.join(root, file));
    return `export { words as ${name}Words } from ${id};`;
  })
  .join('\n');

function writeModule(file: string): string {
  const name = path.basename(file, '.yaml') as WordFile;
  return `export const words = ${JSON.stringify(readWords(name))};`;
}

/**
 * Writes the schemas of the files of words to `.astro/words/`, beside those that Astro writes of the
 * collections: an editor shows their sentences while somebody types (`.vscode/settings.json`).
 */
function writeEditorSchemas(): void {
  const folder = path.join(root, '.astro/words');
  mkdirSync(folder, { recursive: true });
  for (const [name, { schema }] of Object.entries(wordFiles)) {
    const text = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7' }), null, 2);
    writeFileSync(path.join(folder, `${name}.schema.json`), text);
  }
}

/**
 * Puts the words into what is bundled: neither a browser nor a deployed function has their files.
 * In development a change of the words changes the page; while they are not in order they stay as
 * they were, and the checker says what is wrong.
 */
export function words(): VitePlugin {
  const lastGood = new Map<string, string>();
  return {
    name: 'words',
    enforce: 'pre',
    configResolved({ command }) {
      // A build, too, begins as a server, which reads the content, and goes on as five more.
      if (command === 'serve') writeEditorSchemas();
    },
    load: {
      filter: { id: [messagesModule, wordsFile] },
      handler(id) {
        if (messagesModule.test(id)) return { code: reexports, moduleSideEffects: false };
        try {
          lastGood.set(id, writeModule(id));
        } catch (error) {
          if (!this.meta.watchMode || !lastGood.has(id)) throw error;
        }
        return { code: lastGood.get(id) ?? '', moduleSideEffects: false, moduleType: 'js' };
      },
    },
  };
}

/** The same for functions, which esbuild bundles. */
export const wordsInFunctions: EsbuildPlugin = {
  name: 'words',
  setup(build) {
    build.onLoad({ filter: messagesModule }, () => ({ contents: reexports, loader: 'js' }));
    build.onLoad({ filter: wordsFile }, ({ path: file }) => ({
      contents: writeModule(file),
      loader: 'js',
    }));
  },
};
