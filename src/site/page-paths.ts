import { publicSettings } from '../config/public-settings.ts';
import { loadPages, type PageEntry } from './content.ts';
import { buildPage, type PageContext, routeOf, sharePage } from './page.ts';
import { findIllustration } from './illustrations.ts';
import { sharingFile } from './sharing.ts';

/** What pages are made from. */
export async function loadPageContext() {
  return {
    pages: await loadPages(),
    siteUrl: publicSettings.PUBLIC_SITE_URL,
    now: new Date(),
    findIllustration,
  } satisfies PageContext;
}

/** One static path for each page. */
export async function pagePaths() {
  return (await loadPages()).map((entry) => ({
    params: { slug: entry.id === 'index' ? undefined : entry.id },
    props: { entry },
  }));
}

/** One static path for the sharing image of each page. */
export async function sharedPages() {
  return (await loadPages()).map((entry) => ({
    params: { file: sharingFile(routeOf(entry.id)) },
    props: { sharing: sharePage(entry, findIllustration(entry.id)) },
  }));
}

/** The page that the layout shows; made where it is shown, so that a mistake in one stays there. */
export async function loadPage(entry: PageEntry) {
  return buildPage(entry, await loadPageContext());
}
