import { unfoundRoutes } from '../config/routes.ts';
import type { ArticleData } from '../schemas/article.ts';
import type { PageData } from '../schemas/page.ts';
import { categoryPath, type EntryGroup, groupArticles, groupPages } from '../site/groups.ts';
import { routeOf } from '../site/page.ts';

/** A text as the index of the site lists it. */
interface Listed {
  readonly path: string;
  readonly title: string;
  readonly sentence: string;
}

/**
 * How many articles have a line at most: titles, addresses and sentences take some seventy bytes
 * each, more than half of what the page may weigh.
 */
const mostArticles = 105;

/** Everything there is on the site, in the groups of the footer and the categories of articles. */
export interface SiteIndex {
  readonly pages: readonly IndexGroup[];
  readonly articles: readonly IndexGroup[];
  /** The years of the articles, the newest first. */
  readonly years: readonly number[];
}

interface IndexGroup {
  readonly label: string;
  readonly entries: readonly Listed[];
  /** Where all of the group are, if only its newest have room, and how many they are. */
  readonly all?: { readonly path: string; readonly count: number };
}

interface Entry<Data> {
  readonly id: string;
  readonly data: Data;
}

/** The first sentence of a description, which is all that a line has room for. */
export function firstSentence(text: string): string {
  return /^.+?[.?!](?=\s+\p{Lu})/u.exec(text)?.[0] ?? text;
}

/** How many of each group there is room for: the same for all, and one at least. */
function countShown(groups: readonly EntryGroup<unknown>[]): number {
  const sizes = groups.map(({ entries }) => entries.length);
  const shown = (most: number) => sizes.reduce((sum, size) => sum + Math.min(size, most), 0);
  let most = Math.max(1, ...sizes);
  while (most > 1 && shown(most) > mostArticles) most -= 1;
  return most;
}

/**
 * Lists everything on the site for people who look for something; of articles the newest of each
 * category, and where the others are.
 */
export function buildSiteIndex(
  pages: readonly Entry<PageData>[],
  articles: readonly Entry<ArticleData>[],
): SiteIndex {
  const listed = pages.filter(({ id }) => !unfoundRoutes.includes(routeOf(id)));
  const categories = groupArticles(articles.map((entry) => ({ entry })));
  const shown = countShown(categories);
  const years = articles.map(({ data }) => data.date.getUTCFullYear());
  return {
    pages: groupPages(listed.map((entry) => ({ entry }))).map(({ label, entries }) => ({
      label,
      entries: entries.map(({ entry: { id, data } }) => ({
        path: routeOf(id),
        title: data.title,
        sentence: firstSentence(data.description),
      })),
    })),
    articles: categories.map(({ label, category, entries }) => ({
      label,
      entries: entries.slice(0, shown).map(({ entry: { id, data } }) => ({
        path: routeOf(id),
        title: data.title,
        sentence: firstSentence(data.excerpt),
      })),
      ...(entries.length > shown && {
        all: { path: categoryPath(category), count: entries.length },
      }),
    })),
    years: [...new Set(years)].sort((a, b) => b - a),
  };
}
