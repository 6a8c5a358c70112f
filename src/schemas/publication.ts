import { z } from 'zod';
import { flag, listOf, pastDay, unread } from './text.ts';

/** An address as editors write it: without the slash at its beginning. */
const address = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, {
  error: 'Write the old address without the slash at its beginning, such as virtual-wards.',
});

/** When a page or article is there, what changed, and which addresses it had before. */
export const publicationFields = {
  updated: pastDay.optional().describe('The day of the last change that readers should know of.'),
  formerly: listOf(address, 0, 12)
    .default([])
    .describe('Addresses it had before, which lead here for good, such as hospital-at-home.'),
  draft: flag.describe('Whether it is still being written: it is then not in the published site.'),
};

/** An address that was taken away: a record of `src/content/removed.yaml`, whose id it is. */
export const removedSchema = z.strictObject({
  on: pastDay.describe('The day it was taken away.'),
  see: z
    .string()
    .regex(/^\/(?!\/)[\w\-/]*$/, {
      error: 'Write a path of this site, such as /disaster-response.',
    })
    .meta({ meaning: 'link' })
    .optional()
    .describe('Where its readers find what they came for: /disaster-response.'),
});

/** When the facts of a page or article were compared with their sources, and who reviewed it. */
export const reviewFields = {
  checked: pastDay.optional().describe('The day the facts were last compared with their sources.'),
  reviewed: z
    .strictObject({
      on: pastDay.describe('The day of the review.'),
      by: unread(3, 60).describe('The role of who reviewed it: emergency physician.'),
    })
    .optional()
    .describe('The clinical review, set by the owner when it happens: on and by.'),
};

/** The same day of the next year, on which a reading is due again. */
export function yearAfter(day: Date): Date {
  const later = new Date(day);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}
