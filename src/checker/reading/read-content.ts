import type { z } from 'zod';
import { contentCollections } from '../../schemas/collections.ts';
import { wordList, type TextContent } from '../facts.ts';
import { readEntry, readRecords, type FileShape, type FolderShape } from './read-source.ts';
import { readWordFiles } from './read-word-files.ts';

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

  const {
    pages,
    articles,
    claims,
    sources,
    triageSystems,
    calls,
    exampleCalls,
    translatedCalls,
    removed,
    ...others
  } = contentCollections;
  const pageEntries = readFolder(pages);
  const articleEntries = readFolder(articles);
  const order = new Map([...files.keys()].map((file, index) => [file, index]));
  const entries = [...pageEntries, ...articleEntries].toSorted(
    (a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0),
  );
  const claimFile = readFile(claims);
  const workFile = readFile(sources);
  const systemFile = readFile(triageSystems);
  const callFile = readFile(calls);
  const removedFile = readFile(removed);
  const exampleFile = readFile(exampleCalls);
  const translatedFile = readFile(translatedCalls);
  const otherFiles = Object.values(others).map((collection: FileShape) => readFile(collection));
  return {
    pages: pageEntries,
    articles: articleEntries,
    entries,
    claims: claimFile,
    works: workFile,
    systems: systemFile,
    calls: callFile,
    removed: removedFile,
    exampleCalls: exampleFile,
    translatedCalls: translatedFile,
    sources: [
      ...entries,
      claimFile,
      workFile,
      systemFile,
      callFile,
      exampleFile,
      translatedFile,
      removedFile,
      ...otherFiles,
      ...readWordFiles(files),
    ],
    strayFiles,
    words: files.get(wordList) ?? '',
  };
}
