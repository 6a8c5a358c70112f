/** Paths that code must know by name; every other path is the file name of a page or an article. */
export const routes = {
  home: '/',
  contact: '/contact',
  contactSent: '/contact/sent',
  news: '/news-views',
  privacy: '/privacy-policy',
  terms: '/terms',
  accessibility: '/accessibility',
  notFound: '/404',
  failure: '/500',
} as const;

/** The articles for feed readers. */
export const feeds = { rss: '/rss.xml', json: '/feed.json' } as const;

/** The paths of the site and the slugs of articles that an external blog hosts. */
export const knownPathsFile = '/known-paths.json';

/** Pages that answer to an action of the visitor: kept out of search engines and the sitemap. */
export const unlistedRoutes: readonly string[] = [
  routes.contactSent,
  '/newsletter/check-inbox',
  '/newsletter/confirmed',
  '/newsletter/unsubscribed',
  routes.notFound,
  routes.failure,
];

/**
 * Whether a page belongs in the sitemap. Pages of older articles do not: each article is there
 * itself, and what they hold moves with every new one.
 */
export function isListed(address: string): boolean {
  const { pathname } = new URL(address);
  return !unlistedRoutes.includes(pathname) && !/\/page\/\d+$/.test(pathname);
}
