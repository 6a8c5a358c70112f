import { type ArticleCard, type CategoryChoice, type ListingPart, news } from '../news.ts';
import type { ArticleData } from '../../schemas/article.ts';
import { countWords, formatReadTime } from '../article/read-time.ts';

/** An article of the collection: its slug, its front matter and its source. */
export interface ArticleSource {
  readonly id: string;
  readonly data: ArticleData;
  readonly body?: string | undefined;
}

/** All articles as cards, newest first, and the one that the Featured Story shows. */
export interface Listing {
  readonly cards: readonly ArticleCard[];
  readonly featured: ArticleCard | undefined;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The card of an article, with its date as short month, day and year. */
function buildCard({ id, data, body = '' }: ArticleSource): ArticleCard {
  return {
    slug: id,
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    date: data.date.toISOString().slice(0, 10),
    day: dayFormat.format(data.date),
    readTime: formatReadTime(countWords(body)),
  };
}

/**
 * Lists articles; the featured one is the first one flagged, else the first.
 * @param articles newest first
 */
export function buildListing(articles: readonly ArticleSource[]): Listing {
  const cards = articles.map(buildCard);
  const flagged = articles.findIndex(({ data }) => data.featured);
  return { cards, featured: cards[Math.max(0, flagged)] };
}

/** The articles of a category without the featured one, newest first. */
export function listArticles(
  { cards, featured }: Listing,
  choice: CategoryChoice,
): readonly ArticleCard[] {
  return cards.filter(
    (card) => card !== featured && (choice === 'All' || card.category === choice),
  );
}

/**
 * One part of the listing of a category.
 * @param part counted from 1: the first view, then a file's worth at a time
 */
export function buildListingPart(
  listing: Listing,
  choice: CategoryChoice,
  part: number,
): ListingPart {
  const listed = listArticles(listing, choice);
  const start = part === 1 ? 0 : news.step + (part - 2) * news.pageSize;
  const end = part === 1 ? news.step : start + news.pageSize;
  return { total: listed.length, articles: listed.slice(start, end) };
}
