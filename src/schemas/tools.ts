import { z } from 'zod';
import { flag, idOf, kebabCase, levelNumber, listOf, text, title, unread } from './text.ts';

const step = z.strictObject({
  asks: title(5, 80).describe('What the scale asks or looks at, in a few words.'),
  finds: title(2, 30).describe('What it finds: No, Yes, One, Wounds.'),
});

const result = z.strictObject({
  system: idOf('system').describe('The id of a scale in triage-systems.yaml.'),
  level: levelNumber.describe('The level that the patient gets by this scale.'),
  steps: listOf(step, 1, 4).describe('The path to the level; the last step decides.'),
});

/** One imagined patient in `src/content/scale-cases.yaml`, by several scales. */
export const scaleCaseSchema = z.strictObject({
  name: title(3, 30).describe('What the patient is called: Twisted ankle.'),
  story: text(30, 140).describe('Who it is and what is known.'),
  results: z.array(result).length(4).describe('What each of the four scales makes of the patient.'),
});

export type ScaleCaseData = z.output<typeof scaleCaseSchema>;

const points = z.int().min(0).max(4);

const option = z.strictObject({
  reading: title(1, 60).describe('What is observed: 12–20, or One mistake.'),
  points: points.describe('The points that it gives.'),
  onOxygen: points.optional().describe('The points that it gives to a patient on added oxygen.'),
});

const item = z.strictObject({
  id: kebabCase('id of the item').describe('The id of the item within the score: pulse.'),
  name: title(3, 40).describe('What is observed: Pulse.'),
  unit: title(0).optional().describe('Its unit, or how it is tested: per minute.'),
  scale: z
    .int()
    .min(1)
    .max(2)
    .optional()
    .describe('On an item that has two scales, of which one is chosen: which of the two it is.'),
  isOxygen: flag.describe('Whether its last option means that the patient breathes added oxygen.'),
  chosen: z.int().min(0).describe('The place of the option that is chosen at first, from 0.'),
  options: listOf(option, 2).describe('The options, from the lowest reading to the highest.'),
});

const response = z.strictObject({
  from: z.int().min(0).describe('The lowest total of the band.'),
  to: z.int().min(0).describe('The highest total of the band.'),
  isSingle: flag.describe('Whether the band holds only where one item alone gives 3 points.'),
  name: title(3, 50).describe('What the band is called.'),
  asks: text(20, 220).describe('What it asks for.'),
});

/** A score that is added up, in `src/content/scores.yaml`. */
export const scoreSchema = z.strictObject({
  name: title(2).describe('The short name of the score: NEWS2.'),
  source: idOf('source').describe('The id of the source that its points were compared with.'),
  items: listOf(item, 2).describe('What is observed, in the order of the published table.'),
  responses: listOf(response, 2).describe('What each total asks for, the lowest first.'),
});

export type ScoreData = z.output<typeof scoreSchema>;

const answer = z
  .strictObject({
    answer: title(2).describe('The answer in a few words: Yes.'),
    level: levelNumber.optional().describe('The level at which the path ends here.'),
    to: z
      .enum(['next', 'branch'])
      .optional()
      .describe('Where the path goes on: to the next question, or to the branch below this one.'),
    remark: text(0).optional().describe('What belongs to the end, in a few words.'),
  })
  .refine(({ level, to }) => (level === undefined) !== (to === undefined), {
    error: 'Give each answer either a level, where the path ends, or to: next or branch.',
  });

const question = z.strictObject({
  key: unread(1, 2).describe('The letter or number by which the question is known: A.'),
  isBranch: flag.describe(
    'Whether it is asked only of those whom the question before sends to the branch.',
  ),
  question: title(10, 90).describe('The question, with its question mark.'),
  detail: text(0).optional().describe('What counts and what does not.'),
  answers: listOf(answer, 2, 3).describe('The answers, as they are drawn.'),
});

/** A decision tree in `src/content/trees.yaml`: a trunk of questions, with one branch at the most. */
export const treeSchema = z.strictObject({
  name: title(3).describe('What the tree is called: START.'),
  system: idOf('system').describe(
    'The id of the scale in triage-systems.yaml whose levels it ends at.',
  ),
  source: idOf('source').describe('The id of the source that the tree was compared with.'),
  questions: listOf(question, 3).describe('The questions in their order.'),
});
