import { z } from 'zod';
import { checkConfirmation, confirmationFields } from './confirmation.ts';
import { text } from './text.ts';

/** What the site undertakes in the owner's name: a record of `src/content/promises.yaml`. */
export const promiseSchema = z
  .strictObject({
    plan: text(15, 240)
      .regex(/\bplan|\baim/i, { error: 'Word it as a plan: We plan to …, or Planned: ….' })
      .optional()
      .describe(
        'What readers see until the owner confirms it, worded as a plan; none where a law asks for it anyway.',
      ),
    promise: text(10, 240).describe('What they see from then on: what the owner is held to.'),
    ...confirmationFields,
  })
  .superRefine((promise, context) => {
    checkConfirmation(promise, context);
  });

/** What readers see of it: its plan, where it has one, until the owner has confirmed it. */
export function sayPromise({ confirmed, promise, plan }: z.output<typeof promiseSchema>): string {
  return confirmed ? promise : (plan ?? promise);
}
