import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { fileInDevelopment, folderInDevelopment, reportAll } from './checker/loaders.ts';
import { contentCollections as all } from './schemas/collections.ts';

/** A build stops at what is broken; while somebody writes, everything else is shown. */
const loadFolder = ({ folder, pattern }: { readonly folder: string; readonly pattern: string }) =>
  import.meta.env.DEV
    ? folderInDevelopment(folder, pattern)
    : reportAll(glob({ base: folder, pattern }));
const load = ({ file: name }: { readonly file: string }) =>
  import.meta.env.DEV ? fileInDevelopment(name) : reportAll(file(name));

export const collections = {
  pages: defineCollection({ loader: loadFolder(all.pages), schema: all.pages.schema }),
  articles: defineCollection({ loader: loadFolder(all.articles), schema: all.articles.schema }),
  claims: defineCollection({ loader: load(all.claims), schema: all.claims.schema }),
  promises: defineCollection({ loader: load(all.promises), schema: all.promises.schema }),
  sources: defineCollection({ loader: load(all.sources), schema: all.sources.schema }),
  triageSystems: defineCollection({
    loader: load(all.triageSystems),
    schema: all.triageSystems.schema,
  }),
  dashboards: defineCollection({ loader: load(all.dashboards), schema: all.dashboards.schema }),
  security: defineCollection({ loader: load(all.security), schema: all.security.schema }),
  calls: defineCollection({ loader: load(all.calls), schema: all.calls.schema }),
  exampleCalls: defineCollection({
    loader: load(all.exampleCalls),
    schema: all.exampleCalls.schema,
  }),
  translatedCalls: defineCollection({
    loader: load(all.translatedCalls),
    schema: all.translatedCalls.schema,
  }),
  buyers: defineCollection({ loader: load(all.buyers), schema: all.buyers.schema }),
  trees: defineCollection({ loader: load(all.trees), schema: all.trees.schema }),
  scores: defineCollection({ loader: load(all.scores), schema: all.scores.schema }),
  scaleCases: defineCollection({ loader: load(all.scaleCases), schema: all.scaleCases.schema }),
  laws: defineCollection({ loader: load(all.laws), schema: all.laws.schema }),
  questionnaires: defineCollection({
    loader: load(all.questionnaires),
    schema: all.questionnaires.schema,
  }),
  closingCalls: defineCollection({
    loader: load(all.closingCalls),
    schema: all.closingCalls.schema,
  }),
  removed: defineCollection({
    // Usually nothing was removed, and Astro's own parser takes that for a mistake.
    loader: file(all.removed.file, {
      parser: (text) => (parse(text) ?? {}) as Record<string, Record<string, unknown>>,
    }),
    schema: all.removed.schema,
  }),
  synonyms: defineCollection({ loader: load(all.synonyms), schema: all.synonyms.schema }),
};
