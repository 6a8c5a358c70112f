import { z } from 'zod';
import { wording } from './wording.ts';

const page = {
  title: wording('The title in the browser tab.'),
  description: wording('The sentence for search engines and shared links.'),
  heading: wording('The heading.'),
  lead: wording('The sentences under the heading.'),
};
const status = wording('The number over the heading.');

/** The pages that stand in for one that is not there or could not be made. */
export const errorsWordsSchema = z.strictObject({
  notFound: z
    .strictObject({
      ...page,
      eyebrow: status,
      search: wording('The button that searches for what the address says.', 'words'),
      redirecting: wording('What is said while another host is asked for the page.'),
    })
    .describe('An address that leads nowhere (404).'),
  gone: z.strictObject({ ...page, eyebrow: status }).describe('A page that was taken away (410).'),
  failure: z.strictObject(page).describe('A page that could not be made (500).'),
});
