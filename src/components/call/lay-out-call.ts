import type { ExampleCallData, ExampleTurn } from '../../schemas/example-call.ts';
import { secondsOf } from './timing.ts';

/** A piece of a sentence; one that is recognized says at which character it ends. */
interface Piece {
  readonly text: string;
  readonly end?: number;
}

/** What is spoken, marked and sought by itself; its cue is its index among all sentences. */
interface Sentence {
  readonly cue: number;
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** How long it takes, after how many seconds of the way that leads there. */
  readonly seconds: number;
  readonly from: number;
}

/** What stands on some ways through the call only: `1b 2a` after these answers, empty on all. */
interface OnWay {
  readonly way: string;
}

export type Speaker = 'assistant' | 'caller' | 'nurse';

/** What somebody says in one go, or two answers of which the visitor chooses one. */
type Step = OnWay &
  (
    | {
        readonly kind: 'turn';
        readonly speaker: Speaker;
        /** Of the rules of the call, those that are followed here. */
        readonly rules: readonly string[];
        readonly sentences: readonly Sentence[];
      }
    | { readonly kind: 'choice'; readonly depth: 1 | 2; readonly answers: readonly string[] }
  );

/** What is shown once the sentence with the cue `at` has been said. */
interface Shown extends OnWay {
  readonly at: number;
}

export type LaidOutCall = Readonly<ReturnType<typeof layOutCall>>;

type AnyTurn = Omit<ExampleTurn, 'answers'> & {
  readonly answers?: readonly AnyAnswer[] | undefined;
};
interface AnyAnswer {
  readonly short: string;
  readonly then: readonly AnyTurn[];
}

function splitIntoSentences(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean);
}

function readPieces(sentence: string): Piece[] {
  let end = 0;
  return sentence.split(/\[([^\]]+)\]/).flatMap((text, index) => {
    end += text.length;
    if (text === '') return [];
    return [index % 2 === 0 ? { text } : { text, end }];
  });
}

/**
 * Lays a call out as its player shows it: one list of turns and choices, each with the way that
 * leads there, and what is found, decided and noted, with the sentence after which it is known.
 * @param wordHandoff what the assistant says at a danger sign, by country
 * @param isCut only what the short cut of the call has, on the way of its first answers
 */
export function layOutCall(
  { turns, language }: ExampleCallData,
  wordHandoff: (country: string) => string,
  isCut = false,
) {
  const steps: Step[] = [];
  /** Each with the character and the second at which it is known. */
  const findings: (Shown & {
    finding: string;
    phrase: string;
    end: number;
    share: number;
    second: number;
  })[] = [];
  const note: (Shown & { label: string; text: string })[] = [];
  const levels: (Shown & {
    level: number;
    by: Speaker;
    why?: string | undefined;
    /** The sentence that tells it. */
    next: number;
  })[] = [];
  /** Each way to the end of the call with its length in seconds. */
  const ends: (OnWay & { seconds: number })[] = [];
  let count = 0;
  /** The last sentence so far. */
  let last = -1;

  function addTurn(turn: AnyTurn, way: string, before: number): number {
    const { assistant, caller, nurse, handoff, level, why, cut } = turn;
    const said =
      handoff === undefined ? (assistant ?? caller ?? nurse ?? '') : wordHandoff(handoff);
    const speaker = nurse ? 'nurse' : caller ? 'caller' : 'assistant';
    // A decision is told by what is said next, so it is there before.
    const at = last;
    const meanings = turn.findings.values();
    let passed = before;
    const sentences = splitIntoSentences(said, language).flatMap((sentence, index): Sentence[] => {
      const cue = count++;
      const pieces = readPieces(sentence);
      if (isCut && !cut?.includes(index + 1)) {
        for (const { end } of pieces) if (end !== undefined) meanings.next();
        return [];
      }
      last = cue;
      const text = pieces.map((piece) => piece.text).join('');
      const seconds = secondsOf(text);
      const from = passed;
      passed += seconds;
      for (const { text: phrase, end } of pieces) {
        if (end === undefined) continue;
        const finding = meanings.next().value ?? '';
        const share = end / text.length;
        const second = from + share * seconds;
        findings.push({ way, at: cue, end, finding, phrase, share, second });
      }
      return [{ cue, pieces, text, seconds, from }];
    });
    const [first] = sentences;
    if (!first) return before;
    steps.push({ kind: 'turn', speaker, way, rules: turn.rules, sentences });
    if (level !== undefined) levels.push({ way, at, level, by: speaker, why, next: first.cue });
    for (const [label, text] of turn.note) note.push({ way, at: last, label, text });
    return passed;
  }

  function addTurns(list: readonly AnyTurn[], way: string, before: number) {
    let seconds = before;
    for (const turn of list) {
      if (turn.answers && isCut) {
        addTurns(turn.answers[0]?.then ?? [], way, seconds);
        return;
      }
      if (turn.answers) {
        const depth = way === '' ? 1 : 2;
        const answers = turn.answers.map(({ short }) => short);
        steps.push({ kind: 'choice', way, depth, answers });
        for (const [index, { then }] of turn.answers.entries()) {
          addTurns(then, `${way} ${depth}${index === 0 ? 'a' : 'b'}`.trim(), seconds);
        }
        return;
      }
      seconds = addTurn(turn, way, seconds);
    }
    ends.push({ way, seconds });
  }

  addTurns(turns, '', 0);
  /** The question and the answer that lead a way: `1b 2a` is the first of the second choice. */
  const answerOf = (way: string): string => {
    const [, depth = '', letter] = /(\d)([ab])$/.exec(way) ?? [];
    const before = way.slice(0, -2).trim();
    const place = steps.findIndex(
      (step) => step.kind === 'choice' && step.way === before && step.depth === Number(depth),
    );
    const choice = steps[place];
    const asked = steps[place - 1];
    if (choice?.kind !== 'choice' || asked?.kind !== 'turn') return '';
    const question = asked.sentences.map(({ text }) => text).join(' ');
    return `“${question}” “${choice.answers[letter === 'a' ? 0 : 1] ?? ''}”`;
  };
  return { steps, findings, note, levels, ends, answerOf };
}
