import { footerGroups } from '../config/navigation.ts';
import { buttonAddress } from '../config/routes.ts';
import { footerWords } from '../messages/messages.ts';
import type { PageData } from '../schemas/page.ts';
import { buildHead, type Head, markOf } from './head.ts';
import type { Illustration } from './illustrations.ts';
import { isClinical } from './reviews.ts';
import type { Sharing } from './sharing.ts';

/**
 * The path of a page or article.
 * @param id the file name without its ending; `index` is the home page
 */
export function routeOf(id: string): string {
  return id === 'index' ? '/' : `/${id}`;
}

/** The top of a page. */
export type Hero = PageData['hero'];

/** One page as its layout shows it: every reference resolved, every fallback decided. */
export interface Page extends Pick<PageData, 'kind' | 'updated' | 'checked' | 'reviewed'> {
  /** Whether somebody clinical has still to read it. */
  readonly isUnread: boolean;
  readonly head: Head;
  readonly hero: Hero;
  /** Opens the page across the window; a page without one has the words alone. */
  readonly drawn: Illustration | undefined;
  readonly related: readonly {
    readonly title: string;
    readonly path: string;
    readonly why: string;
  }[];
}

/** A page of the collection: its file name without ending, its front matter and its text. */
export interface PageSource {
  readonly id: string;
  readonly data: PageData;
  readonly body?: string | undefined;
}

export interface PageContext {
  readonly pages: readonly PageSource[];
  /** The origin of the site, such as https://www.example.com. */
  readonly siteUrl: string;
  /** The moment of the build, which decides what is scheduled. */
  readonly now: Date;
  readonly findIllustration: (name: string) => Illustration | undefined;
}

/**
 * The day on which a text was changed last, as the sitemap and structured data say it: the day its
 * author gives, or that of publication. A check of the facts changes nothing.
 */
export function modifiedOn(data: {
  readonly updated?: Date | undefined;
  readonly date?: Date | undefined;
}): Date | undefined {
  return data.updated ?? data.date;
}

/**
 * The pages that another page or an article names as related. One that is not there, as while it is
 * being renamed, is left out; the checker names it, and lets no build begin with it.
 */
export function findRelated(pages: readonly PageSource[], id: string): PageSource[] {
  return pages.filter((page) => page.id === id);
}

/** What a page shows where it is shared: its drawing beside its title, or the title alone. */
export function sharePage({ id, data }: PageSource, illustration?: Illustration): Sharing {
  const group = data.footer?.group;
  return {
    // The title of the home page repeats the name that stands above it.
    title: id === 'index' ? data.hero.heading : data.title,
    section: group ? footerWords.groups[group] : footerWords.noGroup,
    art: illustration && { svg: illustration.file, alt: illustration.alt },
  };
}

/** Turns one content entry into the page its layout shows. */
export function buildPage(source: PageSource, context: PageContext): Page {
  const { id, data } = source;
  const { pages, siteUrl, findIllustration, now } = context;
  const { title, description, kind, hero, related, updated, checked, reviewed } = data;
  const illustration = findIllustration(id);
  return {
    head: buildHead({
      ...{ title, description, path: routeOf(id), siteUrl, hasMarkdown: true },
      sharing: sharePage(source, illustration),
      mark: markOf(data, now),
      facts: {
        modified: modifiedOn(data),
        reviewed,
      },
    }),
    kind,
    hero: {
      ...hero,
      actions: hero.actions.map(({ label, href }) => ({
        label,
        href: buttonAddress(href, label, routeOf(id)),
      })),
    },
    drawn: illustration,
    related: related.flatMap(({ page, why }) =>
      findRelated(pages, page).map(({ data: { title } }) => ({ title, path: routeOf(page), why })),
    ),
    updated,
    checked,
    reviewed,
    isUnread: !reviewed && isClinical(routeOf(id), data),
  };
}

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
