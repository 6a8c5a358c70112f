import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { fileInDevelopment, folderInDevelopment, reportAll } from './checker/loaders.ts';
import { contentCollections } from './schemas/collections.ts';

/** A build stops at what is broken; while somebody writes, everything else is shown. */
const loadFolder = ({ folder, pattern }: { readonly folder: string; readonly pattern: string }) =>
  import.meta.env.DEV
    ? folderInDevelopment(folder, pattern)
    : reportAll(glob({ base: folder, pattern }));

function loadFile(name: string) {
  // Usually nothing was removed, and Astro's own parser takes that for a mistake.
  if (name === contentCollections.removed.file) {
    return file(name, {
      parser: (text) => (parse(text) ?? {}) as Record<string, Record<string, unknown>>,
    });
  }
  return import.meta.env.DEV ? fileInDevelopment(name) : reportAll(file(name));
}

/** What Astro types the entries by. */
type Collections = {
  [Name in keyof typeof contentCollections]: Pick<(typeof contentCollections)[Name], 'schema'>;
};

export const collections = Object.fromEntries<unknown>(
  Object.entries(contentCollections).map(([name, content]) => {
    const loader = 'folder' in content ? loadFolder(content) : loadFile(content.file);
    return [name, defineCollection({ loader, schema: content.schema })];
  }),
) as Collections;
