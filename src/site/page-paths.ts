import { publicSettings } from '../config/public-settings.ts';
import { findPlate } from '../art/plates/plates.ts';
import { composeSharing } from '../art/sharing/sharing.ts';
import { loadFacts, loadPages, type PageEntry } from './content.ts';
import { buildPage, describeFilm, type PageContext, routeOf, sharePage } from './page.ts';
import { sharingName } from '../art/sharing/name-sharing.ts';

/** What pages are made from. */
export async function loadPageContext() {
  return {
    pages: await loadPages(),
    siteUrl: publicSettings.PUBLIC_SITE_URL,
    fact: await loadFacts(),
    now: new Date(),
    findPlate,
    film: describeFilm(publicSettings.PUBLIC_SITE_URL, publicSettings.PUBLIC_VIDEO_URL),
  } satisfies PageContext;
}

/** One static path for each page. */
export async function pagePaths() {
  return (await loadPages()).map((entry) => ({
    params: { slug: entry.id === 'index' ? undefined : entry.id },
    props: { entry },
  }));
}

/** One static path for the sharing image of each page; it is composed where it is asked for. */
export async function sharedPages() {
  return (await loadPages()).map((entry) => ({
    params: { name: sharingName(routeOf(entry.id)) },
    props: { compose: () => composeSharing(sharePage(entry, findPlate(entry.id))) },
  }));
}

/** The page that the layout shows; made where it is shown, so that a mistake in one stays there. */
export async function loadPage(entry: PageEntry) {
  return buildPage(entry, await loadPageContext());
}
