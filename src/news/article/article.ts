import type { ArticleData } from '../../schemas/article.ts';
import { categorySlug } from '../../config/categories.ts';
import { routes } from '../../config/routes.ts';
import { listCitedAddresses } from '../../site/citations.ts';
import type { FindFact } from '../../site/facts.ts';
import { buildHead, markOf } from '../../site/head.ts';
import { dayOf, formatShortDay } from '../../site/publication.ts';
import type { Sharing } from '../../site/sharing.ts';
import { findRelated, modifiedOn, type PageSource, routeOf } from '../../site/page.ts';
import { type ArticleSource, findMore, type Listing } from '../listing/article-listing.ts';
import { findCover } from '../covers.ts';
import { type ArticleCard, type CoverPicture, listingPath } from '../news.ts';
import { nameCategory } from '../../site/groups.ts';
import { newsWords, siteWords } from '../../messages/messages.ts';
import { fill } from '../../messages/fill.ts';

/** One article as its layout shows it: every reference resolved. */
export type Article = Readonly<ReturnType<typeof buildArticle>>;

export interface ArticleContext {
  readonly listing: Listing;
  readonly pages: readonly PageSource[];
  /** The origin of the site, such as https://www.example.com. */
  readonly siteUrl: string;
  /** The moment of the build, which decides what is scheduled. */
  readonly now: Date;
  readonly fact: FindFact;
}

const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Guide", "Law note, as of November 2026". */
function describeKind({ kind, asOf }: ArticleData): string {
  const name = newsWords.article.kinds[kind];
  return asOf
    ? fill(newsWords.article.asOf, { kind: name, month: monthFormat.format(asOf) })
    : name;
}

/** What an article shows where it is shared. */
export function shareArticle({ id, data }: ArticleSource, picture?: CoverPicture): Sharing {
  const { title, category, cover: file, coverAlt: alt = '' } = data;
  const about = { title, section: nameCategory(category) };
  if (file !== undefined && picture) return { ...about, photo: { file, src: picture.src, alt } };
  const drawn = findCover(id);
  return { ...about, ...(drawn && { art: { svg: drawn.svg, alt: drawn.alt, isAlone: true } }) };
}

function linkTo(card: ArticleCard | undefined) {
  return card && { title: card.title, path: routeOf(card.slug) };
}

/**
 * Turns one content entry into the article its layout shows.
 * @throws {Error} when the entry is not in the listing
 */
export function buildArticle(
  source: ArticleSource,
  { pages, siteUrl, fact, now, listing }: ArticleContext,
) {
  const { id, data, body = '' } = source;
  const { cards } = listing;
  const index = cards.findIndex(({ slug }) => slug === id);
  const card = cards[index];
  if (!card) throw new Error(`${id}.mdx is not in the listing.`);
  return {
    ...card,
    head: buildHead({
      title: data.title,
      searchTitle: data.searchTitle,
      description: data.excerpt,
      path: routeOf(id),
      siteUrl,
      parents: [{ label: siteWords.publication, path: routes.news }],
      mark: markOf(data, now),
      hasMarkdown: true,
      sharing: shareArticle(source, card.picture),
      facts: {
        published: data.date,
        modified: modifiedOn(data),
        section: nameCategory(data.category),
        keywords: data.keywords,
        citations: listCitedAddresses(body, fact),
      },
    }),
    updated: data.updated && { date: dayOf(data.updated), day: formatShortDay(data.updated) },
    categoryPath: listingPath(data.category),
    location: data.location,
    kind: describeKind(data),
    line: data.coverLine,
    coverAlt: data.coverAlt ?? findCover(id)?.alt,
    checked: data.checked,
    reviewed: data.reviewed,
    // The pages that the article names.
    topics: data.related.flatMap((topic) =>
      findRelated(pages, topic).map(({ data: { title } }) => ({ title, path: routeOf(topic) })),
    ),
    more: findMore(source, listing),
    call: fact('closingCalls', categorySlug(data.category)),
    newer: linkTo(cards[index - 1]),
    older: linkTo(cards[index + 1]),
  };
}
