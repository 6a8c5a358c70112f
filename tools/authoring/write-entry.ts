import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TextContent } from '../../src/checker/facts.ts';
import { findMove } from '../../src/checker/advice.ts';
import { loadContent } from '../../src/checker/load-content.ts';
import { contentCollections } from '../../src/schemas/collections.ts';
import { developmentAddress } from './development-server.ts';
import { adviseOnName } from './file-name.ts';

/** What a command says: on success what to do next, otherwise what to type instead. */
export interface Answer {
  readonly isDone: boolean;
  readonly message: string;
}

/** What is written, and what its author does next. */
interface NewEntry {
  readonly kind: 'page' | 'article';
  readonly collection: 'pages' | 'articles';
  readonly compose: (content: TextContent) => string;
  readonly nextSteps: (file: string, address: string) => string;
}

/**
 * Why nothing new can stand at an address; undefined when it is free.
 * @param name the address without its first slash
 * @param file where it would stand
 */
export function findTaken(name: string, file: string, content: TextContent): string | undefined {
  const taken = content.entries.find((entry) => entry.route === `/${name}`);
  if (taken?.file === file) return `${file} is there already. Open it, or choose another name.`;
  if (taken) return `/${name} is the address of ${taken.file}. Choose another name.`;
  if (content.fixedRoutes.has(`/${name}`)) {
    return `/${name} is an address that the site itself answers. Choose another name.`;
  }
  const move = findMove(name, content);
  return move && `Readers still use /${name}, which ${move.why}. Choose another name.`;
}

/** Writes a new page or article, unless its name is unfit or its address is taken. */
export function writeEntry(root: string, name = '', entry: NewEntry): Answer {
  const content = loadContent(root);
  const file = `${contentCollections[entry.collection].folder}/${name}.mdx`;
  const refusal =
    adviseOnName(name, `npm run new -- ${entry.kind}`) ?? findTaken(name, file, content);
  if (refusal !== undefined) return { isDone: false, message: refusal };
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  // wx: fails rather than overwrites, should the file have come into being meanwhile.
  writeFileSync(absolute, entry.compose(content), { flag: 'wx' });
  return { isDone: true, message: entry.nextSteps(file, developmentAddress(root, name)) };
}

/** Prints the answer of a command; a refusal ends it with exit code 1. */
export function sayAnswer({ isDone, message }: Answer): void {
  if (isDone) console.log(message);
  else console.error(message);
  process.exitCode = isDone ? 0 : 1;
}
