import type {
  Article,
  BreadcrumbList,
  FAQPage,
  MedicalWebPage,
  Organization,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import { routes } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { desk } from '../messages/desk.ts';
import { siteWords } from '../messages/messages.ts';
import { dayOf } from './publication.ts';

/** A review as front matter has it: when, and by whom. */
interface Review {
  readonly on: Date;
  readonly by: string;
}

/** A film on the page. */
export interface Film {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly poster: string;
  readonly published: Date;
}

/** What structured data says beyond what every page has. */
export interface PageFacts {
  /** The days that search engines ask for. */
  readonly published?: Date | undefined;
  readonly modified?: Date | undefined;
  /** The category of an article. */
  readonly section?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** The addresses of the sources that the text cites. */
  readonly citations?: readonly string[] | undefined;
  readonly reviewed?: Review | undefined;
}

interface Described extends PageFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly canonical: string;
  readonly image: string;
  readonly crumbs: readonly { readonly label: string; readonly path: string }[];
  readonly addressOf: (path: string) => string;
}

/** The field, unless there is nothing to say. */
function field<Name extends string, Value>(name: Name, value: Value | undefined) {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return (isEmpty ? {} : { [name]: value }) as Readonly<Partial<Record<Name, Value>>>;
}

function describeOrganization(addressOf: Described['addressOf']) {
  return {
    '@type': 'Organization',
    '@id': addressOf('/#organization'),
    name: site.name,
    url: addressOf(routes.home),
    logo: addressOf('/icon-512.png'),
    description: siteWords.description,
    ...field('legalName', desk.legalName || undefined),
    ...field('address', desk.address || undefined),
    ...field('telephone', desk.phone || undefined),
  } as const satisfies Organization;
}

function describeWebsite(addressOf: Described['addressOf']) {
  return {
    '@type': 'WebSite',
    '@id': addressOf('/#website'),
    name: site.name,
    url: addressOf(routes.home),
    inLanguage: site.language,
    publisher: { '@id': addressOf('/#organization') },
  } as const satisfies WebSite;
}

function describeCrumbs({ crumbs, addressOf }: Described) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: addressOf(path),
    })),
  } as const satisfies BreadcrumbList;
}

/** What pages and articles share. */
function describeText({ published, modified, citations }: Described) {
  return {
    inLanguage: site.language,
    ...field('datePublished', published && dayOf(published)),
    ...field('dateModified', modified && dayOf(modified)),
    ...field('citation', citations),
  };
}

function describeArticle(described: Described, section: string) {
  const publisher = describeOrganization(described.addressOf);
  return {
    '@type': 'Article',
    headline: described.title,
    description: described.description,
    image: described.image,
    ...describeText(described),
    mainEntityOfPage: described.canonical,
    articleSection: section,
    ...field('keywords', described.keywords),
    author: publisher,
    publisher,
  } as const satisfies Article;
}

/**
 * A medical page only where somebody with a clinical role has reviewed it. What a page is about and
 * its picture stand in the head of every page, so they are not said again.
 */
function describePage(described: Described) {
  const { title, canonical, addressOf, reviewed } = described;
  const page = {
    name: title,
    url: canonical,
    ...describeText(described),
    isPartOf: { '@id': addressOf('/#website') },
  } as const;
  if (!reviewed) return { '@type': 'WebPage', ...page } as const satisfies WebPage;
  return {
    '@type': 'MedicalWebPage',
    ...page,
    lastReviewed: dayOf(reviewed.on),
    reviewedBy: { '@type': 'Person', jobTitle: reviewed.by },
  } as const satisfies MedicalWebPage;
}

/** Questions that are answered on a page: its groups, which share the id, are one list. */
export function describeAnswers(
  answers: readonly { readonly question: string; readonly answer: string }[],
) {
  return {
    '@type': 'FAQPage',
    '@id': '#questions',
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } as const satisfies FAQPage;
}

export function describeFilm({ name, description, address, poster, published }: Film) {
  return {
    '@type': 'VideoObject',
    name,
    description,
    contentUrl: address,
    thumbnailUrl: poster,
    uploadDate: dayOf(published),
  } as const satisfies VideoObject;
}

/**
 * What a page says of itself to search engines. The types are checked against the definitions of
 * schema.org by the compiler, and what is built once more by a test.
 * @see https://schema.org/docs/full.html
 */
export function describeData(described: Described) {
  const { path, section, addressOf } = described;
  return [
    ...(path === routes.home
      ? [describeOrganization(addressOf), describeWebsite(addressOf)]
      : [describeCrumbs(described)]),
    section === undefined ? describePage(described) : describeArticle(described, section),
  ];
}
