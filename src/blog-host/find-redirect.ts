/** What exists: paths of this site, and slugs of the articles on the blog host. */
export interface KnownPaths {
  readonly pages: readonly string[];
  readonly articles: readonly string[];
}

/**
 * Where a visitor on a path that has no page belongs: a known article on the blog host, whatever
 * else the blog host has at that path, or else the home page. Whatever the path is, the address is
 * on the blog host: a path that begins with two slashes names no other one. The search string goes
 * along to an article, as it does from a host with redirects; that of an unknown path is nobody's
 * business and stays.
 * @param blogHost an origin, such as https://blog.example.com
 * @param isThere asks the blog host, with a time limit; called only to decide
 * @returns undefined to stay
 */
export async function findRedirect(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  known: KnownPaths,
  blogHost: string,
  isThere: (address: string) => Promise<boolean>,
): Promise<string | undefined> {
  const path = pathname.replace(/\/+$/, '') || '/';
  if (known.pages.includes(path)) return undefined;
  const target = new URL(blogHost);
  target.pathname = pathname;
  if (known.articles.includes(path.slice(1))) {
    target.search = search;
    return target.href;
  }
  return (await isThere(target.href)) ? target.href : '/';
}
