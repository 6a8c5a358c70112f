import { footerGroups } from '../config/navigation.ts';
import type { PageSource } from './page.ts';
import { routeOf } from './route.ts';

interface FooterLink {
  readonly label: string;
  readonly path: string;
  readonly badge: string | undefined;
}

export interface FooterGroup {
  readonly label: string;
  readonly links: readonly FooterLink[];
}

/**
 * The link groups of the footer, filled from the pages that ask for a place in one.
 * @param pages every page of the site
 */
export function buildFooterGroups(pages: readonly PageSource[]): readonly FooterGroup[] {
  return footerGroups.map(({ id, label }) => ({
    label,
    links: pages
      .flatMap((page) =>
        page.data.footer?.group === id ? [{ path: routeOf(page.id), ...page.data.footer }] : [],
      )
      .sort((a, b) => a.order - b.order)
      .map((link) => ({ label: link.label, path: link.path, badge: link.badge })),
  }));
}
