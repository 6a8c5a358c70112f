import { z } from 'zod';
import { day, kebabCase, link, text } from './text.ts';

const question = z
  .strictObject({
    question: z
      .string()
      .max(110)
      .regex(/^\S.{8,}\?$/, { error: 'Write one question that ends with a question mark.' })
      .describe('What a buyer asks, in the words a buyer would search for.'),
    answer: text(40, 420)
      .optional()
      .describe('The answer, as far as the owner or the law gives it; leave it out until then.'),
    answered: day
      .optional()
      .describe('The day on which the answer was given, in quotes: "2026-11-22".'),
    background: text(40, 420)
      .optional()
      .describe('What the law says, or this site already, while the answer itself is open.'),
    claims: z
      .array(kebabCase('claim id'))
      .min(1)
      .max(3)
      .optional()
      .describe('Figures that belong to the answer, by claim id.'),
    more: z
      .strictObject({
        label: text(3, 60).describe('The words of the link.'),
        href: link.describe('Where it leads: /product#implementation.'),
      })
      .optional()
      .describe('One page that says more.'),
  })
  .refine(({ answer, answered }) => (answer === undefined) === (answered === undefined), {
    error: 'Write answer and answered together, or neither.',
    path: ['answered'],
  });

/** One group of questions in `src/content/buyers.yaml`, shown by `<BuyerQuestions group="…" />`. */
export const buyersSchema = z.strictObject({
  questions: z.array(question).min(1).describe('The questions, the most important first.'),
});

export type BuyersData = z.output<typeof buyersSchema>;
