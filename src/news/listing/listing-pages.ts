import {
  type CategoryChoice,
  categoryChoices,
  countParts,
  listingPath,
  listingTitle,
  news,
} from '../news.ts';
import type { Sharing } from '../../art/sharing/sharing.ts';
import { buildListingPart, type Listing } from './article-listing.ts';
import { buildHead, type Crumb, type Head } from '../../site/head.ts';
import { fill } from '../../messages/fill.ts';
import { nameCategory } from '../../site/groups.ts';
import { newsWords } from '../../messages/messages.ts';

const words = newsWords.older;

const crumbOf = (choice: CategoryChoice): Crumb => ({
  label: listingTitle(choice),
  path: listingPath(choice),
});

/** The head of the listing of one category. */
export function buildCategoryHead(
  choice: CategoryChoice,
  siteUrl: string,
  sharing?: Sharing,
): Head {
  return buildHead({
    title: listingTitle(choice),
    description: fill(newsWords.listing.description, { category: nameCategory(choice) }),
    path: listingPath(choice),
    siteUrl,
    parents: [crumbOf('All')],
    sharing,
  });
}

export type OlderPage = ReturnType<typeof buildOlderPage>;

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
