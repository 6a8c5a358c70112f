import { z } from 'zod';
import { kebabCase, listOf, refuse, text, title } from './text.ts';

/** When a rule holds: in the opening, at a danger sign, at any moment, or at the end. */
const callMoments = ['opening', 'danger', 'always', 'end'] as const;

const emergencyNumber = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Write two capitals, such as US or GB.' })
    .describe('The country in two capitals (ISO 3166-1), or EU: US.'),
  place: title(3).describe('The name of the country: United States.'),
  number: z
    .string()
    .regex(/^\d{3}$/, { error: "Write three digits in quotes, such as '911'." })
    .describe("Its emergency number, in quotes: '911'."),
  poison: title(3, 20).optional().describe('Its poison line for the public: 1-800-222-1222.'),
});

const handoff = z.strictObject({
  says: z
    .string()
    .includes('{number}', { error: 'Write {number} where the emergency number belongs.' })
    .meta({ meaning: 'text' })
    .describe('What a caller hears at a danger sign, with {number} for the emergency number.'),
  numbers: listOf(emergencyNumber, 1).describe('The emergency numbers, by country.'),
});

const ruleId = kebabCase('rule id');

const rule = z.strictObject({
  id: ruleId.describe('The id by which drawn calls cite the rule: danger-first.'),
  moment: z.enum(callMoments).describe('When the rule holds: opening, danger, always or end.'),
  name: title(3, 40).describe('What the rule is called: Danger first.'),
  rule: text(40, 280).describe('The rule, in one to four sentences, 40 to 280 characters.'),
  why: text(20, 220).optional().describe('The reason for it, unless the rule says it.'),
});

/** One way to hold a call in `src/content/call.yaml`. */
export const callSchema = z
  .strictObject({
    handoff: handoff.describe('How a call is handed to the emergency services.'),
    rules: listOf(rule, 1).describe('The rules, those of one moment together.'),
  })
  .superRefine(({ rules }, context) => {
    const ids = rules.map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;
      refuse(context, ['rules', index, 'id'], `Give each rule an id of its own: "${id}" is taken.`);
    });
  });

export type CallData = z.output<typeof callSchema>;

/**
 * Words the handoff for a country.
 * @param country two capitals, such as `US`
 * @returns what the caller hears, or undefined for a country without a number
 */
export function wordHandoff({ handoff: { says, numbers } }: CallData, country: string) {
  const entry = numbers.find((other) => other.country === country);
  return entry && says.replace('{number}', entry.number);
}
