import { z } from 'zod';
import { kebabCase } from './text.ts';

const count = z.int().min(0);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** One drawn dashboard in `src/content/dashboard.yaml`; all its numbers are imagined. */
export const dashboardSchema = z
  .strictObject({
    place: z.string().min(3).max(40).describe('Whose dashboard it is: Emergency department.'),
    moment: z.string().min(3).max(40).describe('The day and the time it shows: Tuesday, 2:40 pm.'),
    system: kebabCase('triage system id').describe(
      'The triage scale that sorts the sessions: esi.',
    ),
    hours: z
      .array(z.array(count).min(3).max(5))
      .min(1)
      .max(24)
      .describe(
        'Sessions by level, most urgent first, in each hour since midnight: [0, 1, 2, 3, 1].',
      ),
    usual: z.array(count).length(24).describe('Sessions in each of the 24 hours of a usual day.'),
    usualLabel: z.string().max(30).describe('What the line of the usual day is called.'),
    medianWaits: z
      .array(count)
      .min(3)
      .max(5)
      .describe('Median minutes to a clinician by level, most urgent first: [0, 8, 34, 47, 66].'),
    channels: z
      .array(
        z.strictObject({
          name: z.string().max(20).describe('How patients reach the assistant: Telephone.'),
          sessions: count.describe('How many sessions came this way today.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Sessions by channel; they add up to those of the hours.'),
    counts: z
      .array(
        z.strictObject({
          label: z
            .string()
            .max(40)
            .describe('What is counted, after the number: in conversation now.'),
          value: count.describe('How many.'),
        }),
      )
      .min(1)
      .max(3)
      .describe('What the top line shows beside the sessions of the day.'),
  })
  .superRefine(({ hours, channels }, context) => {
    const byHour = sum(hours.flat());
    const byChannel = sum(channels.map(({ sessions }) => sessions));
    if (byHour === byChannel) return;
    context.addIssue({
      code: 'custom',
      path: ['channels'],
      message: `Make the channels add up to the ${byHour} sessions of the hours: they are ${byChannel}.`,
    });
  });

export type DashboardData = z.output<typeof dashboardSchema>;
