import { z } from 'zod';
import { wording } from './wording.ts';

/** What stands around the text of a page or article, and what its components say by themselves. */
export const pageWordsSchema = z.strictObject({
  breadcrumbs: wording('What a screen reader calls the way to the page.'),
  contents: wording('The heading over the table of contents.'),
  updated: wording('The day of the last change.', 'day'),
  related: wording('The heading over the pages that are offered at the end.'),
  sources: z
    .strictObject({
      heading: wording('The heading over the sources.'),
      back: wording('What a screen reader says of the way back to a citation.', 'place'),
      citation: wording('What a screen reader calls a citation.', 'number', 'source'),
      checked: wording('When the facts were compared with their sources.', 'day'),
      reviewed: wording('Who reviewed the page, and when.', 'day', 'reviewer'),
    })
    .describe('The list of sources and what is said under it.'),
  illustration: wording('The mark of what is imagined: texts, drawings and pictures.'),
  note: wording('The label of a note that has no other.'),
  rules: z
    .strictObject({
      one: wording('Stands before a rule of the call.'),
      several: wording('Stands before several.'),
    })
    .describe('CitedRules: the rules that a drawn call follows.'),
  handoff: z
    .strictObject({
      place: wording('The head of its first column.'),
      number: wording('The head of its second column.'),
      words: wording('The head of its third column.'),
    })
    .describe('HandoffNumbers: the emergency number of each country.'),
  questions: z
    .strictObject({
      stated: wording('Stands before a figure that the owner of the product has stated.'),
      tally: wording('How many questions of a group are answered.', 'here', 'asked'),
      answered: wording('The day of an answer.', 'day'),
      open: wording('Stands for an answer that is not there yet.', 'ask'),
      several: wording('Stands for the answers to several questions.', 'ask'),
      ask: wording('The link in both, to the contact form.'),
      sources: wording('Stands before the sources of a group.'),
    })
    .describe('BuyerQuestions: what buyers ask.'),
  legalEntity: z
    .strictObject({
      unnamed: wording('Who is responsible, while no setting says it.'),
      without: wording('The same with what is missing.', 'entity', 'missing'),
      name: wording('What is missing: the name.'),
      address: wording('What is missing: the address.'),
      both: wording('What is missing: both.'),
    })
    .describe('LegalEntity: who is responsible for the site, as the settings name it.'),
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
