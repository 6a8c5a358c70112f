/**
 * The words that a reader sees, without the addresses of links and what stands inside tags.
 * @param source the body of a page or article as it is written, in MDX
 */
export function readProse(source: string): string {
  return source.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>/g, ' ');
}
