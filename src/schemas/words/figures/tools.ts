import { z } from 'zod';
import { wording } from '../wording.ts';

const fullTable = (sentence: string) => wording(sentence, 'count');

/** What the tools say by themselves: legends, results, and the heads of their tables. */
export const toolsWordsSchema = z.strictObject({
  frame: z
    .strictObject({
      standing: wording('What stands under every tool.', 'subject'),
      again: wording('The button that takes all choices back.'),
      result: wording('What a screen reader calls the result.'),
    })
    .describe('The frame of the tools.'),
  scales: z
    .strictObject({
      asks: wording('The invitation at its top.'),
      illustrates: wording('What it illustrates, completing the words under every tool.'),
      patient: wording('The choice among patients, and the head of their column.'),
      differ: wording('The result, where the scales differ.', 'minutes'),
      agree: wording('The same where all allow one wait.', 'minutes'),
      agreeAtOnce: wording('The same where none allows any.'),
      waits: wording('What a screen reader calls the bars.'),
      way: wording('The choice among ways.'),
      allWays: wording('Its first choice.'),
      wayBy: wording('What a screen reader calls one way.', 'scale'),
      all: fullTable('What shows the full table.'),
    })
    .describe('ScaleExplorer: a patient on four scales.'),
  tree: z
    .strictObject({
      onward: wording('Stands at an answer that leads to another question.', 'question'),
      start: wording('Stands for the result before an answer.'),
      next: wording('Stands for it after one that leads to another question.', 'key', 'question'),
      end: wording('Stands before the level at the end of a way.', 'question'),
      level: wording('What a screen reader says of that level.', 'level', 'name'),
    })
    .describe('DecisionTree: questions that lead to a level.'),
  score: z
    .strictObject({
      oxygen: wording('The choice between two scales of oxygen.'),
      firstScale: wording('Its first choice.'),
      firstScaleFor: wording('Whom the first is for.'),
      secondScale: wording('Its second choice.'),
      secondScaleFor: wording('Whom the second is for.'),
      point: wording('What a screen reader says of one point.'),
      points: wording('The same of none or several.', 'points'),
      oxygenPoints: wording('The same where oxygen adds points.', 'air', 'oxygen'),
      most: wording('Stands after the total.', 'most'),
      all: wording('What shows the full table.'),
      total: wording('The head of its first column.'),
      name: wording('The head of its second column.'),
      asked: wording('The head of its third column.'),
      band: wording('Totals that ask for the same.', 'from', 'to'),
      singleBand: wording('The same with the highest points in one measure.', 'from', 'to'),
    })
    .describe('ScoreTool: points that are added up.'),
  pain: z
    .strictObject({
      result: wording('The result, after the row and the column.', 'level', 'name'),
    })
    .describe('PainMatrix: a cell of a matrix of levels.'),
  vitalSigns: z
    .strictObject({
      age: wording('The choice among ages, and the head of their column.'),
      normal: wording('The normal range.', 'measure', 'from', 'to'),
      below: wording('What is said of a reading below it.'),
      within: wording('What is said of one within it.'),
      above: wording('What is said of one above it.'),
    })
    .describe('VitalSigns: counts beside the normal range of an age.'),
  findings: z
    .strictObject({
      counted: wording('What a screen reader calls the list of findings.'),
      from: wording('From how many points a level is near.', 'points'),
      estimate: wording('The last row.'),
      range: wording('What an open finding could change, in points.', 'from', 'to'),
      ruled: wording('The result where a rule sets the level.', 'points', 'level', 'name'),
      near: wording('The result where none does.', 'points', 'level', 'name'),
      byRule: wording('What is said of the first.', 'rule'),
      byEstimate: wording('What is said of the second.'),
      all: fullTable('What shows the full table.'),
      without: wording('The head of its first column: the findings taken away.'),
      nothing: wording('Stands there for no finding.'),
      points: wording('The head of its second column.'),
      level: wording('The head of its third column.'),
      levelRuled: wording('A level in it that a rule sets.', 'level'),
      levelNear: wording('A level in it that is near.', 'level'),
    })
    .describe('FindingContributions: findings taken away from an estimate.'),
  breakEven: z
    .strictObject({
      own: wording('What was chosen.', 'visits', 'share', 'cost', 'calls'),
      avoided: wording('How many visits cover a cost.', 'visits'),
      share: wording('Which share of the calls they are.', 'share'),
      beyond: wording('Stands for a share above all calls.'),
    })
    .describe('BreakEven: numbers of one’s own.'),
  voice: z
    .strictObject({
      part: wording('The choice among parts.'),
      whole: wording('Its first choice.'),
      start: wording('Stands for the explanation before a choice.'),
      all: fullTable('What shows all explanations.'),
    })
    .describe('VoiceTool: the parts of a drawn voice.'),
});
