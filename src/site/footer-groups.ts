import { footerGroups } from '../config/navigation.ts';
import { footerWords } from '../words/footer.ts';
import { type PageSource, routeOf } from './page.ts';

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
