import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dayOf } from '../site/publication.ts';
import { imageFolder, type TextContent } from './facts.ts';
import { decodeFile } from './reading/decode-file.ts';
import { readContent } from './reading/read-content.ts';
import { listChanged, readPublished } from './reading/read-published.ts';

/** Paths of all files in a folder of the project, relative to that folder, in order. */
export function listFiles(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(absolute, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** The routes of `src/pages/` that have no parameter: `rss.xml.ts` is `/rss.xml`. */
function listFixedRoutes(root: string): Set<string> {
  const pages = listFiles(root, 'src/pages')
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replace(/\.(astro|ts|js|md|mdx|html)$/, '')}`)
    .map((route) => route.replace(/\/index$/, '') || '/');
  const served = listFiles(root, 'public').map((file) => `/${file}`);
  return new Set([...pages, ...served]);
}

/** Whether a page or article may be one that readers do not see, or not yet. */
function isHidden(text: string): boolean {
  const [, date = ''] = /^date: ['"]?(\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
  return /^draft: *true\b/m.test(text) || date > dayOf(new Date());
}

/** Reads the texts and the data; pictures and components are asked for by the rules alone. */
export function loadContent(root: string): TextContent {
  const folder = 'src/content';
  const found = listFiles(root, folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => !file.startsWith(`${imageFolder}/`));
  const published = readPublished(root);
  const changed = listChanged(root);
  // Of two that say the same the new or changed one is the copy, or the one with the longer name.
  const isNew = (file: string) => Number(!published.has(file) || changed.includes(file));
  const files = found.toSorted((a, b) => isNew(a) - isNew(b) || a.length - b.length);
  const read = new Map(
    files.map((file) => [file, decodeFile(readFileSync(path.join(root, file)))]),
  );
  const isGone = (file: string) => isHidden(read.get(file)?.text ?? 'draft: true');
  const gone = [...published].filter(([file]) => isGone(file));
  return {
    ...readContent(
      new Map([...read].map(([file, { text }]) => [file, text])),
      new Map(gone.map(([file, readLast]) => [file, readLast()])),
    ),
    badlySaved: new Map([...read].flatMap(([file, { fault }]) => (fault ? [[file, fault]] : []))),
    fixedRoutes: listFixedRoutes(root),
  };
}
