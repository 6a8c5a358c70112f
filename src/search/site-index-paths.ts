import { unfoundRoutes } from '../config/routes.ts';
import { loadArticles, loadOnce, loadPages } from '../site/content.ts';
import { categoryPath, groupArticles, groupPages } from '../site/groups.ts';
import { routeOf } from '../site/page.ts';
import { firstSentence } from './words.ts';

/**
 * Everything there is on the site, for people who look for something: pages in the groups of the
 * footer, and the categories of the articles.
 */
export const loadSiteIndex = loadOnce(async () => {
  const [pages, articles] = await Promise.all([loadPages(), loadArticles()]);
  const found = pages.filter(({ id }) => !unfoundRoutes.includes(routeOf(id)));
  const years = articles.map(({ data }) => data.date.getUTCFullYear());
  return {
    pages: groupPages(found).map(({ label, entries }) => ({
      label,
      entries: entries.map(({ id, data }) => ({
        path: routeOf(id),
        title: data.title,
        sentence: firstSentence(data.description),
      })),
    })),
    articles: groupArticles(articles).map(({ label, category, entries }) => ({
      label,
      path: categoryPath(category),
      count: entries.length,
    })),
    /** The years of the articles, the newest first. */
    years: [...new Set(years)],
  };
});
