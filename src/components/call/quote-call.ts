import type { ExampleCallData } from '../../schemas/example-call.ts';
import { layOutCall } from './lay-out-call.ts';
import { secondsOf } from './timing.ts';

type WordHandoff = (country: string) => string;

/** Whether something stands on the way of the first answers. */
const isOnFirstWay = ({ way }: { readonly way: string }): boolean => !way.includes('b');

/**
 * The turns of a call on the way of its first answers, each with the seconds from the start at which it begins.
 * @param wordHandoff what the assistant says at a danger sign, by country
 */
function listTurns(call: ExampleCallData, wordHandoff: WordHandoff) {
  const { steps, levels } = layOutCall(call, wordHandoff);
  let seconds = 0;
  return steps.filter(isOnFirstWay).flatMap((step) => {
    if (step.kind === 'choice') return [];
    const { sentences, speaker, rules, way } = step;
    const from = seconds;
    seconds += sentences.reduce((sum, { text }) => sum + secondsOf(text), 0);
    // A level is known before the turn that tells it.
    const decided = levels.find(({ next, way: on }) => on === way && next === sentences[0]?.cue);
    const words = sentences.map(({ text }) => text).join(' ');
    return [{ from, speaker, rules, decided, words }];
  });
}

/**
 * A part of a call: what is said by some of its rules, with the answers to it.
 * @param rules ids of rules in call.yaml
 */
export function quoteCall(
  call: ExampleCallData,
  wordHandoff: WordHandoff,
  rules: readonly string[],
) {
  const all = listTurns(call, wordHandoff);
  const isQuoted = (turn: (typeof all)[number] | undefined) =>
    turn?.rules.some((rule) => rules.includes(rule)) ?? false;
  return all.filter(
    (turn, index) => isQuoted(turn) || (turn.speaker === 'caller' && isQuoted(all[index - 1])),
  );
}
