import { lineAt, pieceAt, type Content, type Prose, type Source } from '../facts.ts';
import type { Dictionary } from '../language/dictionary.ts';
import type { Problem } from '../problem.ts';

/** A word of the content and where it stands first. */
interface Word {
  readonly text: string;
  readonly line: number | undefined;
  /** A capital inside a sentence: the word is part of a name. */
  readonly isName: boolean;
}

const address = /\S+@\S+|https?:\/\/\S+|www\.\S+|(?<=^|\s)\/[\w/-]+|\b[\w-]+(\.[\w-]+)+\b/g;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** Numbers, initials, sounds and words with inner capitals (FHIR, SystmOne) are in no dictionary. */
const unspellable = /^.$|[\p{N}\p{Lm}]|(?<=.)\p{Lu}/u;

function isInName({ kind, text }: Prose, match: string, index: number): boolean {
  if (kind !== 'text' || !/^\p{Lu}/u.test(match)) return false;
  const before = text.slice(Math.max(0, index - 3), index);
  return index > 0 && !/[.!?:"“(|]\s*$|\uFFFC\s*$|^\s*$/.test(before);
}

/** The distinct words of one file, without those of other languages. */
function listWords({ prose }: Source): Iterable<Word> {
  const words = new Map<string, Word>();
  for (const stretch of prose.filter(({ kind }) => kind !== 'value')) {
    const spoken = stretch.text.replace(address, (match) => ' '.repeat(match.length));
    for (const { 0: match, index } of spoken.matchAll(wordPattern)) {
      const text = match.replaceAll('’', "'").replace(/'+$|'s$/, '');
      if (unspellable.test(text) || pieceAt(stretch, index)?.isForeign) continue;
      const isName = isInName(stretch, match, index);
      const earlier = words.get(text);
      if (earlier && (isName || !earlier.isName)) continue;
      words.set(text, { text, line: lineAt(stretch, index), isName });
    }
  }
  return words.values();
}

function adviseOn(word: string, dictionary: Dictionary): string {
  const near = dictionary.suggest(word).join(' or ') || 'another word';
  return `${near}, or add the word to src/content/words.txt if it is right`;
}

/**
 * Words are in the American dictionary or in the word list of the project, or name a triage scale
 * by its id. Names of British bodies keep their spelling.
 */
export function checkSpelling({ sources, systems }: Content, dictionary: Dictionary): Problem[] {
  const advice = new Map<string, string | undefined>();
  function advise({ text, isName }: Word): string | undefined {
    const american = dictionary.americanFor(text);
    if (american !== undefined) return isName ? undefined : american;
    if (!advice.has(text)) {
      const isKnown = dictionary.isKnown(text) || systems.records.has(text);
      advice.set(text, isKnown ? undefined : adviseOn(text, dictionary));
    }
    return advice.get(text);
  }
  return sources.flatMap((source) =>
    [...listWords(source)].flatMap((word) => {
      const write = advise(word);
      if (write === undefined) return [];
      const found = `"${word.text}"`;
      return [{ file: source.file, line: word.line, field: 'spelling', found, write }];
    }),
  );
}
