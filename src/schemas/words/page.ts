import { z } from 'zod';
import { wording } from './wording.ts';

/** What stands around the text of a page or article. */
export const pageWordsSchema = z.strictObject({
  breadcrumbs: wording('What a screen reader calls the way to the page.'),
  contents: wording('The heading over the table of contents.'),
  updated: wording('The day of the last change.', 'day'),
  related: wording('The heading over the pages that are offered at the end.'),
  sources: z
    .strictObject({
      heading: wording('The heading over the sources.'),
      back: wording('What a screen reader says of the way back to a citation.', 'place'),
      checked: wording('When the facts were compared with their sources.', 'day'),
      reviewed: wording('Who reviewed the page, and when.', 'day', 'reviewer'),
    })
    .describe('The list of sources and what is said under it.'),
  illustration: wording('The mark of what is imagined: texts, drawings and pictures.'),
  tools: z
    .strictObject({
      standing: wording('What stands under every tool.', 'subject'),
      again: wording('The button that takes all choices back.'),
    })
    .describe('The frame of the tools.'),
  unpublished: z
    .strictObject({
      draft: wording('The mark of a draft, before the title too.'),
      draftSays: wording('What a draft says of itself.'),
      scheduled: wording('The mark of what is published later.'),
      scheduledSays: wording('What it says of itself.', 'day'),
      preview: wording('What every page of a preview says.'),
    })
    .describe('What only you and your colleagues see, in development and in previews.'),
});
