import { z } from 'zod';
import { levelNumber, listOf, text, title } from './text.ts';

/** The acuity colors, in order of urgency; `expectant` is the black tag of disaster triage. */
const acuityColors = [
  'immediate',
  'very-urgent',
  'urgent',
  'standard',
  'non-urgent',
  'expectant',
] as const;

const level = z.strictObject({
  number: levelNumber.describe('The number of the level; 1 is the most urgent.'),
  name: title(2).describe('The name that the scale gives the level: Very Urgent.'),
  color: z.enum(acuityColors).describe('The acuity color: immediate, very-urgent, urgent …'),
  label: title(0).optional().describe('What the level stands for, if its name is only a color.'),
  maximumWait: z
    .int()
    .min(0)
    .optional()
    .describe('The longest wait in minutes; 0 is at once; leave it out if the scale sets none.'),
});

/** One triage scale in `src/content/triage-systems.yaml`. */
export const triageSystemSchema = z.strictObject({
  name: title(0).describe('The full name of the scale.'),
  shortName: title(0).describe('The name used in tables and on axes: Manchester.'),
  origin: text(0).describe('Where and when the scale was introduced.'),
  country: title(0).optional().describe('The country that stands for it in comparisons: Canada.'),
  keyFeatures: text(0).describe('What sets the scale apart, in one line.'),
  owner: text(3).describe('Whose the scale is and who grants the use of it in software.'),
  license: z
    .enum(['none-needed', 'needed'])
    .describe('Whether software needs one; owner.yaml says which we hold.'),
  levels: listOf(level, 3, 5).describe('The levels, most urgent first.'),
});
