import { categories, categorySlug } from '../config/categories.ts';
import { publicSettings } from '../config/public-settings.ts';
import { artFolders, routes } from '../config/routes.ts';
import { loadArticles, loadOnce, loadPages, type ArticleEntry } from '../site/content.ts';
import { loadPageContext } from '../site/page-paths.ts';
import { buildPage, routeOf } from '../site/page.ts';
import { nameSharing, sharingName } from '../site/sharing.ts';
import { buildArticle } from './article/article.ts';
import {
  coverCategory,
  findCovers,
  listCoverFiles,
  shareArticle,
  shareCategory,
} from './article-covers.ts';
import { listingPath } from './news.ts';
import {
  buildCategoryHead,
  buildListing,
  buildListingPart,
  buildOlderPage,
  listParts,
} from './listing/article-listing.ts';

/** All articles as the pages list them. */
export const loadListing = loadOnce(async () => buildListing(await loadArticles()));

const loadCovers = loadOnce(async () => findCovers(await loadArticles()));

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
    listing: await loadListing(),
    covers: await loadCovers(),
  };
  return buildArticle(entry, context);
}

/** One static path for each category: the listing page with that category chosen. */
export async function categoryPaths() {
  const context = await loadPageContext();
  const entry = context.pages.find(({ id }) => `/${id}` === routes.news);
  if (!entry) throw new Error(`There is no src/content/pages${routes.news}.mdx.`);
  const page = buildPage(entry, context);
  const articles = await loadArticles();
  return categories.map((choice) => ({
    params: { category: categorySlug(choice) },
    props: {
      entry,
      page: {
        ...page,
        head: buildCategoryHead(
          choice,
          context.siteUrl,
          shareCategory(choice, coverCategory(articles, choice)),
        ),
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

/** One static path for each file of covers. */
export async function coverPaths() {
  return listCoverFiles(await loadCovers(), await loadListing()).map(({ path, draw }) => ({
    params: { cover: path.slice(`${artFolders.covers}/`.length, -'.svg'.length) },
    props: { draw },
  }));
}

/** What each article that is here shows where it is shared, by its id; drawn when asked for. */
async function loadSharedArticles() {
  const covers = await loadCovers();
  return new Map(
    (await articlePaths()).flatMap(({ props: { entry } }) => {
      const cover = covers.get(entry.id);
      return cover ? [[entry.id, () => shareArticle(entry.data.title, cover)] as const] : [];
    }),
  );
}

/** One static path for the sharing image of each article and category. */
export async function sharedNews() {
  const all = await loadArticles();
  const articles = [...(await loadSharedArticles())].map(([id, share]) => ({
    path: routeOf(id),
    share,
  }));
  const listings = categories.map((choice) => ({
    path: listingPath(choice),
    share: () => shareCategory(choice, coverCategory(all, choice)),
  }));
  return [...articles, ...listings].map(({ path, share }) => ({
    params: { name: sharingName(path) },
    props: { sharing: share() },
  }));
}

/**
 * Makes what gives the full address of an article’s sharing image, by its id.
 * @returns nothing for an article that another host has
 */
export async function articlePictures(): Promise<(id: string) => string | undefined> {
  const shared = await loadSharedArticles();
  return (id) => {
    const share = shared.get(id);
    return (
      share && new URL(nameSharing(routeOf(id), share()).path, publicSettings.PUBLIC_SITE_URL).href
    );
  };
}
