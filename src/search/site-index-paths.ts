import { unfoundRoutes } from '../config/routes.ts';
import { loadArticles, loadOnce, loadPages } from '../site/content.ts';
import { categoryPath, groupArticles, groupPages } from '../site/groups.ts';
import { routeOf } from '../site/page.ts';
import { firstSentence } from './words.ts';

/** How many articles of a category have a line: the page grows with categories, not with articles. */
const newest = 5;

const listText = (id: string, title: string, about = '') => ({
  path: routeOf(id),
  title,
  sentence: firstSentence(about),
});

/**
 * Everything there is on the site, for people who look for something: pages in the groups of the
 * footer, the newest articles of each category, and where the others are.
 */
export const loadSiteIndex = loadOnce(async () => {
  const [pages, articles] = await Promise.all([loadPages(), loadArticles()]);
  const found = pages.filter(({ id }) => !unfoundRoutes.includes(routeOf(id)));
  const years = articles.map(({ data }) => data.date.getUTCFullYear());
  return {
    pages: groupPages(found.map((entry) => ({ entry }))).map(({ label, entries }) => ({
      label,
      entries: entries.map(({ entry: { id, data } }) => listText(id, data.title, data.description)),
      all: undefined,
    })),
    articles: groupArticles(articles.map((entry) => ({ entry }))).map(
      ({ label, category, entries }) => ({
        label,
        entries: entries
          .slice(0, newest)
          .map(({ entry: { id, data } }) => listText(id, data.title)),
        /** Where the others are. */
        all:
          entries.length > newest
            ? { path: categoryPath(category), count: entries.length }
            : undefined,
      }),
    ),
    /** The years of the articles, the newest first. */
    years: [...new Set(years)],
  };
});
