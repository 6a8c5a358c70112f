import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { contentCollections } from './schemas/collections.ts';

const { pages, articles, claims, sources, triageSystems, dashboards, security, calls, buyers } =
  contentCollections;

export const collections = {
  pages: defineCollection({
    loader: glob({ base: pages.folder, pattern: pages.pattern }),
    schema: pages.schema,
  }),
  articles: defineCollection({
    loader: glob({ base: articles.folder, pattern: articles.pattern }),
    schema: articles.schema,
  }),
  claims: defineCollection({ loader: file(claims.file), schema: claims.schema }),
  sources: defineCollection({ loader: file(sources.file), schema: sources.schema }),
  triageSystems: defineCollection({
    loader: file(triageSystems.file),
    schema: triageSystems.schema,
  }),
  dashboards: defineCollection({ loader: file(dashboards.file), schema: dashboards.schema }),
  security: defineCollection({ loader: file(security.file), schema: security.schema }),
  calls: defineCollection({ loader: file(calls.file), schema: calls.schema }),
  buyers: defineCollection({ loader: file(buyers.file), schema: buyers.schema }),
};
