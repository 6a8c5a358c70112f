import { z } from 'zod';
import { idOf, link, pastDay, text, title } from './text.ts';

/** What a buyer can count on. What only the owner can say is no question but a topic in `open`. */
const statuses = ['works-today', 'in-test', 'planned', 'not-offered', 'owner-has-to-say'] as const;

const question = z.strictObject({
  question: title(0, 110)
    .regex(/^\S.{8,}\?$/, { error: 'Write one question that ends with a question mark.' })
    .describe('What a buyer asks, in the words a buyer would search for.'),
  answer: text(20, 220).describe('The answer in one sentence, as other pages word it.'),
  claims: z
    .array(idOf('claim'))
    .min(1)
    .max(3)
    .optional()
    .describe('Figures that belong to the answer, by claim id.'),
  laws: z
    .array(idOf('law'))
    .min(1)
    .max(4)
    .optional()
    .describe('Laws that the answer rests on, by their ids in laws.yaml.'),
  more: z
    .strictObject({
      label: title(3, 60).describe('The words of the link.'),
      href: link.describe('Where it leads: /product#security.'),
    })
    .optional()
    .describe('One page that says more.'),
});

/** One group of questions in `src/content/buyers.yaml`, shown by `<BuyerQuestions group="…" />`. */
export const buyersSchema = z.strictObject({
  status: z.enum(statuses).describe('What a buyer can count on, the same for the whole group.'),
  on: pastDay.describe('The day on which these answers were last gone through.'),
  questions: z.array(question).default([]).describe('The questions, the most important first.'),
  open: z
    .array(title(3, 80))
    .default([])
    .describe('Topics that only the owner of the product can answer: SSO, roles and audit logs.'),
});

export type BuyersData = z.output<typeof buyersSchema>;
