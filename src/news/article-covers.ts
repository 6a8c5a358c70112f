import { type Cover, drawCovers } from './covers/cover.ts';
import { motifs } from './covers/motifs.ts';
import { assignSettings, grounds } from './covers/settings.ts';
import { readProse } from './covers/voice.ts';
import { categories, type Category } from '../config/categories.ts';
import { siteWords } from '../messages/messages.ts';
import { nameCategory } from '../site/groups.ts';
import type { Sharing } from '../site/sharing.ts';
import {
  type ArticleSource,
  buildListingPart,
  findMore,
  type Listing,
  listParts,
} from './listing/article-listing.ts';
import { coverPath, listingTitle } from './news.ts';

export interface CoverFile {
  readonly path: string;
  /** Draws the file; drawing all takes about a second, so it is left until it is asked for. */
  readonly draw: () => string;
}

/** The cover of each article, by its slug; one in two places is the same. */
export type Covers = ReadonlyMap<string, Cover>;

/** @param articles newest first */
export function findCovers(articles: readonly ArticleSource[]): Covers {
  const settings = assignSettings(
    articles.map(({ id, data }) => ({ id, category: data.category })),
  );
  return new Map(
    articles.flatMap(({ id, data, body = '' }) => {
      const setting = settings.get(id);
      return setting
        ? [[id, { ...setting, category: data.category, text: readProse(body) }] as const]
        : [];
    }),
  );
}

/** The cover of a category, with the voice of all its articles. */
export function coverCategory(articles: readonly ArticleSource[], category: Category): Cover {
  const own = articles.filter(({ data }) => data.category === category);
  return {
    category,
    text: own.map(({ body = '' }) => readProse(body)).join('\n'),
    ground: grounds[categories.indexOf(category) % grounds.length] ?? 'deep',
    framing: 'whole',
  };
}

/**
 * Every file of covers: one for each article, one for the others that it offers, and the sheets of
 * the listings.
 */
export function listCoverFiles(covers: Covers, listing: Listing): readonly CoverFile[] {
  const draw = (slugs: readonly string[]) =>
    drawCovers(slugs.flatMap((slug) => covers.get(slug) ?? []));
  const singles = [...covers.keys()].map((id) => ({ path: coverPath(id), draw: () => draw([id]) }));
  const sheets = new Map<string, string[]>();
  const shown = [
    ...listing.sources.flatMap((source) => findMore(source, listing)),
    ...listParts(listing).flatMap(
      ({ choice, part }) => buildListingPart(listing, choice, part).articles,
    ),
  ];
  for (const { slug, cover } of shown) {
    const [path = ''] = cover.split('#');
    sheets.set(path, [...(sheets.get(path) ?? []), slug]);
  }
  return [...singles, ...[...sheets].map(([path, slugs]) => ({ path, draw: () => draw(slugs) }))];
}

function artOfCover(cover: Cover): Sharing['art'] {
  const { subject } = motifs[cover.category];
  return { svg: drawCovers([cover]), alt: `A drawing of ${subject}.`, isCut: true };
}

/** What an article shows where it is shared: its cover. */
export function shareArticle(title: string, cover: Cover): Sharing {
  return { title, section: nameCategory(cover.category), art: artOfCover(cover) };
}

/** The same for the listing of a category. */
export function shareCategory(choice: Category, cover: Cover): Sharing {
  return { title: listingTitle(choice), section: siteWords.publication, art: artOfCover(cover) };
}
