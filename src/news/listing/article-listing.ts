import type { Sharing } from '../../site/sharing.ts';
import { nameCategory } from '../../site/groups.ts';
import { buildHead, type Crumb, type Head } from '../../site/head.ts';
import { dayOf, formatShortDay } from '../../site/publication.ts';
import {
  type ArticleCard,
  categoryChoices,
  type CategoryChoice,
  type CoverPicture,
  countParts,
  listingPath,
  listingTitle,
  type ListingPart,
  news,
} from '../news.ts';
import type { ArticleData } from '../../schemas/article.ts';
import { fill } from '../../messages/fill.ts';
import { newsWords, siteWords } from '../../messages/messages.ts';

/** An article of the collection: its slug, its front matter and its source. */
export interface ArticleSource {
  readonly id: string;
  readonly data: ArticleData;
  readonly body?: string | undefined;
}

/** All articles as cards, newest first, and the one that the Featured Story shows. */
export interface Listing {
  readonly cards: readonly ArticleCard[];
  /** What the cards are made from, in the same order. */
  readonly sources: readonly ArticleSource[];
  readonly featured: ArticleCard | undefined;
}

/** Words a minute that adults read silently in English non-fiction: 238, slower for exact prose. */
const wordsPerMinute = 220;

/**
 * Counts the words that a reader sees, without the addresses of links and what stands inside tags.
 * @param source the body of an article as it is written, in MDX
 */
export function countWords(source: string): number {
  const prose = source.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>/g, ' ');
  return prose.match(/[\p{L}\p{N}]+(?:[-'’.,/][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** How long a text takes to read, in whole minutes and at least one: `5 min read`. */
export function formatReadTime(words: number): string {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return fill(newsWords.article.minutes, { minutes });
}

/** The card of an article, with its date as short month, day and year. */
function buildCard({ id, data, body = '' }: ArticleSource, picture?: CoverPicture): ArticleCard {
  return {
    slug: id,
    title: data.title,
    excerpt: data.excerpt,
    category: data.category,
    date: dayOf(data.date),
    day: formatShortDay(data.date),
    readTime: formatReadTime(countWords(body)),
    cover: data.coverLine ?? nameCategory(data.category),
    ...(picture && { picture }),
  };
}

/**
 * Lists articles; the featured one is the first one flagged, else the first.
 * @param articles newest first
 * @param pictures the covers of those that have one of their own, by id
 */
export function buildListing(
  articles: readonly ArticleSource[],
  pictures: ReadonlyMap<string, CoverPicture> = new Map(),
): Listing {
  const cards = articles.map((article) => buildCard(article, pictures.get(article.id)));
  const flagged = articles.findIndex(({ data }) => data.featured);
  return { cards, sources: articles, featured: cards[Math.max(0, flagged)] };
}

/** How many articles each choice of the filter lists, in its order. */
export function countByChoice(listing: Listing): number[] {
  return categoryChoices.map((choice) => buildListingPart(listing, choice, 1).total);
}

/**
 * One part of the listing of a category, newest first and without the featured article.
 * @param part counted from 1: the first view, then a file's worth at a time
 */
export function buildListingPart(
  { cards, featured }: Listing,
  choice: CategoryChoice,
  part: number,
): ListingPart {
  const listed = cards.filter(
    (card) => card !== featured && (choice === 'All' || card.category === choice),
  );
  const start = part === 1 ? 0 : news.step + (part - 2) * news.pageSize;
  const end = part === 1 ? news.step : start + news.pageSize;
  return { total: listed.length, articles: listed.slice(start, end) };
}

/** How many other articles are offered. */
const moreCount = 3;

const countShared = (some: readonly string[], others: readonly string[]): number =>
  some.filter((one) => others.includes(one)).length;

/**
 * How near the subjects of two articles are. A keyword in common says most, as editors choose few; a
 * topic page in common says that both belong to one setting, and so does the category.
 */
function weighSubject(one: ArticleData, other: ArticleData): number {
  return (
    3 * countShared(one.keywords, other.keywords) +
    2 * countShared(one.related, other.related) +
    (one.category === other.category ? 2 : 0)
  );
}

/**
 * The articles near in subject to one, recommended ones first, then the nearest, then the newest.
 */
export function findMore(
  { id, data }: ArticleSource,
  { cards, sources }: Listing,
): readonly ArticleCard[] {
  const near = sources
    .filter((other) => other.id !== id)
    .map((other) => ({
      slug: other.id,
      isRecommended: other.data.recommended,
      weight: weighSubject(data, other.data),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => Number(b.isRecommended) - Number(a.isRecommended) || b.weight - a.weight)
    .slice(0, moreCount);
  return near.flatMap(({ slug }) => cards.find((card) => card.slug === slug) ?? []);
}

const words = newsWords.older;

const crumbOf = (choice: CategoryChoice): Crumb => ({
  label: listingTitle(choice),
  path: listingPath(choice),
});

/** What the listing of a category shows where it is shared. */
export function shareCategory(choice: CategoryChoice): Sharing {
  return { title: listingTitle(choice), section: siteWords.publication };
}

/** The head of the listing of one category. */
export function buildCategoryHead(
  choice: CategoryChoice,
  siteUrl: string,
  sharing?: Sharing,
): Head {
  return buildHead({
    title: listingTitle(choice),
    crumb: nameCategory(choice),
    description: fill(newsWords.listing.description, { category: nameCategory(choice) }),
    path: listingPath(choice),
    siteUrl,
    parents: [crumbOf('All')],
    sharing,
  });
}

/**
 * A page of older articles, for readers without script and for search engines.
 * @param part 2 or higher
 */
export function buildOlderPage(
  listing: Listing,
  choice: CategoryChoice,
  part: number,
  siteUrl: string,
) {
  const { total, articles } = buildListingPart(listing, choice, part);
  const first = news.step + (part - 2) * news.pageSize + 1;
  const heading =
    choice === 'All' ? words.heading : fill(words.headingOf, { category: nameCategory(choice) });
  const range = fill(words.range, { first, last: first + articles.length - 1, total });
  return {
    head: buildHead({
      title: fill(words.title, { heading, page: part }),
      description: fill(choice === 'All' ? words.description : words.descriptionOf, {
        range,
        category: nameCategory(choice),
      }),
      path: listingPath(choice, part),
      siteUrl,
      sharedAs: listingPath(choice),
      parents: [...new Set<CategoryChoice>(['All', choice])].map(crumbOf),
    }),
    heading,
    range,
    articles,
    newerPath: listingPath(choice, part - 1),
    olderPath: part < countParts(total) ? listingPath(choice, part + 1) : undefined,
  };
}

/** Every part of the listing of every category: what there is a file and, from 2 on, a page for. */
export function listParts(listing: Listing) {
  return categoryChoices.flatMap((choice) => {
    const length = countParts(buildListingPart(listing, choice, 1).total);
    return Array.from({ length }, (_, index) => ({ choice, part: index + 1 }));
  });
}
