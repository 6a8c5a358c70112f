import type { z } from 'zod';
import { contentCollections } from '../../schemas/collections.ts';
import { wordList, type TextContent } from '../facts.ts';
import {
  readEntry,
  readRecords,
  readWordFiles,
  type FileShape,
  type FolderShape,
} from './read-source.ts';

/**
 * Reads the collections, which are what the rules look at but for what stands in code.
 * @param files the text of each file by its path from the root, of two with the same words the copy
 *   later; a YAML file that lacks is empty
 */
export function readContent(
  files: ReadonlyMap<string, string>,
): Omit<TextContent, 'components' | 'fixedRoutes' | 'claimsInCode'> {
  const strayFiles: string[] = [];
  const readFolder = <Schema extends z.ZodObject>(collection: FolderShape<Schema>) =>
    [...files].flatMap(([file, source]) => {
      if (!file.startsWith(`${collection.folder}/`)) return [];
      if (file.endsWith('.mdx')) return [readEntry(file, source, collection)];
      strayFiles.push(file);
      return [];
    });
  const readFile = <Schema extends z.ZodObject>(collection: FileShape<Schema>) =>
    readRecords(files.get(collection.file) ?? '', collection);

  const { pages, articles, ...others } = contentCollections;
  const { claims, sources, triageSystems, calls, removed, ...rest } = others;
  const order = [...files.keys()];
  const read = { pages: readFolder(pages), articles: readFolder(articles) };
  const entries = [...read.pages, ...read.articles].toSorted(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file),
  );
  const records = {
    claims: readFile(claims),
    works: readFile(sources),
    systems: readFile(triageSystems),
    calls: readFile(calls),
    removed: readFile(removed),
  };
  return {
    ...read,
    ...records,
    entries,
    sources: [
      ...entries,
      ...Object.values(records),
      ...Object.values(rest).map((collection: FileShape) => readFile(collection)),
      ...readWordFiles(files),
    ],
    strayFiles,
    words: files.get(wordList) ?? '',
  };
}
