/** What exists: paths of this site, and slugs of the articles on the blog host. */
export interface KnownPaths {
  readonly pages: readonly string[];
  readonly articles: readonly string[];
}

/** Whether the file of known paths holds what it should. */
export function isKnownPaths(value: unknown): value is KnownPaths {
  if (typeof value !== 'object' || value === null) return false;
  if (!('pages' in value && 'articles' in value)) return false;
  return [value.pages, value.articles].every(
    (list) => Array.isArray(list) && list.every((item) => typeof item === 'string'),
  );
}

/** What to do with a visitor on a path that has no page. */
export type Decision =
  | { readonly kind: 'stay' }
  /** The blog host has the article for certain. */
  | { readonly kind: 'go'; readonly address: string }
  /** The blog host has to be asked. */
  | { readonly kind: 'ask'; readonly address: string };

/**
 * Decides about an unknown path. Whatever the path is, the address is on the blog host: a path that
 * begins with two slashes names no other one.
 * @param blogHost an origin, such as https://blog.example.com
 */
export function decideRedirect(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  known: KnownPaths,
  blogHost: string,
): Decision {
  const path = pathname.replace(/\/+$/, '') || '/';
  if (known.pages.includes(path)) return { kind: 'stay' };
  const target = new URL(blogHost);
  target.pathname = pathname;
  target.search = search;
  const isArticle = known.articles.includes(path.slice(1));
  return { kind: isArticle ? 'go' : 'ask', address: target.href };
}

/**
 * Where a decision leads.
 * @param isThere asks the blog host, with a time limit; called once, and only to decide
 * @returns undefined to stay
 */
export async function followDecision(
  decision: Decision,
  isThere: (address: string) => Promise<boolean>,
): Promise<string | undefined> {
  switch (decision.kind) {
    case 'stay':
      return undefined;
    case 'go':
      return decision.address;
    case 'ask':
      return (await isThere(decision.address)) ? decision.address : '/';
  }
}
