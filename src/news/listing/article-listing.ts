import { type ArticleCard, type CategoryChoice, type ListingPart, news } from '../news.ts';
import type { ArticleData } from '../../schemas/article.ts';
import { oncePerList } from '../../site/once-per-list.ts';
import { countWords, formatReadTime } from '../article/read-time.ts';

/** An article of the collection: its slug, its front matter and its source. */
export interface ArticleLike {
  readonly id: string;
  readonly data: ArticleData;
  readonly body?: string | undefined;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** An article is shown as a card on some eight pages; its words are counted once. */
const cards = new WeakMap<ArticleLike, ArticleCard>();

/** The card of an article, with its date as short month, day and year. */
export function buildCard(article: ArticleLike): ArticleCard {
  const known = cards.get(article);
  if (known) return known;
  const { id, data, body = '' } = article;
  const card = {
    slug: id,
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    date: data.date.toISOString().slice(0, 10),
    day: dayFormat.format(data.date),
    readTime: formatReadTime(countWords(body)),
  };
  cards.set(article, card);
  return card;
}

/**
 * The article of the Featured Story card: the first one flagged, else the first (specification,
 * section 2).
 * @param articles newest first
 */
export function pickFeatured<Article extends ArticleLike>(
  articles: readonly Article[],
): Article | undefined {
  return articles.find(({ data }) => data.featured) ?? articles[0];
}

const groupByChoice = oncePerList((articles: readonly ArticleLike[]) => {
  const featured = pickFeatured(articles);
  const listed = articles.filter((article) => article !== featured);
  const groups: [CategoryChoice, readonly ArticleLike[]][] = [
    ['All', listed],
    ...Map.groupBy(listed, ({ data }) => data.category),
  ];
  return new Map(groups);
});

/** The articles of a category without the featured one, in the order given. */
export function listArticles(
  articles: readonly ArticleLike[],
  choice: CategoryChoice,
): readonly ArticleLike[] {
  return groupByChoice(articles).get(choice) ?? [];
}

/**
 * One part of the listing of a category.
 * @param articles all articles, newest first
 * @param part counted from 1: the first view, then a file's worth at a time
 */
export function buildListingPart(
  articles: readonly ArticleLike[],
  choice: CategoryChoice,
  part: number,
): ListingPart {
  const listed = listArticles(articles, choice);
  const start = part === 1 ? 0 : news.step + (part - 2) * news.pageSize;
  const end = part === 1 ? news.step : start + news.pageSize;
  return { total: listed.length, articles: listed.slice(start, end).map(buildCard) };
}
