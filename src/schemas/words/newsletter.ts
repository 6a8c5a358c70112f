import { z } from 'zod';
import { wording } from './wording.ts';

const question = (sentence: string) =>
  z
    .strictObject({
      heading: wording('The heading.'),
      sentence: wording('What the button does.'),
      button: wording('The button.'),
    })
    .describe(sentence);

/** The newsletter: its form, the pages behind its links, and its e-mails. */
export const newsletterWordsSchema = z.strictObject({
  form: z
    .strictObject({
      label: wording('The label of the field.'),
      button: wording('The button.'),
    })
    .describe('The form. What stands beside it is in pages/news-views.mdx.'),
  confirm: question('The page behind the link that confirms.'),
  unsubscribe: question('The page behind the link that ends a subscription.'),
  failure: z
    .strictObject({
      title: wording('The title in the browser tab.'),
      heading: wording('The heading.'),
      back: wording('The link back to the form.'),
    })
    .describe('The page that says why something did not work.'),
  links: z
    .strictObject({
      incomplete: wording('A link that was copied in part.'),
      another: wording('A link that is for something else.'),
      expired: wording('A link that is too old.'),
      ended: wording('A link to confirm what has been ended since.'),
    })
    .describe('What is said of a link that is no good.'),
  mail: z
    .strictObject({
      subject: wording('Its subject.'),
      entered: wording('Why the reader gets it.'),
      open: wording('Stands over the link.'),
      limit: wording('How long the link is good, and what to do otherwise.', 'hours'),
    })
    .describe('The e-mail that asks a reader to confirm.'),
});
