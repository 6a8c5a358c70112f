import { z } from 'zod';
import { wording } from './wording.ts';

/** The head of every page. */
export const headerWordsSchema = z.strictObject({
  skip: wording('The first link of a page, for those who go by keyboard.'),
  menu: wording('The button that opens the menu on small screens.'),
  navigation: wording('What a screen reader calls the links of the header.'),
  links: z
    .strictObject({
      home: wording('The link to the home page.'),
      product: wording('The link to the product page.'),
      news: wording('The link to the articles.'),
      contact: wording('The link to the contact form.'),
      search: wording('The link to the search.'),
    })
    .describe('The links of the header, which the page for unknown addresses offers too.'),
});
