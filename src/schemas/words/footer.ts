import { z } from 'zod';
import { wording } from './wording.ts';

const group = (subject: string) => wording(`The heading over the links to ${subject}.`);

/** The foot of every page. */
export const footerWordsSchema = z.strictObject({
  button: wording('The button that leads to the contact form.'),
  navigation: wording('What a screen reader calls the links of the footer.'),
  groups: z
    .strictObject({
      solutions: group('what the product does'),
      'triage-systems': group('the triage scales'),
      'healthcare-settings': group('places of care'),
      'specialized-care': group('kinds of patients and events'),
      'innovation-research': group('technology and research'),
      resources: group('what explains triage'),
      company: group('the organization'),
    })
    .describe('The headings of the seven groups, in their order.'),
  others: wording('The heading over pages of no group, in the search and for machines.'),
  noGroup: wording(
    'Stands for the group on the picture of such pages, where somebody shares them.',
  ),
  copyright: wording('The line of the copyright.', 'year', 'name'),
  privacy: wording('The link to the privacy policy.'),
  terms: wording('The link to the terms.'),
  accessibility: wording('The link to the statement on accessibility.'),
  privacyChoices: wording('The button that opens the question about measuring again.'),
});
