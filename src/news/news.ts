import { categories, type Category, categorySlug } from '../config/categories.ts';
import { categoryPath, nameCategory } from '../site/groups.ts';
import { newsWords, siteWords } from '../messages/messages.ts';
import { fill } from '../messages/fill.ts';

const words = newsWords.listing;

/** How the listing of articles shows itself. */
export const news = {
  /** Articles in the first view, and added by each Load More; asked for. */
  step: 6,
  /** Milliseconds that Load More and Show All wait at least; asked for. */
  delay: 300,
  /** Articles in each file that the listing loads from, and on each page of older articles. */
  pageSize: 24,
} as const;

/** What the category filter offers, in order, All first. */
export const categoryChoices = ['All', ...categories] as const;

export type CategoryChoice = 'All' | Category;

/** One article as its card shows it. */
export interface ArticleCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: Category;
  /** 2025-01-15 */
  readonly date: string;
  /** Jan 15, 2025 */
  readonly day: string;
  /** 5 min read */
  readonly readTime: string;
  /** What its cover says: a line of the text, or else its category. */
  readonly cover: string;
  readonly picture?: CoverPicture;
}

/** A cover of its own; a photograph has the sizes that screens ask for. */
export interface CoverPicture {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * A part of the listing, newest first and without the featured article: part 1 holds the first
 * view, every later part one file's worth.
 */
export interface ListingPart {
  readonly total: number;
  readonly articles: readonly ArticleCard[];
}

/**
 * The page that shows a part of the listing.
 * @param part counted from 1; the parts after it are pages of older articles
 */
export function listingPath(choice: CategoryChoice, part = 1): string {
  const path = categoryPath(choice);
  return part === 1 ? path : `${path}/page/${part}`;
}

/** The file from which the listing loads a part. */
export function listingDataPath(choice: CategoryChoice, part: number): string {
  return `/news/${categorySlug(choice)}/${part}.json`;
}

/** How many parts a listing of `total` articles has; an empty one has its first. */
export function countParts(total: number): number {
  return 1 + Math.ceil(Math.max(0, total - news.step) / news.pageSize);
}

/** The heading over the grid. */
export function listingHeading(choice: CategoryChoice): string {
  return choice === 'All'
    ? words.latest
    : fill(words.ofCategory, { category: nameCategory(choice) });
}

/** The title of the page that shows a choice. */
export function listingTitle(choice: CategoryChoice): string {
  return choice === 'All' ? siteWords.publication : listingHeading(choice);
}
