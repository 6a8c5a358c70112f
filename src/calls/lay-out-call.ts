import type { ExampleCallData, ExampleTurn } from '../schemas/example-call.ts';
import { secondsOf } from './timing.ts';

/** A piece of a sentence; `mark` is the number of what is recognized in it, 0 for plain words. */
interface Piece {
  readonly text: string;
  readonly mark: number;
}

/** One sentence: what is spoken, marked and sought by itself. */
interface Sentence {
  readonly pieces: readonly Piece[];
  readonly text: string;
}

/** What stands on some ways through the call only: `1b 2a` after these answers, empty on all. */
interface OnWay {
  readonly way: string;
}

/** What somebody says in one go, with the place of its first sentence among all of the call. */
interface LaidOutTurn extends OnWay {
  readonly kind: 'turn';
  readonly speaker: 'assistant' | 'caller';
  readonly first: number;
  readonly sentences: readonly Sentence[];
  /** The level that is suggested from its beginning on. */
  readonly level: number | undefined;
}

/** Two answers of which the visitor chooses one. */
interface Choice extends OnWay {
  readonly kind: 'choice';
  readonly depth: 1 | 2;
  readonly answers: readonly string[];
}

/** What is shown once the sentence at `at` has been said. */
interface Shown extends OnWay {
  readonly at: number;
}

export interface LaidOutCall {
  readonly steps: readonly (LaidOutTurn | Choice)[];
  readonly findings: readonly (Shown & {
    readonly number: number;
    readonly finding: string;
    readonly phrase: string;
    /** How many letters of the sentence have been said when the phrase is over. */
    readonly end: number;
  })[];
  readonly note: readonly (Shown & { readonly label: string; readonly text: string })[];
  readonly levels: readonly (Shown & { readonly level: number })[];
  /** Each way to the end of the call with its length in seconds. */
  readonly ends: readonly (OnWay & { readonly seconds: number })[];
}

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

function readPieces(sentence: string, firstMark: number): Piece[] {
  let mark = firstMark;
  return sentence.split(/(\[[^\]]+\])/).flatMap((text) => {
    if (text === '') return [];
    return text.startsWith('[') ? [{ text: text.slice(1, -1), mark: mark++ }] : [{ text, mark: 0 }];
  });
}

/**
 * Lays a call out as its player shows it: one list of turns and choices, each with the way that
 * leads there, and what is found, decided and noted, with the sentence after which it is known.
 * @param wordHandoff what the assistant says at a danger sign, by country
 */
export function layOutCall(
  { turns, language }: ExampleCallData,
  wordHandoff: (country: string) => string,
): LaidOutCall {
  const steps: (LaidOutTurn | Choice)[] = [];
  const findings: LaidOutCall['findings'][number][] = [];
  const note: LaidOutCall['note'][number][] = [];
  const levels: LaidOutCall['levels'][number][] = [];
  const ends: LaidOutCall['ends'][number][] = [];
  let count = 0;

  function addTurn(turn: AnyTurn, way: string, found: number): LaidOutTurn {
    const { assistant, caller, handoff, level } = turn;
    const said = handoff === undefined ? (assistant ?? caller ?? '') : wordHandoff(handoff);
    let mark = found + 1;
    const first = count;
    const sentences = splitIntoSentences(said, language).map((sentence) => {
      const pieces = readPieces(sentence, mark);
      let end = 0;
      for (const { text: phrase, mark: number } of pieces) {
        end += phrase.length;
        if (number === 0) continue;
        const finding = turn.findings[number - found - 1] ?? '';
        findings.push({ way, at: count, end, number, finding, phrase });
        mark += 1;
      }
      count += 1;
      return { pieces, text: pieces.map(({ text }) => text).join('') };
    });
    const speaker = caller === undefined ? 'assistant' : 'caller';
    const laidOut = { kind: 'turn', speaker, way, first, sentences, level } as const;
    steps.push(laidOut);
    // A decision is told by what is said next, so it is there before.
    if (level !== undefined) levels.push({ way, at: first - 1, level });
    for (const [label, text] of turn.note) note.push({ way, at: count - 1, label, text });
    return laidOut;
  }

  function addTurns(list: readonly AnyTurn[], way: string, before: number, foundBefore: number) {
    let seconds = before;
    let found = foundBefore;
    for (const turn of list) {
      if (turn.answers) {
        const depth = way === '' ? 1 : 2;
        const answers = turn.answers.map(({ short }) => short);
        steps.push({ kind: 'choice', way, depth, answers });
        for (const [index, { then }] of turn.answers.entries()) {
          addTurns(then, `${way} ${depth}${index === 0 ? 'a' : 'b'}`.trim(), seconds, found);
        }
        return;
      }
      const { sentences } = addTurn(turn, way, found);
      found += turn.findings.length;
      seconds += sentences.reduce((sum, { text }) => sum + secondsOf(text), 0);
    }
    ends.push({ way, seconds });
  }

  addTurns(turns, '', 0, 0);
  return { steps, findings, note, levels, ends };
}
