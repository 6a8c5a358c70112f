import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { checkedLoader } from './checker/checked-loader.ts';
import { articleSchema } from './schemas/article.ts';
import { claimSchema } from './schemas/claim.ts';
import { dashboardSchema } from './schemas/dashboard.ts';
import { pageSchema } from './schemas/page.ts';
import { securitySchema } from './schemas/security.ts';
import { triageSystemSchema } from './schemas/triage-system.ts';

export const collections = {
  pages: defineCollection({
    loader: checkedLoader(glob({ base: 'src/content/pages', pattern: '**/*.mdx' })),
    schema: pageSchema,
  }),
  articles: defineCollection({
    loader: checkedLoader(glob({ base: 'src/content/articles', pattern: '*.mdx' })),
    schema: articleSchema,
  }),
  claims: defineCollection({
    loader: checkedLoader(file('src/content/claims.yaml')),
    schema: claimSchema,
  }),
  triageSystems: defineCollection({
    loader: checkedLoader(file('src/content/triage-systems.yaml')),
    schema: triageSystemSchema,
  }),
  dashboards: defineCollection({
    loader: checkedLoader(file('src/content/dashboard.yaml')),
    schema: dashboardSchema,
  }),
  security: defineCollection({
    loader: checkedLoader(file('src/content/security.yaml')),
    schema: securitySchema,
  }),
};
