/** Words a minute that adults read silently in English non-fiction: 238, slower for exact prose. */
const wordsPerMinute = 220;

/**
 * Counts the words that a reader sees.
 * @param source the body of an article as it is written, in MDX
 */
export function countWords(source: string): number {
  const prose = source
    // The address of a link and what stands inside a tag are not read.
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, ' ');
  return prose.match(/[\p{L}\p{N}]+(?:[-'’.,/][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** How long a text takes to read, in whole minutes and at least one: `5 min read`. */
export function formatReadTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
