import { publicSettings } from '../../config/public-settings.ts';
import { buildArticle, type Article } from './article.ts';
import { loadArticles, loadPages, type ArticleEntry } from '../../site/content.ts';

export interface ArticlePathProps {
  readonly entry: ArticleEntry;
  readonly article: Article;
}

/** One static path for each article; none when an external blog hosts them. */
export async function articlePaths() {
  if (publicSettings.PUBLIC_BLOG_HOST) return [];
  const articles = await loadArticles();
  const sources = { articles, pages: await loadPages(), siteUrl: publicSettings.PUBLIC_SITE_URL };
  return articles.map((entry) => ({
    params: { article: entry.id },
    props: { entry, article: buildArticle(entry, sources) } satisfies ArticlePathProps,
  }));
}
