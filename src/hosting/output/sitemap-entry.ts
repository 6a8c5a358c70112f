import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SitemapItem } from '@astrojs/sitemap';
import { routes } from '../../config/routes.ts';

/** The text of an attribute, with its references resolved as far as an address has any. */
const unescape = (text: string): string => text.replaceAll('&#38;', '&').replaceAll('&amp;', '&');

/**
 * Adds to an entry of the sitemap what its built page says: the day of its last change, and its
 * pictures. What the sitemap says is then on the page by construction.
 * @param folder the built site
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export function completeEntry(item: SitemapItem, folder: string) {
  const { pathname } = new URL(item.url);
  const page = readFileSync(path.join(folder, pathname, 'index.html'), 'utf8');
  const [, stated] =
    /"dateModified":"([^"]+)"/.exec(page) ?? /"datePublished":"([^"]+)"/.exec(page) ?? [];
  // A listing changes with its newest article.
  const days = [...page.matchAll(/<time datetime="([^"]+)"/gi)].map(([, day = '']) => day);
  const newest = pathname.startsWith(routes.news) ? days.toSorted().at(-1) : undefined;
  const day = stated ?? newest;
  const pictures = [
    ...page.matchAll(/<meta property="og:image" content="([^"]+)"/g),
    ...page.matchAll(/<img\b[^>]*\ssrc="([^"]+)"/g),
  ].map(([, address = '']) => new URL(unescape(address), item.url).href);
  const img = [...new Set(pictures)].map((url) => ({ url }));
  return { ...item, ...(day !== undefined && { lastmod: day }), img };
}
