import { z } from 'zod';
import { wording } from '../wording.ts';

/** What figures say by themselves. */
export const figuresWordsSchema = z.strictObject({
  waits: z
    .strictObject({
      minutes: wording('A time in minutes.', 'minutes'),
      atOnce: wording('The longest wait of a level that allows none.'),
      upTo: wording('The longest wait of another level.', 'minutes'),
    })
    .describe('Times in levels, dashboards and paths.'),
  scale: wording('What a screen reader calls the levels of a scale.', 'scale'),
  now: wording('The day of the build, on a line of years.'),
  dashboard: z
    .strictObject({
      sessions: wording('Stands under the number of all sessions.'),
      late: wording('Stands under the number of levels that wait too long.', 'levels'),
      hours: wording('The heading over the day.'),
      drawing: wording('What a screen reader says of the day.', 'usual', 'hour', 'sessions'),
      table: wording('What stands over the table of levels.', 'scale'),
      level: wording('The head of its first column.'),
      levelSessions: wording('The head of its second column.'),
      medianWait: wording('The head of its fourth column.'),
      over: wording('By how much a median wait is too long.', 'minutes'),
    })
    .describe('The imagined dashboard.'),
  languages: z
    .strictObject({
      question: wording('The label of the field that finds a language.'),
      found: wording('How many languages are left.', 'found', 'total'),
      nothing: wording('What is said when none is left.'),
    })
    .describe('LanguageMatrix: the languages of a call.'),
});
