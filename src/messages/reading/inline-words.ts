import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { wordFiles, type WordFile } from '../../schemas/words/word-files.ts';
import { readWords } from './read-words.ts';
import { writeEditorSchemas } from './editor-schemas.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));

/** What may be a module of this folder; a bundler asks this of thousands. */
const perhapsWords = /[\\/]messages[\\/](?:\w+[\\/])?\w+\.ts(?:\?|$)/;

/** Which words a module of this folder is for, if it is one of those that read some. */
function findName(id: string): WordFile | undefined {
  if (path.relative(folder, id).startsWith('..')) return undefined;
  const name = path.basename(id, '.ts');
  return Object.hasOwn(wordFiles, name) ? (name as WordFile) : undefined;
}

function writeModule(name: WordFile): string {
  return `export const ${name}Words = ${JSON.stringify(readWords(name))};`;
}

/**
 * Puts the words into what is bundled, in place of what reads them: neither a browser nor a
 * deployed function has their files. In development a change of the words changes the page; while
 * they are not in order they stay as they were, and the checker says what is wrong.
 */
export function inlineWords(): VitePlugin {
  const lastGood = new Map<WordFile, string>();
  return {
    name: 'inline-words',
    enforce: 'pre',
    configResolved({ root, command }) {
      // A build, too, begins as a server, which reads the content, and goes on as five more.
      if (command === 'serve') writeEditorSchemas(root);
    },
    load: {
      filter: { id: perhapsWords },
      handler(id) {
        const name = findName(id.split('?')[0] ?? '');
        if (name === undefined) return undefined;
        this.addWatchFile(path.resolve(folder, '../..', wordFiles[name].file));
        try {
          lastGood.set(name, writeModule(name));
        } catch (error) {
          if (!this.meta.watchMode || !lastGood.has(name)) throw error;
        }
        return lastGood.get(name);
      },
    },
  };
}

/** The same for functions, which esbuild bundles. */
export const inlineWordsInFunctions: EsbuildPlugin = {
  name: 'inline-words',
  setup(build) {
    build.onLoad({ filter: perhapsWords }, ({ path: file }) => {
      const name = findName(file);
      return name && { contents: writeModule(name), loader: 'js' };
    });
  },
};
