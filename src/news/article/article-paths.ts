import { publicSettings } from '../../config/public-settings.ts';
import { loadArticles, loadPages } from '../../site/content.ts';
import { loadListing } from '../listing/listing-paths.ts';
import { buildArticle } from './article.ts';

/** One static path for each article; none when an external blog hosts them. */
export async function articlePaths() {
  if (publicSettings.PUBLIC_BLOG_HOST) return [];
  const context = {
    pages: await loadPages(),
    listing: await loadListing(),
    siteUrl: publicSettings.PUBLIC_SITE_URL,
  };
  return (await loadArticles()).map((entry) => ({
    params: { article: entry.id },
    props: { entry, article: buildArticle(entry, context) },
  }));
}
