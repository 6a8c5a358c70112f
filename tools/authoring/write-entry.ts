import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../src/checker/facts.ts';
import { adviseOnName } from './file-name.ts';

/** What a command says: on success what to do next, otherwise what to type instead. */
export interface Answer {
  readonly isDone: boolean;
  readonly message: string;
}

interface NewEntry {
  readonly root: string;
  readonly content: Content;
  readonly command: 'new:page' | 'new:article';
  readonly name: string | undefined;
  readonly folder: string;
  readonly compose: (name: string) => string;
  readonly nextSteps: (file: string, name: string) => string;
}

function findRefusal({ content, command, name, folder }: NewEntry): string | undefined {
  const advice = adviseOnName(name, command);
  if (advice !== undefined) return advice;
  const file = `${folder}/${name ?? ''}.mdx`;
  const taken = content.entries.find((entry) => entry.route === `/${name ?? ''}`);
  if (taken?.file === file) return `${file} is there already. Open it, or choose another name.`;
  if (taken) return `/${name ?? ''} is the address of ${taken.file}. Choose another name.`;
  if (content.fixedRoutes.has(`/${name ?? ''}`)) {
    return `/${name ?? ''} is an address that the site itself answers. Choose another name.`;
  }
  return undefined;
}

/** Writes a new page or article, unless its name is unfit or its address is taken. */
export function writeEntry(entry: NewEntry): Answer {
  const refusal = findRefusal(entry);
  if (refusal !== undefined) return { isDone: false, message: refusal };
  const name = entry.name ?? '';
  const file = `${entry.folder}/${name}.mdx`;
  const absolute = path.join(entry.root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  // wx: fails rather than overwrites, should the file have come into being meanwhile.
  writeFileSync(absolute, entry.compose(name), { flag: 'wx' });
  return { isDone: true, message: entry.nextSteps(file, name) };
}

/** Prints the answer of a command; a refusal ends it with exit code 1. */
export function sayAnswer({ isDone, message }: Answer): void {
  if (isDone) console.log(message);
  else console.error(message);
  process.exitCode = isDone ? 0 : 1;
}
