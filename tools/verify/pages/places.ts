import { unescape } from 'node:querystring';
import type { Fault } from '../tell.ts';

/** The places within pages that links lead to, and those that there are. */
export interface Places {
  /** What links to a page name after `#`, by its path, each with a page that has such a link. */
  readonly wanted: Map<string, Map<string, string>>;
  /** The ids of the pages that were read, by their paths. */
  readonly known: Map<string, ReadonlySet<string>>;
}

/** Adds what the links of a page name after `#`. */
export function addPlaces({ wanted }: Places, path: string, links: readonly URL[]): void {
  for (const { pathname, hash } of links) {
    // Nothing, and the top of a page, are there without an id.
    if (/^#?(?:top)?$/.test(hash)) continue;
    const named = wanted.get(pathname) ?? new Map<string, string>();
    const place = unescape(hash.slice(1));
    if (!named.has(place)) named.set(place, path);
    wanted.set(pathname, named);
  }
}

/** Where links lead within a page that was read, and nothing is. */
export function findLostPlaces({ wanted, known }: Places, path: string): readonly Fault[] {
  const ids = known.get(path);
  const named = [...(wanted.get(path) ?? [])];
  return named
    .filter(([place]) => ids && !ids.has(place))
    .map(([place, from]) => ({
      fault: 'lacks a place that links lead to',
      example: `#${place}, linked from ${from}`,
    }));
}
