import { z } from 'zod';
import type { OwnerData } from './owner.ts';
import { reviewFields } from './publication.ts';
import { idOf, levelNumber, listOf, refuse, text, title } from './text.ts';

const noteLine = z
  .tuple([title(2, 14), title(3, 80)])
  .describe('What the line is about, and the line: [Says, “A weight on my chest”].');

/** What may stand at any place of a call; which of it belongs together is checked below. */
const turnFields = {
  assistant: text(10, 400)
    .optional()
    .describe('What the assistant says; each sentence is spoken and marked by itself.'),
  caller: text(2, 400)
    .optional()
    .describe('What the caller says; [square brackets] mark what is recognized.'),
  nurse: text(2, 400).optional().describe('What the nurse says who takes the call over.'),
  handoff: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Write two capitals, such as US.' })
    .meta({ meaning: 'country' })
    .optional()
    .describe('The country whose handoff the assistant says: US.'),
  rules: z
    .array(idOf('rule'))
    .default([])
    .describe('The rules of call.yaml that the assistant follows here.'),
  findings: z
    .array(title(3, 40))
    .default([])
    .describe('What each marked phrase means to a clinician, in the same order.'),
  note: z
    .array(noteLine)
    .default([])
    .describe('Lines that the hand-over note gets when this has been said.'),
  level: levelNumber
    .optional()
    .describe(
      'The telephone disposition from here on, 1 to 5: suggested, or decided by the nurse.',
    ),
  cut: z
    .array(z.int().min(1).max(9))
    .optional()
    .describe('Of its sentences, those of the short cut with which the call opens a page: [1, 2].'),
  why: text(3, 80).optional().describe('Why it is this level, where the nurse changes it.'),
} as const;

type TurnFields = z.output<z.ZodObject<typeof turnFields>>;

function checkTurn(turn: TurnFields & { readonly answers?: unknown }, context: z.RefinementCtx) {
  const spoken = [turn.assistant, turn.caller, turn.nurse, turn.handoff, turn.answers];
  if (spoken.filter((one) => one !== undefined).length !== 1) {
    refuse(context, [], 'Write one of assistant, caller, nurse, handoff and answers.');
  }
  if (turn.why !== undefined && turn.level === undefined)
    refuse(context, [], 'Write the level that this explains.');
  if (countMarks(turn.caller) !== turn.findings.length) {
    refuse(context, [], 'Write a finding for each phrase in [square brackets], in the same order.');
  }
}

/** How many phrases of a text stand in square brackets. */
function countMarks(text = ''): number {
  return text.match(/\[[^\]]+\]/g)?.length ?? 0;
}

const lastTurn = z.strictObject(turnFields).superRefine(checkTurn);

function answersThen<Turn extends z.ZodType>(turn: Turn) {
  const answer = z.strictObject({
    short: title(2, 34).describe('The answer in a few words, for its button.'),
    then: listOf(turn, 1).describe('How the call goes on, beginning with what the caller says.'),
  });
  return z
    .array(answer)
    .length(2)
    .optional()
    .describe('Two answers to choose from; the first is heard unless the visitor chooses.');
}

const middleTurn = z
  .strictObject({ ...turnFields, answers: answersThen(lastTurn) })
  .superRefine(checkTurn);
const firstTurn = z
  .strictObject({ ...turnFields, answers: answersThen(middleTurn) })
  .superRefine(checkTurn);

/** One call to listen to, in `src/content/example-calls.yaml` and `translated-calls.yaml`. */
export const exampleCallSchema = z.strictObject({
  label: title(3, 24).describe('What the call is about: Chest pain.'),
  who: title(2, 28).describe('Who calls, and from where: 58, at home.'),
  caller: title(2, 24).describe('What stands over the words of the caller: Caller, 58.'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})*$/, { error: 'Write a language tag, such as en-US.' })
    .describe('The language that is spoken (BCP 47): en-US.'),
  reviewed: reviewFields.reviewed.describe(
    'When a telephone nurse read every way of the call, set by the owner: on and by.',
  ),
  turns: listOf(firstTurn, 2).describe('Who says what, in order; at most two answers deep.'),
});

export type ExampleCallData = z.output<typeof exampleCallSchema> & {
  /** What owner.yaml has of it, which is played in place of the device. */
  readonly recording?: OwnerData['demonstration']['recordings'][number] | undefined;
};
export type ExampleTurn = ExampleCallData['turns'][number];
