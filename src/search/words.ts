/** Words that every text has and no question turns on. */
const stopWords = new Set(
  (
    'a about am an and are as at be been by can could did do does for from get had has have how i ' +
    'if in into is it its long may me much my need of on or our should so tell that the their them ' +
    'there they this to us use using was we were what when where which who whom why will with ' +
    'would you your'
  ).split(' '),
);

/**
 * A word, an abbreviation with its points, which is no other word (U.S. is not us), and a number with
 * its decimals. What joins two words, such as a hyphen, is between them.
 */
export const wordPattern =
  /(?:\p{Lu}\.){2,}|\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/u;

/** Words that a hyphen or an ampersand joins: COVID-19, A&E. */
const joinedPattern = /[\p{L}\p{M}\p{N}]+(?:[-‑&][\p{L}\p{M}\p{N}]+)+/gu;

/** As words are compared: without capitals, accents, ligatures, apostrophes and the ending of a genitive. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’](?:s$)?/gu, '')
    .toLowerCase();
}

/** The words of a text in their order. */
export function readWords(text: string): string[] {
  return Array.from(text.matchAll(new RegExp(wordPattern, 'gu')), ([word]) => fold(word));
}

/** The words that a text writes with a hyphen, as if it wrote them as one. */
export function readJoined(text: string): string[] {
  return Array.from(text.matchAll(joinedPattern), ([words]) => readWords(words).join(''));
}

/** How many words at most are one, such as “left-without-being-seen”. */
const mostJoined = 4;

/**
 * How many words from a place on are one, because they are known as one: “covid 19” is, where
 * “COVID-19” stands somewhere.
 */
export function countJoined(
  words: readonly string[],
  start: number,
  isKnown: (word: string) => boolean,
): number {
  for (let count = Math.min(mostJoined, words.length - start); count > 1; count -= 1) {
    if (isKnown(words.slice(start, start + count).join(''))) return count;
  }
  return 1;
}

/** Those of some words that tell what is meant; all, if none does. */
export function keepTelling(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** The first sentence of a description, which is all that a line has room for. */
export function firstSentence(text: string): string {
  return /^.+?[.?!](?=\s+\p{Lu})/u.exec(text)?.[0] ?? text;
}
