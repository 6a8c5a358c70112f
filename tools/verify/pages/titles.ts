import type { Fault } from '../tell.ts';

/** What a page is called. */
export interface Titles {
  /** In the browser's tab and in search results: the name of the site may follow, or stand in. */
  readonly title: string;
  /** Where it is shared (og:title). */
  readonly shared: string;
}

function isNamedAfter({ title }: Titles, { shared }: Titles): boolean {
  return shared !== '' && (title === shared || title.startsWith(`${shared} | `));
}

/**
 * Whether a page has the title of another, as the build gives each one of its own.
 * @param titles of all pages, by their paths
 */
export function findOtherTitle(
  titles: ReadonlyMap<string, Titles>,
  path: string,
): readonly Fault[] {
  const own = titles.get(path);
  if (!own?.title) return [];
  const others = [...titles].filter(([other]) => other !== path);
  const example = `“${own.title}”`;
  if (others.some(([, { title }]) => title === own.title)) {
    return [{ fault: 'has a title that another page has, too', example }];
  }
  if (isNamedAfter(own, own)) return [];
  const [owner] = others.find(([, other]) => isNamedAfter(own, other)) ?? [];
  return owner === undefined ? [] : [{ fault: `has the title of ${owner}`, example }];
}
