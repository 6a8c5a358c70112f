import { fileURLToPath } from 'node:url';
import { getDictionary, readSettings, refreshDictionaryCache } from 'cspell-lib';

const settingsFile = fileURLToPath(new URL('../../../cspell.json', import.meta.url));

/** What the spelling rule asks; editors' extensions ask the same of the same `cspell.json`. */
export interface Dictionary {
  /** Whether a word is spelled right; capitals of names matter, those of sentences do not. */
  readonly isKnown: (word: string) => boolean;
  /** The word in American spelling, for a British one that the settings refuse by name. */
  readonly americanFor: (word: string) => string | undefined;
  /** The nearest words, three at most. */
  readonly suggest: (word: string) => readonly string[];
}

/** Loads American English and the word list of the project, as `cspell.json` names them. */
export async function loadDictionary(): Promise<Dictionary> {
  const settings = await readSettings(settingsFile);
  // The development server asks again when the word list has changed.
  await refreshDictionaryCache(0);
  const words = await getDictionary(settings);
  const exactly = { ignoreCase: false };

  const isKnown = (word: string) => words.has(word, exactly);

  function suggest(word: string): string[] {
    const lower = word.toLowerCase();
    const near = words
      .suggest(lower, { numSuggestions: 8 })
      .map((suggestion) => suggestion.word)
      .filter((other) => isKnown(other) && !words.isForbidden(other) && !/[\s-]/.test(other));
    const asWritten = (other: string) =>
      word === lower ? other : other.charAt(0).toUpperCase() + other.slice(1);
    return [...new Set(near.map(asWritten))].slice(0, 3);
  }

  function americanFor(word: string): string | undefined {
    const isName = words.isNoSuggestWord(word, exactly);
    return words.isForbidden(word.toLowerCase()) && !isName ? suggest(word)[0] : undefined;
  }

  return {
    isKnown: (word) =>
      isKnown(word) || isKnown(word.toLowerCase()) || words.isNoSuggestWord(word, exactly),
    americanFor,
    suggest,
  };
}
