import type { ClaimData } from '../schemas/claim.ts';
import type { PageData } from '../schemas/page.ts';
import { buildHead, type Head } from './head.ts';
import { oncePerList } from './once-per-list.ts';
import { routeOf } from './route.ts';

interface RelatedPage {
  readonly title: string;
  readonly path: string;
  readonly why: string;
}

/** What stands beside the main heading of a page. */
export type Aside =
  | { readonly kind: 'claims'; readonly claims: readonly ClaimData[] }
  | { readonly kind: 'levels'; readonly system: string };

/** One page as its layout shows it: every reference resolved, every fallback decided. */
export interface Page {
  readonly head: Head;
  readonly frame: PageData['frame'];
  readonly opening: Pick<PageData['opening'], 'heading' | 'lead' | 'actions'> & {
    readonly eyebrow: string | undefined;
    readonly aside: Aside | undefined;
  };
  readonly related: readonly RelatedPage[];
  readonly updated: Date | undefined;
}

interface PageLike {
  readonly id: string;
  readonly data: PageData;
}

export interface PageSources {
  readonly pages: readonly PageLike[];
  readonly siteUrl: string;
  readonly loadClaim: (id: string) => Promise<ClaimData>;
}

async function resolveAside(
  aside: PageData['opening']['aside'],
  sources: PageSources,
): Promise<Aside | undefined> {
  if (aside?.claims) {
    return { kind: 'claims', claims: await Promise.all(aside.claims.map(sources.loadClaim)) };
  }
  if (aside?.levels) {
    return { kind: 'levels', system: aside.levels };
  }
  return undefined;
}

const indexPages = oncePerList(
  (pages: readonly PageLike[]) => new Map(pages.map((page) => [page.id, page])),
);

function resolveRelated(entry: PageLike, pages: readonly PageLike[]): RelatedPage[] {
  return entry.data.related.map(({ page: id, why }) => {
    const other = indexPages(pages).get(id);
    if (!other) throw new Error(`${entry.id}.mdx: related names "${id}", which is no page.`);
    return { title: other.data.title, path: routeOf(other.id), why };
  });
}

/**
 * Turns one content entry into the page its layout shows.
 * @throws {Error} when the entry cites a claim or a page that does not exist
 */
export async function buildPage(entry: PageLike, sources: PageSources): Promise<Page> {
  const { title, description, frame, opening, updated } = entry.data;
  return {
    head: buildHead({ title, description, path: routeOf(entry.id), siteUrl: sources.siteUrl }),
    frame,
    opening: {
      eyebrow: opening.eyebrow,
      heading: opening.heading,
      lead: opening.lead,
      actions: opening.actions,
      aside: await resolveAside(opening.aside, sources),
    },
    related: resolveRelated(entry, sources.pages),
    updated,
  };
}
