import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { findEditorComponents } from '../mdx/editor-components.ts';
import { dayOf } from '../site/publication.ts';
import { imageFolder, type Content, type ImageFile, type TextContent } from './facts.ts';
import { decodeFile } from './reading/decode-file.ts';
import { readContent } from './reading/read-content.ts';
import { readProps } from './reading/read-props.ts';
import { listChanged, readPublished } from './reading/read-published.ts';

/** Paths of all files in a folder of the project, relative to that folder, in order. */
function listFiles(root: string, folder: string): string[] {
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

/** The components that MDX may use, with their props. */
export function readComponents(root: string): Content['components'] {
  const files = [...findEditorComponents(root)];
  const schemas = readProps(files.map(([, file]) => path.join(root, file)));
  return new Map(files.map(([name], index) => [name, schemas[index] ?? z.looseObject({})]));
}

/** Whether a page or article may be one that readers do not see, or not yet. */
function isHidden(text: string): boolean {
  const [, date = ''] = /^date: ['"]?(\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
  return /^draft: *true\b/m.test(text) || date > dayOf(new Date());
}

/** Reads everything that the rules look at, but for the pictures, which nothing else asks for. */
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
    components: readComponents(root),
    fixedRoutes: listFixedRoutes(root),
  };
}

async function readImage(file: string): Promise<ImageFile> {
  const about = { name: path.basename(file), bytes: statSync(file).size };
  try {
    const { format, compression, width, height } = await sharp(file).metadata();
    // What was cut off is only heard of where somebody looks at all of it.
    const isWhole = await sharp(file)
      .stats()
      .then(
        () => true,
        () => false,
      );
    return { ...about, format: compression === 'av1' ? 'avif' : format, isWhole, width, height };
  } catch {
    return { ...about, format: undefined, isWhole: false, width: 0, height: 0 };
  }
}

/** Reads what the pictures of a project are, by their names; each is decoded once. */
export async function readImages(root: string): Promise<readonly ImageFile[]> {
  const files = listFiles(root, imageFolder).filter((name) => !name.includes('/'));
  return Promise.all(files.map((name) => readImage(path.join(root, imageFolder, name))));
}
