import { footerGroups } from '../config/navigation.ts';
import { routes } from '../config/routes.ts';
import { footerWords } from '../words/footer.ts';
import { headerWords } from '../words/header.ts';
import { type PageSource, routeOf } from './page.ts';

const { links } = headerWords;

/** The four links of the header, in order. */
export const headerLinks = [
  { label: links.home, path: routes.home },
  { label: links.product, path: '/product' },
  { label: links.news, path: routes.news },
  { label: links.contact, path: routes.contact },
] as const;

/** Stands after them, at the end of the header and of the menu. */
export const searchLink = { label: links.search, path: routes.search } as const;

/** The link groups of the footer, filled from the pages that ask for a place in one. */
export function buildFooterGroups(pages: readonly PageSource[]) {
  return footerGroups.map((id) => ({
    label: footerWords.groups[id],
    links: pages
      .flatMap((page) =>
        page.data.footer?.group === id ? [{ path: routeOf(page.id), ...page.data.footer }] : [],
      )
      .sort((a, b) => a.order - b.order)
      .map((link) => ({ label: link.label, path: link.path, badge: link.badge })),
  }));
}

export type FooterGroup = ReturnType<typeof buildFooterGroups>[number];
