import { headerLinks } from '../config/navigation.ts';
import { routes } from '../config/routes.ts';
import { buildHead } from './head.ts';
import type { Opening, Page } from './page.ts';

type ErrorPage = Pick<Page, 'head' | 'opening'>;

/** What a visitor sees at an address without a page. */
export function buildNotFoundPage(siteUrl: string): ErrorPage {
  const opening: Opening = {
    eyebrow: '404',
    heading: 'There is no page at this address',
    lead: 'It may have moved, or the link may be misspelled. The main sections are below, and every page is listed at the foot of this one.',
    actions: headerLinks.map(({ label, path }) => ({ label, href: path })),
    aside: undefined,
  };
  const head = buildHead({
    title: 'Page Not Found',
    description: 'There is no page at this address. The main sections of the site are linked here.',
    path: routes.notFound,
    siteUrl,
  });
  return { head, opening };
}

/** What a visitor sees when the site itself has failed. */
export function buildFailurePage(siteUrl: string): ErrorPage {
  const opening: Opening = {
    eyebrow: undefined,
    heading: 'Unexpected Application Error!',
    lead: '500 Internal Server Error. The fault is ours and may be over by now: load the page again, or begin at the home page.',
    actions: [{ label: 'Home', href: routes.home }],
    aside: undefined,
  };
  const head = buildHead({
    title: 'Unexpected Application Error',
    description:
      'Something failed while this page was made. It is our fault and may be over by now.',
    path: routes.failure,
    siteUrl,
  });
  return { head, opening };
}
