import type { Fault } from '../tell.ts';

/**
 * Whether a page has the title of another, as the build gives each one of its own.
 * @param titles of all pages, by their paths
 */
export function findSharedTitle(
  titles: ReadonlyMap<string, string>,
  path: string,
): readonly Fault[] {
  const title = titles.get(path);
  if (!title) return [];
  const isShared = [...titles].some(([other, its]) => other !== path && its === title);
  return isShared
    ? [{ fault: 'has a title that another page has, too', example: `“${title}”` }]
    : [];
}
