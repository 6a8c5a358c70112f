import type { z } from 'zod';
import { contentCollections } from '../../schemas/collections.ts';
import { wordFiles } from '../../schemas/words.ts';
import { statusOf } from '../../site/publication.ts';
import type { Entry, Records, TextContent } from '../facts.ts';
import {
  readEntry,
  readRecords,
  readWords,
  type FileShape,
  type FolderShape,
} from './read-source.ts';

/** Folders in which every file is read. */
const folders = /^src\/content\/(?:pages|articles|words)\//;

/**
 * Reads the collections, which are what the rules look at but for what stands in code.
 * @param files the text of each file by its path from the root, of two with the same words the copy
 *   later; a YAML file that lacks is empty
 * @param gone pages and articles that are no longer there, or not published, as they last were
 */
export function readContent(
  files: ReadonlyMap<string, string>,
  gone: ReadonlyMap<string, string> = new Map(),
): Omit<TextContent, 'fixedRoutes' | 'badlySaved'> {
  const names = [...files.keys()];
  const readFolder = <Schema extends z.ZodObject>(collection: FolderShape<Schema>, from = files) =>
    [...from].flatMap(([file, text]) =>
      file.startsWith(`${collection.folder}/`) && file.endsWith('.mdx')
        ? [readEntry(file, text, collection)]
        : [],
    );
  const { pages, articles, ...others } = contentCollections;
  const read = { pages: readFolder(pages), articles: readFolder(articles) };
  const entries = [...read.pages, ...read.articles].toSorted(
    (a, b) => names.indexOf(a.file) - names.indexOf(b.file),
  );
  const records = Object.fromEntries<unknown>(
    Object.entries<FileShape>(others).map(([name, shape]) => {
      return [name, readRecords(files.get(shape.file) ?? '', shape)];
    }),
  ) as Records;
  const isPublished = ({ isDraft, data: { date } }: Entry) =>
    statusOf({ draft: isDraft, date }, new Date()) === 'published';
  /** Whether readers know an address at which nothing answers any more. */
  const isMissed = (last: Entry) =>
    isPublished(last) &&
    !records.removed.records.has(last.id) &&
    !entries.some(
      (entry) =>
        (entry.route === last.route && isPublished(entry)) ||
        entry.data.formerly?.includes(last.id),
    );
  // What cannot be read may say where it went.
  const isKnown = !records.removed.isBroken && !entries.some(({ isBroken }) => isBroken);
  const missing = [...readFolder(pages, gone), ...readFolder(articles, gone)];
  // A folder without any is none of a site that is whole, such as a test's.
  const hasWords = names.some((file) => file.startsWith('src/content/words/'));
  const words = hasWords ? Object.values(wordFiles) : [];
  const known: readonly string[] = words.map(({ file }) => file);
  return {
    ...read,
    records,
    entries,
    sources: [
      ...entries,
      ...Object.values(records),
      ...words.map((shape) => readWords(files.get(shape.file) ?? '', shape)),
    ],
    names: (files.get('src/content/names.txt') ?? '')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '' && !line.startsWith('//')),
    strayFiles: names.filter(
      (file) => folders.test(file) && !file.endsWith('.mdx') && !known.includes(file),
    ),
    vanished: isKnown ? missing.filter(isMissed) : [],
  };
}
