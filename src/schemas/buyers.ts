import { z } from 'zod';
import { idOf, link, listOf, pastDay, text, title } from './text.ts';

/** What a buyer can count on. What only the owner can say is no question but a topic in `open`. */
const statuses = ['works-today', 'in-test', 'planned', 'not-offered', 'owner-has-to-say'] as const;

/** Fields of owner.yaml that answer a question of buyers. */
const answering = [
  'people',
  'customers',
  'markets',
  'notFor',
  'study',
  'licenses',
  'recordSystems',
  'subprocessors',
] as const;

const question = z.strictObject({
  question: title(0, 110)
    .regex(/^\S.{8,}\?$/, { error: 'Write one question that ends with a question mark.' })
    .describe('What a buyer asks, in the words a buyer would search for.'),
  answer: text(20, 220).describe('The answer in one sentence, as other pages word it.'),
  brief: title(2, 20)
    .optional()
    .describe('The answer in at most three words, beside its question; a figure takes its place.'),
  claims: listOf(idOf('claim'), 1, 3)
    .optional()
    .describe('Figures that belong to the answer, by claim id.'),
  promises: listOf(idOf('promises', 'promise id'), 1, 2)
    .optional()
    .describe('What the answer undertakes, by promise id; it stands before the answer.'),
  laws: listOf(idOf('law'), 1, 4)
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
    .array(
      z.strictObject({
        topic: title(3, 80).describe('The topic: single sign-on, roles and audit logs.'),
        desk: z
          .enum(answering)
          .optional()
          .describe('The field of owner.yaml that answers it; once filled, it stands there.'),
      }),
    )
    .default([])
    .describe('Topics that only the owner of the product can answer.'),
});

export type BuyersData = z.output<typeof buyersSchema>;
