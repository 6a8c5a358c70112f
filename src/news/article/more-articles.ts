import type { ArticleData } from '../../schemas/article.ts';
import type { ArticleSource, Listing } from '../listing/article-listing.ts';
import { type ArticleCard, moreCoverPath } from '../news.ts';

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
 * The articles nearest in subject to one, the newer of two that are equally near first. Their pictures
 * share a file, so that the page asks for one and not for three.
 */
export function findMore(
  { id, data }: ArticleSource,
  { cards, sources }: Listing,
): readonly ArticleCard[] {
  const near = sources
    .filter((other) => other.id !== id)
    .map((other) => ({ slug: other.id, weight: weighSubject(data, other.data) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, moreCount);
  return near
    .flatMap(({ slug }) => cards.find((card) => card.slug === slug) ?? [])
    .map((card, place) => ({ ...card, cover: moreCoverPath(id, place) }));
}
