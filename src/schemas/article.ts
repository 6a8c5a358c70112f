import { z } from 'zod';
import { categories, locations } from '../config/categories.ts';
import { day, draft, kebabCase, sentence } from './text.ts';

/** One article: `src/content/articles/<slug>.mdx`; its read time is counted from the body. */
export const articleSchema = z.strictObject({
  id: z
    .int()
    .positive()
    .describe('The number of the article, unique; a new article takes the next one: 120.'),
  title: z.string().min(10).max(90).describe('The headline, 10 to 90 characters, no full stop.'),
  excerpt: sentence(50, 160).describe(
    'What the reader learns, 50 to 160 characters: shown on cards and given to search engines.',
  ),
  category: z.enum(categories).describe('One of the fixed categories of the filter.'),
  date: day.describe('The day of publication, written as 2025-01-15 in quotes.'),
  featured: z
    .boolean()
    .default(false)
    .describe('true for the one article shown as Featured Story; leave it out otherwise.'),
  keywords: z
    .array(z.string().min(2))
    .min(3)
    .max(8)
    .describe('Three to eight search words, lower case.'),
  location: z.enum(locations).describe('The place the article is about; Global when it is none.'),
  related: z
    .array(kebabCase('page id'))
    .max(4)
    .default([])
    .describe('Ids of topic pages offered at the end of the article: emergency-severity-index.'),
  draft: draft.describe(
    'true while the article is being written: it is then built in development only.',
  ),
});

export type ArticleData = z.output<typeof articleSchema>;
