import type { Dictionary } from '../../src/checker/dictionary.ts';

/**
 * What is wrong with the name of a new page or article, and what to type instead; undefined when
 * the name is fine.
 * @param command what is typed before the name: `npm run new -- page`
 */
export function adviseOnName(name: string, command: string): string | undefined {
  if (name === '') return `Give a name: ${command} my-topic`;
  const bare = name
    .replace(/^\/|\.mdx$/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (bare === name && name.length > 2) return undefined;
  if (bare === name) return `"${name}" is too short a name. Type: ${command} ${name}-topic`;
  const better = bare || 'my-topic';
  return `"${name}" is not a name in lower case with hyphens. Type: ${command} ${better}`;
}

/**
 * The words of a name, with the capitals that the dictionary asks for: `calls-on-monday` gives
 * "calls on Monday". A word that it does not know stays as it is, for the editor to look at.
 */
export function wordsFrom(name: string, { isKnown }: Pick<Dictionary, 'isKnown'>): string {
  const spell = (word: string) => {
    const capitalized = word.charAt(0).toUpperCase() + word.slice(1);
    return [word, capitalized, word.toUpperCase()].find((form) => isKnown(form)) ?? word;
  };
  return name.split('-').map(spell).join(' ');
}

/** A title to begin with, made from the words of the name. */
export function titleFrom(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words that fit into `length` characters. */
export function shortenTo(length: number, words: string): string {
  return words.length <= length ? words : words.slice(0, length + 1).replace(/\s+\S*$/, '');
}
