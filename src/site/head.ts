import { routes, markdownPath, unlistedRoutes } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { fill } from '../messages/fill.ts';
import { headerWords, pageWords } from '../messages/messages.ts';
import { type Dated, formatDay, statusOf } from './publication.ts';
import { borrowSharing, nameSharing, type Sharing } from './sharing.ts';
import { describeData, type PageFacts } from './structured-data.ts';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

const words = pageWords.unpublished;

/** What a page that is not published says of itself, where it is shown all the same. */
interface UnpublishedMark {
  /** Stands before the title of the document: Draft. */
  readonly label: string;
  /** The whole sentence. */
  readonly says: string;
}

/** The mark of a draft or a scheduled entry; none of what is published. */
export function markOf(entry: Dated, now: Date): UnpublishedMark | undefined {
  const status = statusOf(entry, now);
  if (status === 'published') return undefined;
  if (status === 'draft') return { label: words.draft, says: words.draftSays };
  const day = formatDay(entry.date ?? now);
  return { label: words.scheduled, says: fill(words.scheduledSays, { day }) };
}

/** Everything the document head and the breadcrumbs of one page are made from. */
export type Head = Readonly<ReturnType<typeof buildHead>>;

interface HeadInput {
  readonly title: string;
  /** The title for search results and the browser tab, where the title is too long for them. */
  readonly searchTitle?: string | undefined;
  /** What its breadcrumb says, where that is shorter. */
  readonly crumb?: string | undefined;
  readonly description: string;
  readonly path: string;
  /** The origin of the site, such as https://www.example.com. */
  readonly siteUrl: string;
  /** Pages between the home page and this one. */
  readonly parents?: readonly Crumb[];
  /** Of a page that is not published, where it is shown all the same. */
  readonly mark?: UnpublishedMark | undefined;
  /** Whether the page is there in Markdown, too. */
  readonly hasMarkdown?: boolean;
  readonly facts?: PageFacts;
  /** What its sharing image shows. */
  readonly sharing?: Sharing | undefined;
  /** The page whose sharing image it has without one of its own. */
  readonly sharedAs?: string;
}

/** In characters: search results cut what is longer. */
const longestTitle = 60;

/** The title with the name of the product, as far as both have room; that of the home page is whole. */
function nameDocument(title: string, isHome: boolean): string {
  const named = `${title} | ${site.name}`;
  return isHome || named.length > longestTitle ? title : named;
}

/**
 * Resolves what the document head says: titles, addresses, sharing tags and JSON-LD (schema.org).
 */
export function buildHead(input: HeadInput) {
  const { title, searchTitle = title, crumb = title, description, path, siteUrl } = input;
  const { parents = [], hasMarkdown = false, facts = {}, mark } = input;
  const { sharing, sharedAs = routes.home } = input;
  const isHome = path === routes.home;
  const isIndexed = !mark && !unlistedRoutes.includes(path);
  const addressOf = (to: string) => new URL(to, siteUrl).href;
  const canonical = addressOf(path);
  const picture = sharing ? nameSharing(path, sharing) : borrowSharing(sharedAs);
  const image = addressOf(picture.path);
  const crumbs: readonly Crumb[] = isHome
    ? []
    : [{ label: headerWords.links.home, path: routes.home }, ...parents, { label: crumb, path }];
  const siteTitle = nameDocument(searchTitle, isHome);
  return {
    documentTitle: mark ? `${mark.label}: ${siteTitle}` : siteTitle,
    mark,
    title,
    description,
    path,
    canonical,
    image,
    imageAlt: picture.alt,
    type: facts.section === undefined ? 'website' : 'article',
    isIndexed,
    markdownPath: hasMarkdown && isIndexed ? markdownPath(path) : undefined,
    crumbs,
    structuredData: describeData({
      ...{ title, description, path, canonical, image, crumbs, addressOf },
      ...facts,
    }),
  };
}
