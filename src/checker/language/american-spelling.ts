import { britishSpellings } from './british-spellings.ts';

const patterns = britishSpellings.map(
  ([british, american]) => [new RegExp(british, 'i'), american] as const,
);
/** Nearly every word matches none, and is told so by one search. */
const anyPattern = new RegExp(britishSpellings.map(([british]) => british).join('|'), 'i');
const known = new Map<string, string | undefined>();

/** The American spelling of a word in British spelling; undefined for every other word. */
export function americanSpelling(word: string): string | undefined {
  if (!anyPattern.test(word)) return undefined;
  if (known.has(word)) return known.get(word);
  const american = patterns.reduce((text, [pattern, part]) => text.replace(pattern, part), word);
  const result = american === word ? undefined : american;
  known.set(word, result);
  return result;
}
