import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { secondsOf } from '../../../calls/timing.ts';
import type { Acuity } from '../../drawing.ts';

interface Turn {
  readonly assistant?: string;
  readonly caller?: string;
  readonly nurse?: string;
  readonly handoff?: string;
  readonly level?: Acuity;
  readonly rules?: readonly string[];
  readonly findings?: readonly string[];
  readonly answers?: readonly { readonly then: readonly Turn[] }[];
}

interface Kept {
  readonly handoff: { readonly says: string };
}

const read = (file: string): unknown => parse(readFileSync(`src/content/${file}`, 'utf8'));

/** As editors keep them, so that a drawing follows the call that is heard on the home page. */
const calls = read('example-calls.yaml') as Readonly<
  Record<string, { readonly turns: readonly Turn[] }>
>;
const [kept] = Object.values(read('call.yaml') as Readonly<Record<string, Kept>>);

/** The way through a call on which the first answer is given each time. */
function firstWay(turns: readonly Turn[]): Turn[] {
  return turns.flatMap((turn) => (turn.answers ? firstWay(turn.answers[0]?.then ?? []) : turn));
}

const sentencesOf = (words: string) =>
  words
    .replaceAll(/[[\]]/g, '')
    .split(/(?<=[.?])\s+/)
    .filter((sentence) => sentence !== '');

/**
 * Reads the turns of a call as its player says them.
 * @param id of a call in `example-calls.yaml`
 * @returns the turns, each with the seconds from the start of the call at which it begins and ends
 */
export function readTurns(id: string) {
  let clock = 0;
  return firstWay(calls[id]?.turns ?? []).map((turn) => {
    const { assistant, caller, nurse, handoff, level, rules = [], findings = [] } = turn;
    const from = clock;
    const words = assistant ?? caller ?? nurse ?? (handoff && kept?.handoff.says) ?? '';
    clock += sentencesOf(words).reduce((sum, part) => sum + secondsOf(part), 0);
    return { from, to: clock, isOurs: (caller ?? nurse) === undefined, level, rules, findings };
  });
}
