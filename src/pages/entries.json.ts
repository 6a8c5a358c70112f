import type { APIRoute } from 'astro';
import { publicSettings } from '../config/public-settings.ts';
import { unfoundRoutes, unlistedRoutes } from '../config/routes.ts';
import { articlePictures } from '../news/news-paths.ts';
import { loadArticles, loadPages, loadSynonyms } from '../site/content.ts';
import { groupArticles, groupPages, nameCategory } from '../site/groups.ts';
import { routeOf } from '../site/page.ts';
import type { Entry, Entries } from '../rendering/entries.ts';

/**
 * Everything that there is to read, in the groups of the footer and the categories of the articles,
 * for the files that are made from the rendered pages.
 */
export const GET: APIRoute = async () => {
  const pages = await loadPages();
  const articles = await loadArticles();
  const synonyms = await loadSynonyms();
  const pictureOf = await articlePictures();
  const keywordsOf = (id: string) =>
    synonyms.filter((entry) => entry.pages.includes(id)).flatMap(({ words }) => words);
  const listed = pages.filter(({ id }) => !unlistedRoutes.includes(routeOf(id)));
  const texts: Entry[] = [
    ...groupPages(listed).flatMap(({ label, entries }) =>
      entries.map(({ id, data }) => ({
        path: routeOf(id),
        group: label,
        title: data.title,
        description: data.description,
        keywords: keywordsOf(id),
        isFound: !unfoundRoutes.includes(routeOf(id)),
      })),
    ),
    ...groupArticles(articles).flatMap(({ label, entries }) =>
      entries.map(({ id, data }) => ({
        path: routeOf(id),
        group: `Articles: ${label}`,
        title: data.title,
        description: data.excerpt,
        keywords: [...keywordsOf(id), ...data.keywords],
        isFound: true,
        article: {
          order: articles.findIndex((article) => article.id === id),
          published: data.date.toISOString(),
          updated: data.updated?.toISOString(),
          categories: [nameCategory(data.category), data.location],
          picture: pictureOf(id),
        },
      })),
    ),
  ];
  const entries: Entries = {
    siteUrl: publicSettings.PUBLIC_SITE_URL,
    blogHost: publicSettings.PUBLIC_BLOG_HOST,
    texts,
    spellings: Object.fromEntries(
      synonyms.flatMap(({ words, spelled }) =>
        spelled === undefined ? [] : words.map((word) => [word, spelled] as const),
      ),
    ),
  };
  return Response.json(entries);
};
