import { z } from 'zod';
import { idOf, listOf, title } from './text.ts';

const heading = z.strictObject({
  heading: title(3, 120).describe('The heading as the form has it.'),
  rows: z
    .array(idOf('question', 'question'))
    .default([])
    .describe(
      'What answers it in buyers.yaml: questions and open topics, in lower case with hyphens.',
    ),
});

/** A form by which committees ask, in `src/content/questionnaires.yaml`, and which of our rows answer it. */
export const questionnaireSchema = z.strictObject({
  name: title(3, 60).describe('What the form is called: DTAC.'),
  source: idOf('source').describe('The id of the source in which its headings were read.'),
  headings: listOf(heading, 2).describe('Its headings, in its order.'),
});

export type QuestionnaireData = z.output<typeof questionnaireSchema>;
