import {
  type ArticleCard,
  type CategoryChoice,
  categoryChoices,
  countParts,
  listingPath,
  listingTitle,
  news,
} from '../news.ts';
import { routes } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { buildListingPart, listArticles, type Listing } from './article-listing.ts';
import { buildHead, type Crumb, type Head } from '../../site/head.ts';

/** A page of older articles, for readers without script and for search engines. */
export interface OlderPage {
  readonly head: Head;
  readonly heading: string;
  /** Articles 7 to 30 of 118 */
  readonly range: string;
  readonly articles: readonly ArticleCard[];
  readonly newerPath: string;
  readonly olderPath: string | undefined;
}

function parentsOf(choice: CategoryChoice): Crumb[] {
  const listing = { label: site.publication, path: routes.news };
  return choice === 'All'
    ? [listing]
    : [listing, { label: listingTitle(choice), path: listingPath(choice) }];
}

/** The head of the listing of one category. */
export function buildCategoryHead(choice: CategoryChoice, siteUrl: string): Head {
  return buildHead({
    title: listingTitle(choice),
    description: `${choice} in ${site.publication} of ${site.name}: explanation and opinion for people who run and work in healthcare.`,
    path: listingPath(choice),
    siteUrl,
    parents: parentsOf('All'),
  });
}

/**
 * One page of older articles.
 * @param part 2 or higher
 */
export function buildOlderPage(
  listing: Listing,
  choice: CategoryChoice,
  part: number,
  siteUrl: string,
): OlderPage {
  const { total, articles: cards } = buildListingPart(listing, choice, part);
  const first = news.step + (part - 2) * news.pageSize + 1;
  const heading = choice === 'All' ? 'Older Articles' : `Older ${choice} Articles`;
  const range = `Articles ${first} to ${first + cards.length - 1} of ${total}`;
  return {
    head: buildHead({
      title: `${heading}, Page ${part}`,
      description: `${range} in ${site.publication} of ${site.name}${choice === 'All' ? '' : ` on ${choice}`}, newest first.`,
      path: listingPath(choice, part),
      siteUrl,
      parents: parentsOf(choice),
    }),
    heading,
    range,
    articles: cards,
    newerPath: listingPath(choice, part - 1),
    olderPath: part < countParts(total) ? listingPath(choice, part + 1) : undefined,
  };
}

/** Every part of the listing of every category: what there is a file and, from 2 on, a page for. */
export function listParts(
  listing: Listing,
): { readonly choice: CategoryChoice; readonly part: number }[] {
  return categoryChoices.flatMap((choice) =>
    Array.from({ length: countParts(listArticles(listing, choice).length) }, (_, index) => ({
      choice,
      part: index + 1,
    })),
  );
}
