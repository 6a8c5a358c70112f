import { z } from 'zod';
import { categories, locations } from '../config/categories.ts';
import { publicationFields, reviewFields } from './publication.ts';
import {
  flag,
  idOf,
  link,
  listOf,
  listOnce,
  pastDay,
  plannedDay,
  text,
  title,
  unread,
} from './text.ts';

/** What kind of text an article is; what readers see stands in `src/content/words/news.yaml`. */
const articleKinds = ['guide', 'worked-case', 'law-note', 'opinion', 'glossary'] as const;

/** Search engines cut what is longer, in characters. */
export const longestTitle = 60;

/** One article: `src/content/articles/<slug>.mdx`; its read time is counted from the body. */
export const articleSchema = z
  .strictObject({
    id: z
      .int()
      .positive()
      .describe('The number of the article, unique; a new article takes the next one.'),
    title: title(10, 90).describe('The headline, 10 to 90 characters, no full stop.'),
    searchTitle: title(10, longestTitle)
      .optional()
      .describe(
        'The headline as search results and the browser tab show it, 10 to 60 characters: needed where the title is longer.',
      ),
    excerpt: text(50, 155).describe(
      'What the reader learns, 50 to 155 characters: shown on cards and given to search engines.',
    ),
    coverLine: text(8, 60)
      .optional()
      .describe(
        'The cover: one number with its noun, or one short sentence of the text, set large; without it the cover shows the category.',
      ),
    cover: z
      .string()
      .meta({ meaning: 'image' })
      .optional()
      .describe(
        'A picture in place of the cover line: the name of a file in images/, 1,200 pixels wide at least.',
      ),
    coverAlt: text(10, 200)
      .optional()
      .describe('What the picture shows, for those who do not see it: A nurse at a triage desk.'),
    category: z.enum(categories).describe('One of the fixed categories of the filter.'),
    kind: z
      .enum(articleKinds)
      .describe(
        'What kind of text it is: guide, worked-case (imagined throughout), law-note, opinion or glossary.',
      ),
    asOf: pastDay.optional().describe('On law notes: the day whose law it describes.'),
    date: plannedDay.describe('The day of publication; a later day than today schedules it.'),
    featured: flag.describe(
      'Whether it is the one article shown as Featured Story; without one it is the newest.',
    ),
    recommended: flag.describe(
      'Whether it is offered first at the end of those near in subject: the best ten.',
    ),
    keywords: listOnce(unread(2))
      .min(3)
      .max(8)
      .describe('Three to eight search words, lower case.'),
    location: z.enum(locations).describe('The place the article is about; Global when it is none.'),
    related: listOf(idOf('page'), 0, 4)
      .default([])
      .describe('Up to four topic pages offered at the end of the article.'),
    ...reviewFields,
    ...publicationFields,
  })
  .refine(({ kind, asOf }) => (kind === 'law-note') === (asOf !== undefined), {
    error: "Write the day of the law on a law note: '2026-11-22', and on no other article.",
    path: ['asOf'],
  })
  .refine(({ cover, coverAlt }) => cover !== undefined || coverAlt === undefined, {
    error: 'Write the file it describes as cover, or leave it out.',
    path: ['coverAlt'],
  })
  .refine(({ date, updated }) => updated === undefined || !(updated < date), {
    error: 'Write a day after that of publication, or leave it out.',
    path: ['updated'],
  });

export type ArticleData = z.output<typeof articleSchema>;

/** What the articles of one category end on, in `src/content/closing-calls.yaml`. */
export const closingCallSchema = z.strictObject({
  heading: title(10, 50).describe('What is offered, 10 to 50 characters, no full stop.'),
  text: text(40, 130).describe('What the reader gets, in one to three short sentences.'),
  label: title(5, 30).describe('The words on the button: Request a Demo.'),
  href: link.describe('Where the button leads: /contact.'),
});
