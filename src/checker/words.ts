import { lineAt, pieceAt, type Entry, type Prose } from './site.ts';

/** A word of the content and where it stands. */
export interface Word {
  readonly text: string;
  readonly line: number | undefined;
  /** A capital inside a sentence: the word is part of a name. */
  readonly isName: boolean;
}

const address = /\S+@\S+|https?:\/\/\S+|www\.\S+|(?<=^|\s)\/[\w/-]+|\b[\w-]+(\.[\w-]+)+\b/g;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

function listProseWords(prose: Prose): Word[] {
  const text = prose.text.replace(address, (match) => ' '.repeat(match.length));
  return [...text.matchAll(wordPattern)].flatMap(({ 0: match, index }): Word[] => {
    if (pieceAt(prose, index)?.isForeign) return [];
    const before = text.slice(Math.max(0, index - 3), index);
    const startsSentence = index === 0 || /[.!?:"“(|]\s*$|\uFFFC\s*$|^\s*$/.test(before);
    const isName = prose.kind === 'text' && !startsSentence && /^\p{Lu}/u.test(match);
    const word = match.replaceAll('’', "'").replace(/'+$/, '');
    return [{ text: word, line: lineAt(prose, index), isName }];
  });
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
    if (prose.kind === 'value') continue;
    for (const word of listProseWords(prose)) {
      const text = word.text.replace(/'s$/, '');
      if (text.length < 2 || /[\p{N}\p{Lm}]|(?<=.)\p{Lu}/u.test(text)) continue;
      const earlier = words.get(text);
      if (!earlier || (earlier.isName && !word.isName)) words.set(text, { ...word, text });
    }
  }
  const result = [...words.values()];
  known.set(entry, result);
  return result;
}
