import { z } from 'zod';
import { idOf, listOf, refuse, title } from './text.ts';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const count = z.int().min(0);
const byLevel = listOf(count, 3, 5);

const part = z.strictObject({
  name: title(0, 30).describe('One part of the sessions: Telephone.'),
  sessions: count.describe('How many sessions are in it.'),
});

const split = z.strictObject({
  heading: title(0, 40).describe('What the sessions are split by: Sessions by channel.'),
  parts: listOf(part, 2, 5).describe('The parts, which add up to the sessions of the hours.'),
});

const shownCount = z.strictObject({
  label: title(0, 40).describe('What is counted, after the number: in conversation now.'),
  value: count.describe('How many.'),
});

const waits = z.strictObject({
  of: title(0).describe('The part of a split whose sessions wait: To the department.'),
  sessions: byLevel.describe('How many of each level they are, most urgent first.'),
  median: byLevel.describe(
    'Their median minutes to a clinician by level, most urgent first: [0, 8, 34, 47, 66].',
  ),
});

/** One drawn dashboard in `src/content/dashboard.yaml`; all its numbers are imagined. */
export const dashboardSchema = z
  .strictObject({
    place: title(3, 40).describe('Whose dashboard it is: Emergency department.'),
    moment: title(3, 40).describe('The day and the time it shows: Tuesday, 2:40 pm.'),
    system: idOf('system', 'triage system id').describe(
      'The triage scale that sorts the sessions: esi.',
    ),
    hours: listOf(byLevel, 1, 24).describe(
      'Sessions by level, most urgent first, in each hour since midnight: [0, 1, 2, 3, 1].',
    ),
    usual: z.array(count).length(24).describe('Sessions in each of the 24 hours of a usual day.'),
    usualLabel: title(0, 30).describe('What the line of the usual day is called.'),
    waits: waits.describe('How long those waited who were passed to a clinician.'),
    splits: listOf(split, 1, 2).describe(
      'How the sessions of the day divide: by channel, by where they were passed on.',
    ),
    counts: listOf(shownCount, 1, 3).describe(
      'What the top line shows beside the sessions of the day.',
    ),
  })
  .superRefine(({ hours, splits, waits: { of, sessions: waiting } }, context) => {
    const byHour = sum(hours.flat());
    const waited = splits.flatMap(({ parts }) => parts).find(({ name }) => name === of);
    if (waited?.sessions !== sum(waiting)) {
      refuse(
        context,
        ['waits', 'sessions'],
        `Write numbers that add up to the sessions of "${of}": ${waited?.sessions ?? 'no such part'}, not ${sum(waiting)}.`,
      );
    }
    splits.forEach(({ heading, parts }, index) => {
      const inParts = sum(parts.map(({ sessions }) => sessions));
      if (inParts === byHour) return;
      const write = `Write parts of "${heading}" that add up to the ${byHour} sessions of the hours`;
      refuse(context, ['splits', index, 'parts'], `${write}, not ${inParts}.`);
    });
  });

export type DashboardData = z.output<typeof dashboardSchema>;
