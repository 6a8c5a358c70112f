import { z } from 'zod';
import { idOf, listOf, listOnce, unread } from './text.ts';

/** Words in `src/content/synonyms.yaml` that visitors type and texts do not use, or spell otherwise. */
export const synonymsSchema = z
  .strictObject({
    words: listOnce(unread(2, 40))
      .min(1)
      .describe('What a visitor types: [ED, A&E, emergency room]. Capitals do not matter.'),
    pages: listOf(idOf('page'), 0, 8)
      .default([])
      .describe('The file names of the pages and articles that it should find.'),
    spelled: unread(2, 40)
      .regex(/^\p{Ll}+$/u, { error: 'Write one word in small letters.' })
      .optional()
      .describe('How the texts spell the word; its beginning is enough: organiz for [organis].'),
  })
  .refine(({ pages, spelled }) => pages.length > 0 !== (spelled !== undefined), {
    error: 'Write either pages that the words should find, or how the texts spell them.',
  });
