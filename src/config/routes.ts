/** Paths that code must know by name; every other path is the file name of a page or an article. */
export const routes = {
  home: '/',
  contact: '/contact',
  contactSent: '/contact/sent',
  news: '/news-views',
  privacy: '/privacy-policy',
  terms: '/terms',
  notFound: '/404',
} as const;

/** Pages that answer to an action of the visitor: kept out of search engines and the sitemap. */
export const unlistedRoutes: readonly string[] = [routes.contactSent, routes.notFound];

/** Whether a page belongs in the sitemap. */
export function isListed(address: string): boolean {
  return !unlistedRoutes.includes(new URL(address).pathname);
}
