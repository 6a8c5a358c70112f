import { getImage } from 'astro:assets';
import { loadContentImage } from '../components/parts/content-images.ts';
import { categories, categorySlug } from '../config/categories.ts';
import { publicSettings } from '../config/public-settings.ts';
import { routes } from '../config/routes.ts';
import {
  loadArticles,
  loadFacts,
  loadOnce,
  loadPages,
  type ArticleEntry,
} from '../site/content.ts';
import { loadPageContext } from '../site/page-paths.ts';
import { buildPage, routeOf } from '../site/page.ts';
import { nameSharing, sharingFile } from '../site/sharing.ts';
import { buildArticle, shareArticle } from './article/article.ts';
import { findCover } from './covers.ts';
import { type CoverPicture, listingPath } from './news.ts';
import {
  buildCategoryHead,
  buildListing,
  buildListingPart,
  buildOlderPage,
  listParts,
  shareCategory,
} from './listing/article-listing.ts';

/** The covers that articles have of their own, by id: for a phone, a column, and that twice as fine. */
async function loadCovers(articles: readonly ArticleEntry[]) {
  const covers = new Map<string, CoverPicture>();
  for (const { id, data } of articles) {
    const drawn = findCover(id);
    if (drawn) covers.set(id, drawn.picture);
    if (data.cover === undefined) continue;
    const src = await loadContentImage(data.cover);
    const widths = [480, 800, 1344].filter((width) => width < src.width);
    const { src: file, srcSet } = await getImage({ src, widths, width: Math.min(1344, src.width) });
    covers.set(id, { src: file, srcSet: srcSet.attribute });
  }
  return covers;
}

/** All articles as the pages list them. */
export const loadListing = loadOnce(async () => {
  const articles = await loadArticles();
  return buildListing(articles, await loadCovers(articles));
});

/** One static path for each article; none when an external blog hosts them. */
export async function articlePaths() {
  if (publicSettings.PUBLIC_BLOG_HOST) return [];
  const pages = new Set((await loadPages()).map(({ id }) => id));
  // An article that takes the name of a page would stand in its place.
  const articles = (await loadArticles()).filter(({ id }) => !pages.has(id));
  return articles.map((entry) => ({ params: { article: entry.id }, props: { entry } }));
}

/** The article that the layout shows; made where it is shown, so that a mistake in one stays there. */
export async function loadArticle(entry: ArticleEntry) {
  const context = {
    ...(await loadPageContext()),
    fact: await loadFacts(),
    listing: await loadListing(),
  };
  return buildArticle(entry, context);
}

/** One static path for each category: the listing page with that category chosen. */
export async function categoryPaths() {
  const context = await loadPageContext();
  const entry = context.pages.find(({ id }) => `/${id}` === routes.news);
  if (!entry) throw new Error(`There is no src/content/pages${routes.news}.mdx.`);
  const page = buildPage(entry, context);
  return categories.map((choice) => ({
    params: { category: categorySlug(choice) },
    props: {
      entry,
      page: {
        ...page,
        head: buildCategoryHead(choice, context.siteUrl, shareCategory(choice)),
      },
      choice,
    },
  }));
}

/** One static path for each page of older articles, below the listing. */
export async function olderPaths() {
  const listing = await loadListing();
  return listParts(listing)
    .filter(({ part }) => part > 1)
    .map(({ choice, part }) => ({
      params: { older: listingPath(choice, part).slice(`${routes.news}/`.length) },
      props: { older: buildOlderPage(listing, choice, part, publicSettings.PUBLIC_SITE_URL) },
    }));
}

/** One static path for each file that the listing loads from. */
export async function listingDataPaths() {
  const listing = await loadListing();
  return listParts(listing).map(({ choice, part }) => ({
    params: { part: `${categorySlug(choice)}/${part}` },
    props: { data: buildListingPart(listing, choice, part) },
  }));
}

/** What each article of this site shows where it is shared. */
async function sharedArticles() {
  const { cards } = await loadListing();
  return (await articlePaths()).map(({ props: { entry } }) => {
    const picture = cards.find(({ slug }) => slug === entry.id)?.picture;
    return { path: routeOf(entry.id), sharing: shareArticle(entry, picture) };
  });
}

/** One static path for the sharing image of each article and category. */
export async function sharedNews() {
  const articles = await sharedArticles();
  const listings = categories.map((choice) => ({
    path: listingPath(choice),
    sharing: shareCategory(choice),
  }));
  return [...articles, ...listings].map(({ path, sharing }) => ({
    params: { file: sharingFile(path, sharing) },
    props: { sharing },
  }));
}

/**
 * Makes what gives the full address of an article’s sharing image, by its id.
 * @returns nothing for an article that another host has
 */
export async function articlePictures(): Promise<(id: string) => string | undefined> {
  const shared = new Map((await sharedArticles()).map(({ path, sharing }) => [path, sharing]));
  return (id) => {
    const sharing = shared.get(routeOf(id));
    if (!sharing) return undefined;
    return new URL(nameSharing(routeOf(id), sharing).path, publicSettings.PUBLIC_SITE_URL).href;
  };
}
