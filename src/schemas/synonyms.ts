import { z } from 'zod';
import { idOf, unread } from './text.ts';

/** Words in `src/content/synonyms.yaml` that visitors type and texts do not use, or seldom. */
export const synonymsSchema = z.strictObject({
  words: z
    .array(unread(2, 40))
    .min(1)
    .describe('What a visitor types: [ED, A&E, emergency room]. Capitals do not matter.'),
  pages: z
    .array(idOf('page'))
    .min(1)
    .max(8)
    .describe('The file names of the pages and articles that it should find.'),
});
