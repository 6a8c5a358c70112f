import { fileURLToPath } from 'node:url';
import { getDictionary, readSettings, refreshDictionaryCache } from 'cspell-lib';

const settingsFile = fileURLToPath(new URL('../../cspell.json', import.meta.url));

/** What the spelling rule asks; editors' extensions ask the same of the same `cspell.json`. */
export interface Dictionary {
  /** Whether a word is spelled right; capitals of names matter, those of sentences do not. */
  readonly isKnown: (word: string) => boolean;
  /** The word in American spelling, for a British one that the settings refuse by name. */
  readonly americanFor: (word: string) => string | undefined;
  /** The nearest words, three at most; of a text of unknown words those of the first few alone. */
  readonly suggest: (word: string) => readonly string[];
}

/** To look for near words takes longer than all else; a text with more unknown ones is a list of names. */
const mostSuggestions = 40;

/** A word with the capital that another one begins with. */
function asWritten(word: string, other: string): string {
  return word === word.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
}

/** Loads American English and the word list of the project, as `cspell.json` names them. */
export async function loadDictionary(): Promise<Dictionary> {
  const settings = await readSettings(settingsFile);
  // The development server asks again when the word list has changed.
  await refreshDictionaryCache(0);
  const words = await getDictionary(settings);
  const exactly = { ignoreCase: false };
  const american = new Map(
    (settings.flagWords ?? []).map((row) => row.split('->', 2) as [string, string]),
  );
  const suggested = new Map<string, readonly string[]>();

  const isKnown = (word: string) => words.has(word, exactly);
  // What the settings name among words to ignore is right, and offered to nobody.
  const isUnoffered = (word: string) => words.isNoSuggestWord(word, exactly);

  function listNear(word: string): string[] {
    if (suggested.size >= mostSuggestions) return [];
    const near = words
      .suggest(word.toLowerCase(), { numSuggestions: 8 })
      .map((suggestion) => suggestion.word)
      .filter((other) => isKnown(other) && !isUnoffered(other) && !words.isForbidden(other))
      .filter((other) => !/[\s'-]/.test(other));
    return [...new Set(near.map((other) => asWritten(word, other)))].slice(0, 3);
  }

  return {
    isKnown: (word) => isKnown(word) || isKnown(word.toLowerCase()) || isUnoffered(word),
    americanFor: (word) => {
      const right = isUnoffered(word) ? undefined : american.get(word.toLowerCase());
      return right && asWritten(word, right);
    },
    suggest: (word) => {
      const near = suggested.get(word) ?? listNear(word);
      suggested.set(word, near);
      return near;
    },
  };
}
