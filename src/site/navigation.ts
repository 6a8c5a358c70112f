import { footerGroups } from '../config/navigation.ts';
import type { PageData } from '../schemas/page.ts';
import { oncePerList } from './once-per-list.ts';
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

interface PageLike {
  readonly id: string;
  readonly data: Pick<PageData, 'footer'>;
}

/**
 * The link groups of the footer, filled from the pages that ask for a place in one.
 * @param pages every page of the site
 */
export const buildFooterGroups = oncePerList((pages: readonly PageLike[]): readonly FooterGroup[] =>
  footerGroups.map(({ id, label }) => ({
    label,
    links: pages
      .flatMap((page) =>
        page.data.footer?.group === id ? [{ path: routeOf(page.id), ...page.data.footer }] : [],
      )
      .sort((a, b) => a.order - b.order)
      .map((link) => ({ label: link.label, path: link.path, badge: link.badge })),
  })),
);
