import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { britishNames } from '../language/british-spellings.ts';
import type { Problem } from '../problem.ts';
import type { Site } from '../checked-site.ts';
import { listWords } from '../language/words.ts';

const wordsFile = 'src/content/words.txt';

/** Suggestions take up to a fifth of a second each, so a flood of unknown words goes without. */
const mostSuggestions = 40;

let checker: ReturnType<typeof nspell> | undefined;
const correct = new Map<string, boolean>();
const suggestions = new Map<string, readonly string[]>();

function isInDictionary(word: string): boolean {
  let result = correct.get(word);
  if (result === undefined) {
    const lower = word.toLowerCase();
    // The dictionary lacks the plural of many a noun that it knows.
    const singular = lower.length > 5 ? lower.replace(/(?<=[^s])s$/, '') : lower;
    const spellings = [word, lower, singular];
    const dictionaryChecker = (checker ??= nspell(dictionary));
    result = spellings.some((spelling) => dictionaryChecker.correct(spelling));
    correct.set(word, result);
  }
  return result;
}

function suggest(word: string): readonly string[] {
  const known = suggestions.get(word);
  if (known) return known;
  if (suggestions.size >= mostSuggestions) return [];
  checker ??= nspell(dictionary);
  const found = checker.suggest(word).slice(0, 3);
  suggestions.set(word, found);
  return found;
}

function adviseOn(word: string): string {
  const near = suggest(word);
  const other = `add the word to ${wordsFile} if it is right`;
  return near.length > 0 ? `${near.join(' or ')}, or ${other}` : `another word, or ${other}`;
}

/** American spelling throughout; names of British bodies keep theirs (design brief, "Words"). */
export function checkAmericanSpelling({ entries, words }: Site): Problem[] {
  const inNames = new Set(britishNames.flatMap((name) => name.split(/[\s-]/)));
  return entries.flatMap((entry) =>
    listWords(entry).flatMap(({ text, american, line, isName }): Problem[] => {
      if (american === undefined || isName || words.has(text) || inNames.has(text)) return [];
      const found = `"${text}"`;
      return [{ file: entry.file, line, field: 'spelling', found, write: american }];
    }),
  );
}

/** Words are in the dictionary or, with or without a plural s, in `src/content/words.txt`. */
export function checkSpelling({ entries, systems, words }: Site): Problem[] {
  const isListed = (word: string) => words.has(word) || words.has(word.toLowerCase());
  const isKnown = (word: string) =>
    isListed(word) ||
    isListed(word.replace(/s$/, '')) ||
    systems.records.has(word) ||
    isInDictionary(word);
  const verdicts = new Map<string, boolean>();
  const isUnknown = (word: string) => {
    const verdict = verdicts.get(word) ?? !isKnown(word);
    verdicts.set(word, verdict);
    return verdict;
  };
  return entries.flatMap((entry) =>
    listWords(entry)
      .filter(({ text, american }) => american === undefined && isUnknown(text))
      .map(({ text, line }) => ({
        file: entry.file,
        line,
        field: 'spelling',
        found: `"${text}"`,
        write: adviseOn(text),
      })),
  );
}
