import { americanSpelling } from './american-spelling.ts';
import { lineAt, pieceAt, type Entry, type Prose } from '../checked-site.ts';

/** A word of the content and where it stands. */
export interface Word {
  readonly text: string;
  /** How the word is written in America, when it is written otherwise here. */
  readonly american: string | undefined;
  readonly line: number | undefined;
  /** A capital inside a sentence: the word is part of a name. */
  readonly isName: boolean;
}

const address = /\S+@\S+|https?:\/\/\S+|www\.\S+|(?<=^|\s)\/[\w/-]+|\b[\w-]+(\.[\w-]+)+\b/g;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

function blankAddresses(text: string): string {
  // Most sentences have no sign of one, and the search for it is long.
  if (!/[@/]|\.\S/.test(text)) return text;
  return text.replace(address, (match) => ' '.repeat(match.length));
}

type Spelling = Pick<Word, 'text' | 'american'>;

/** The same words come again on every page, and are looked at once. */
const spellings = new Map<string, Spelling | undefined>();

/** The word as the dictionary knows it; undefined for what is left out. */
function readSpelling(match: string): Spelling | undefined {
  const known = spellings.get(match);
  if (known !== undefined || spellings.has(match)) return known;
  const text = match.replaceAll('’', "'").replace(/'+$/, '').replace(/'s$/, '');
  const isLeftOut = text.length < 2 || /[\p{N}\p{Lm}]|(?<=.)\p{Lu}/u.test(text);
  const spelling = isLeftOut ? undefined : { text, american: americanSpelling(text) };
  spellings.set(match, spelling);
  return spelling;
}

function isInName({ kind }: Prose, text: string, match: string, index: number): boolean {
  if (kind !== 'text' || !/^\p{Lu}/u.test(match)) return false;
  const before = text.slice(Math.max(0, index - 3), index);
  return index > 0 && !/[.!?:"“(|]\s*$|\uFFFC\s*$|^\s*$/.test(before);
}

/** Adds the words of some prose that are new, or that stood in a name only. */
function addWords(prose: Prose, words: Map<string, Word>): void {
  const text = blankAddresses(prose.text);
  const hasForeign = prose.pieces.some(({ isForeign }) => isForeign);
  for (const { 0: match, index } of text.matchAll(wordPattern)) {
    const spelling = readSpelling(match);
    if (!spelling || (hasForeign && pieceAt(prose, index)?.isForeign)) continue;
    const earlier = words.get(spelling.text);
    if (earlier && !earlier.isName) continue;
    const isName = isInName(prose, text, match, index);
    if (earlier && isName) continue;
    words.set(spelling.text, { ...spelling, line: lineAt(prose, index), isName });
  }
}

/** Words by entry: an entry that did not change since the last check keeps its object. */
const known = new WeakMap<Entry, readonly Word[]>();

/**
 * The distinct words of one page or article, each where it stands first. Numbers, initials, sounds,
 * words with inner capitals (FHIR, SystmOne) and terms of other languages are left out, and so is a
 * possessive ending.
 */
export function listWords(entry: Entry): readonly Word[] {
  const listed = known.get(entry);
  if (listed) return listed;
  const words = new Map<string, Word>();
  for (const prose of entry.body.prose) {
    if (prose.kind !== 'value') addWords(prose, words);
  }
  const result = [...words.values()];
  known.set(entry, result);
  return result;
}
