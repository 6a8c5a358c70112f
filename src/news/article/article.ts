import { type ArticleCard, listingPath } from '../news.ts';
import { routes } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import type { PageData } from '../../schemas/page.ts';
import { type ArticleLike, buildCard } from '../listing/article-listing.ts';
import { buildHead, type Head } from '../../site/head.ts';
import { oncePerList } from '../../site/once-per-list.ts';
import { routeOf } from '../../site/route.ts';

interface ArticleLink {
  readonly title: string;
  readonly path: string;
}

/** One article as its layout shows it: every reference resolved. */
export interface Article extends ArticleCard {
  readonly head: Head;
  readonly categoryPath: string;
  readonly location: string;
  /** The topic pages that the article names. */
  readonly topics: readonly (ArticleLink & { readonly why: string })[];
  /** Other articles of the category, nearest in time first. */
  readonly more: readonly ArticleCard[];
  readonly newer: ArticleLink | undefined;
  readonly older: ArticleLink | undefined;
}

interface PageLike {
  readonly id: string;
  readonly data: Pick<PageData, 'title' | 'description'>;
}

export interface ArticleSources {
  /** All articles, newest first. */
  readonly articles: readonly ArticleLike[];
  readonly pages: readonly PageLike[];
  readonly siteUrl: string;
}

const indexPages = oncePerList(
  (pages: readonly PageLike[]) => new Map(pages.map((page) => [page.id, page])),
);

/** How many other articles of the category are offered. */
const moreCount = 3;

function linkTo(article: ArticleLike | undefined): ArticleLink | undefined {
  return article && { title: article.data.title, path: routeOf(article.id) };
}

/** The articles of each category, newest first, and each one's place among them. */
const groupByCategory = oncePerList((articles: readonly ArticleLike[]) => {
  const groups = Map.groupBy(articles, ({ data }) => data.category);
  const places = new Map([...groups.values()].flatMap(listPlaces));
  return { groups, places };
});

function listPlaces(articles: readonly ArticleLike[]): (readonly [ArticleLike, number])[] {
  return articles.map((article, place) => [article, place] as const);
}

const findPlaces = oncePerList((articles: readonly ArticleLike[]) => new Map(listPlaces(articles)));

/** The articles of the category nearest in time, the newer of two at the same distance first. */
function findMore(article: ArticleLike, articles: readonly ArticleLike[]): ArticleCard[] {
  const { groups, places } = groupByCategory(articles);
  const group = groups.get(article.data.category) ?? [];
  const place = places.get(article) ?? -1;
  const distance = (other: ArticleLike): number =>
    Math.abs(other.data.date.getTime() - article.data.date.getTime());
  // The list is in order of time, so the nearest stand beside the article: so many on each side,
  // and on the newer side those of the same day as the last, of which the first is wanted.
  let first = Math.max(0, place - moreCount);
  const farthest = group[first];
  while (
    farthest &&
    first > 0 &&
    group[first - 1]?.data.date.getTime() === farthest.data.date.getTime()
  ) {
    first -= 1;
  }
  return group
    .slice(first, place + 1 + moreCount)
    .filter((other) => other !== article)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, moreCount)
    .map(buildCard);
}

/**
 * Turns one content entry into the article its layout shows.
 * @throws {Error} when the entry names a page that does not exist
 */
export function buildArticle(article: ArticleLike, sources: ArticleSources): Article {
  const { articles, pages, siteUrl } = sources;
  const { title, excerpt, category, date, location, related } = article.data;
  const place = findPlaces(articles).get(article) ?? -1;
  return {
    ...buildCard(article),
    head: buildHead({
      title,
      description: excerpt,
      path: routeOf(article.id),
      siteUrl,
      parents: [{ label: site.publication, path: routes.news }],
      article: { published: date, section: category },
    }),
    categoryPath: listingPath(category),
    location,
    topics: related.map((id) => {
      const page = indexPages(pages).get(id);
      if (!page) throw new Error(`${article.id}.mdx: related names "${id}", which is no page.`);
      return { title: page.data.title, path: routeOf(id), why: page.data.description };
    }),
    more: findMore(article, articles),
    newer: linkTo(place > 0 ? articles[place - 1] : undefined),
    older: linkTo(articles[place + 1]),
  };
}
