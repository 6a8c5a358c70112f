import { z } from 'zod';
import { footerGroups } from '../config/navigation.ts';
import { publicationFields, reviewFields } from './publication.ts';
import { idOf, link, listOf, plannedDay, text, title } from './text.ts';

const action = z.strictObject({
  label: title(2, 40).describe('The words on the button: Request a Demo.'),
  href: link.describe('Where it leads: /contact.'),
});

const hero = z.strictObject({
  eyebrow: title(0, 60).optional().describe('A few words above the heading: who it is for.'),
  heading: title(3, 90).describe('The main heading of the page.'),
  lead: text(40, 320).describe('One to three sentences under the heading.'),
  actions: listOf(action, 0, 2).default([]).describe('Up to two buttons, the main one first.'),
  opens: z
    .enum(['call', 'instrument'])
    .optional()
    .describe(
      'What the text begins with that shares the top of the page with the heading: a call, or the instrument of a scale.',
    ),
});

const footer = z.strictObject({
  group: z.enum(footerGroups).describe('The footer group that lists the page: solutions.'),
  order: z.int().min(1).describe('The place in that group, counted from 1.'),
  label: title(2, 40).describe('The words of the link.'),
  badge: title(0, 24).optional().describe('A highlight beside the link: VOICE BIOMARKERS.'),
});

const relatedPage = z.strictObject({
  page: idOf('page').describe('The other page, by the name of its file.'),
  why: text(20, 140).describe('One sentence that says why to read it.'),
});

/** One page: `src/content/pages/<route>.mdx`; `index.mdx` is the home page. */
export const pageSchema = z.strictObject({
  title: title(3, 50).describe(
    'The title in the browser tab and in search results, at most 50 characters.',
  ),
  description: text(50, 155).describe(
    'One or two sentences for search results and shared links, 50 to 155 characters.',
  ),
  kind: z
    .enum(['topic', 'article', 'policy'])
    .default('topic')
    .describe(
      'How the page is framed: topic (bands), article (long text with a table of contents) or policy (plain text with a date).',
    ),
  hero: hero.describe('The top of the page: what this is, for whom, and one action.'),
  footer: footer
    .optional()
    .describe('The place of the page in the footer; without it, the page is not listed there.'),
  related: listOf(relatedPage, 0, 4)
    .default([])
    .describe('Up to four pages offered at the end, each with a sentence on why.'),
  date: plannedDay
    .optional()
    .describe('The day from which the page is there, if that is later than today.'),
  ...reviewFields,
  ...publicationFields,
});

export type PageData = z.output<typeof pageSchema>;
