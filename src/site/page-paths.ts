import { publicSettings } from '../config/public-settings.ts';
import { loadClaim, loadPages, type PageEntry } from './content.ts';
import { buildPage, type Page } from './page.ts';

export interface PagePathProps {
  readonly entry: PageEntry;
  readonly page: Page;
}

/** One static path for each page, with the page that its layout shows. */
export async function pagePaths() {
  const pages = await loadPages();
  const sources = { pages, siteUrl: publicSettings.PUBLIC_SITE_URL, loadClaim };
  return Promise.all(
    pages.map(async (entry) => ({
      params: { slug: entry.id === 'index' ? undefined : entry.id },
      props: { entry, page: await buildPage(entry, sources) } satisfies PagePathProps,
    })),
  );
}
