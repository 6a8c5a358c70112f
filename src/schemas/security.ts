import { z } from 'zod';

/** Colors that say what kind of assurance a card gives; none is an acuity color. */
export const securityColors = ['petrol', 'plum', 'slate', 'ink'] as const;

function kindName(color: string): z.ZodString {
  return z.string().min(3).max(20).describe(`What the ${color} cards are about: Your data.`);
}

/** One set of security cards in `src/content/security.yaml`. */
export const securitySchema = z.strictObject({
  kinds: z
    .strictObject({
      petrol: kindName('petrol'),
      plum: kindName('plum'),
      slate: kindName('slate'),
      ink: kindName('ink'),
    })
    .describe('What each color stands for, in two words or less: petrol: Your data.'),
  cards: z
    .array(
      z.strictObject({
        color: z.enum(securityColors).describe('The kind of the card: petrol, plum, slate or ink.'),
        title: z.string().min(3).max(40).describe('The standard or the practice: SOC2 Type II.'),
        description: z
          .string()
          .min(60)
          .max(170)
          .describe(
            'What it means for the customer, in one or two sentences, 60 to 170 characters.',
          ),
      }),
    )
    .min(4)
    .describe('The cards; those of one color stand together.'),
});

export type SecurityData = z.output<typeof securitySchema>;
