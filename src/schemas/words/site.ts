import { z } from 'zod';
import { wording } from './wording.ts';

/** What the site says of itself. */
export const siteWordsSchema = z.strictObject({
  kind: wording('What the product is, in one line without a full stop.'),
  tagline: wording('The sentences beside the button at the foot of every page.'),
  description: wording('The product in one sentence, for search engines and phones.'),
  publication: wording('The name of the articles: the listing, its feeds and the way back to it.'),
  urgentHelp: wording('What somebody who needs help is told, on every page and in every answer.'),
});
