import {
  type ArticleCard,
  type CategoryChoice,
  countParts,
  listingDataPath,
  type ListingPart,
} from '../../../../src/news/news.ts';
import { buildListing, buildListingPart } from '../../../../src/news/listing/article-listing.ts';
import { createArticles } from '../../news/article-fixture.ts';

/** Cards `first` to `last`, newest first. */
export function createCards(first: number, last: number): readonly ArticleCard[] {
  return buildListing(createArticles(last, 'Legal')).cards.slice(first - 1);
}

/** The files of a category with `total` articles, by path. */
export function createFiles(choice: CategoryChoice, total: number): Map<string, ListingPart> {
  const listing = { cards: createCards(1, total), sources: [], featured: undefined };
  return new Map(
    Array.from({ length: countParts(total) }, (_, index) => [
      listingDataPath(choice, index + 1),
      buildListingPart(listing, choice, index + 1),
    ]),
  );
}
