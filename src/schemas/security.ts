import { z } from 'zod';
import { checkConfirmation, confirmationFields } from './confirmation.ts';
import { group, listOf, text, title } from './text.ts';

/** Colors that say what kind of assurance a card gives; none is an acuity color. */
export const securityColors = ['petrol', 'steel', 'slate', 'ink'] as const;

function kindName(color: string): z.ZodString {
  return title(3, 20).describe(`What the ${color} cards are about: Your data.`);
}

const card = z
  .strictObject({
    color: z.enum(securityColors).describe('The kind of the card: petrol, steel, slate or ink.'),
    title: title(3, 40).describe('The standard or the practice: SOC2 Type II.'),
    description: text(60, 170).describe(
      'What it means for the customer, in one or two sentences, 60 to 170 characters.',
    ),
    ...confirmationFields,
  })
  .superRefine((statement, context) => {
    checkConfirmation(statement, context);
  });

/** One set of security cards in `src/content/security.yaml`. */
export const securitySchema = z.strictObject({
  kinds: group('What each color stands for, in two words or less: petrol: Your data.', {
    petrol: kindName('petrol'),
    steel: kindName('steel'),
    slate: kindName('slate'),
    ink: kindName('ink'),
  }),
  cards: listOf(card, 4).describe('The cards; those of one color stand together.'),
});

export type SecurityData = z.output<typeof securitySchema>;
