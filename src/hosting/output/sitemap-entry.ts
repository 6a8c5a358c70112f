import type { SitemapItem } from '@astrojs/sitemap';
import { routes } from '../../config/routes.ts';
import { readBuiltPage } from '../../rendering/rendered-page.ts';

/**
 * Adds to an entry of the sitemap what its page says: the day of its last change, and its pictures.
 * @param folder the built site
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export function completeEntry(item: SitemapItem, folder: string) {
  const { pathname } = new URL(item.url);
  const { modified, days, pictures } = readBuiltPage(folder, pathname);
  // A listing changes with its newest article.
  const newest = pathname.startsWith(routes.news) ? days.toSorted().at(-1) : undefined;
  const day = modified ?? newest;
  const addresses = new Set(pictures.map((picture) => new URL(picture, item.url).href));
  const img = [...addresses].map((url) => ({ url }));
  return { ...item, ...(day !== undefined && { lastmod: day }), img };
}
