import { categories } from '../../config/categories.ts';
import { type CategoryChoice, categorySlug, type ListingPart, listingPath } from '../news.ts';
import { publicSettings } from '../../config/public-settings.ts';
import { routes } from '../../config/routes.ts';
import { buildListingPart } from './article-listing.ts';
import { loadArticles, loadClaim, loadPages } from '../../site/content.ts';
import { buildCategoryHead, buildOlderPage, listParts, type OlderPage } from './listing-pages.ts';
import type { PagePathProps } from '../../site/page-paths.ts';
import { buildPage } from '../../site/page.ts';

const siteUrl = publicSettings.PUBLIC_SITE_URL;

export interface CategoryPathProps extends PagePathProps {
  readonly choice: CategoryChoice;
}

/** One static path for each category: the listing page with that category chosen. */
export async function categoryPaths() {
  const pages = await loadPages();
  const entry = pages.find(({ id }) => `/${id}` === routes.news);
  if (!entry) throw new Error(`There is no src/content/pages${routes.news}.mdx.`);
  const page = await buildPage(entry, { pages, siteUrl, loadClaim });
  return categories.map((choice) => ({
    params: { category: categorySlug(choice) },
    props: {
      entry,
      page: { ...page, head: buildCategoryHead(choice, siteUrl) },
      choice,
    } satisfies CategoryPathProps,
  }));
}

/** One static path for each page of older articles, below the listing. */
export async function olderPaths() {
  const articles = await loadArticles();
  return listParts(articles)
    .filter(({ part }) => part > 1)
    .map(({ choice, part }) => ({
      params: { older: listingPath(choice, part).slice(`${routes.news}/`.length) },
      props: { older: buildOlderPage(articles, choice, part, siteUrl) } satisfies OlderPathProps,
    }));
}

export interface OlderPathProps {
  readonly older: OlderPage;
}

/** One static path for each file that the listing loads from. */
export async function listingDataPaths() {
  const articles = await loadArticles();
  return listParts(articles).map(({ choice, part }) => ({
    params: { part: `${categorySlug(choice)}/${part}` },
    props: { data: buildListingPart(articles, choice, part) } satisfies ListingDataProps,
  }));
}

export interface ListingDataProps {
  readonly data: ListingPart;
}
