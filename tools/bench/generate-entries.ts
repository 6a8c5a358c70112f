import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { lastFoundingId } from '../../src/checker/rules/articles.ts';
import { categories, locations } from '../../src/config/categories.ts';
import { footerGroups, headerLinks } from '../../src/config/navigation.ts';
import { routes } from '../../src/config/routes.ts';
import { type Composer, createComposer } from './compose-prose.ts';
import { composeArticleBody, composePageBody } from './compose-body.ts';

/** One file of content: `file` is its path below `src/content/`, `source` its whole text. */
export interface GeneratedEntry {
  readonly file: string;
  readonly source: string;
}

/**
 * What the site itself is made of: 44 published pages to 119 articles. Pages are made of sections
 * and cards, articles of plain Markdown, so the mix decides what a page costs.
 */
const pageShare = 44 / 163;

/** The footer is a menu for people: it holds as many links as the site's own, however many pages. */
const footerLinks = 38;

const dayInMilliseconds = 86_400_000;
const newestFounding = Date.parse('2025-01-15');

/** The listing needs this page and its components, so it is the site's own. */
const newsPage = routes.news.slice(1);

/** The pages that header, footer and code link to. */
const namedPages = [...headerLinks.map(({ path: route }) => route), ...Object.values(routes)]
  .filter((route) => route !== routes.notFound && route !== routes.failure && route !== routes.news)
  .map((route) => (route === routes.home ? 'index' : route.slice(1)));

function writeEntry(frontMatter: object, body: string): string {
  const yaml = stringify(frontMatter, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
  return `---\n${yaml}---\n\n${body}\n`;
}

/** A sentence that is short enough for a description. */
function composeShort(composer: Composer, most: number): string {
  const text = composer.sentence();
  return text.length >= 50 && text.length <= most ? text : composeShort(composer, most);
}

function dateOf(id: number): string {
  const days = id <= lastFoundingId ? -id : Math.floor((id - lastFoundingId) / 5);
  return new Date(newestFounding + days * dayInMilliseconds).toISOString().slice(0, 10);
}

function pickSome(composer: Composer, items: readonly string[], count: number): string[] {
  const chosen = new Set<string>();
  while (chosen.size < Math.min(count, items.length)) chosen.add(composer.pick(items));
  return [...chosen];
}

interface Sources {
  readonly composer: Composer;
  /** Pages that others link to. */
  readonly linkedIds: readonly string[];
  readonly claimIds: readonly string[];
}

function generatePage(sources: Sources, id: string, index: number, taken: Set<string>): string {
  const { composer, linkedIds, claimIds } = sources;
  const others = linkedIds.filter((other) => other !== id);
  const group = footerGroups[index % footerGroups.length];
  const frontMatter = {
    title: composer.heading('* N N'),
    description: composeShort(composer, 160),
    opening: {
      eyebrow: composer.heading('* N'),
      heading: composer.heading('The A N and the * N'),
      lead: composer.paragraph(2),
      actions: [{ label: 'Request a Demo', href: routes.contact }],
    },
    ...(index < footerLinks && group
      ? { footer: { group: group.id, order: index + 1, label: composer.heading('* N') } }
      : {}),
    related: pickSome(composer, others, 3).map((page) => ({
      page,
      why: composeShort(composer, 140),
    })),
  };
  // In turn, so that every figure of the site stays cited.
  const claims = [0, 1, 2].map((place) => claimIds[(index * 3 + place) % claimIds.length] ?? '');
  return writeEntry(frontMatter, composePageBody(composer, { links: others, claims, taken }));
}

function generateArticle({ composer, linkedIds }: Sources, id: number): string {
  const frontMatter = {
    id,
    title: composer.heading('What the A N V and the * N V'),
    excerpt: composeShort(composer, 160),
    category: categories[id % categories.length],
    date: dateOf(id),
    ...(id === 1 ? { featured: true } : {}),
    keywords: Array.from({ length: 4 }, () => composer.phrase('* N')),
    location: locations[id % locations.length],
    related: pickSome(composer, linkedIds, 3),
  };
  return writeEntry(frontMatter, composeArticleBody(composer, linkedIds));
}

/**
 * Pages and articles of some 600 words each, in the mix of the site, that keep every rule of the
 * content checker. The same count always gives the same texts.
 * @param projectFolder whose claims are cited and whose page of News & Views is taken
 * @param count pages and articles together
 */
export function generateEntries(projectFolder: string, count: number): GeneratedEntry[] {
  const content = path.join(projectFolder, 'src/content');
  const claims: unknown = parse(readFileSync(path.join(content, 'claims.yaml'), 'utf8'));
  const composer = createComposer(count);
  const pageCount = Math.round(count * pageShare);
  const pageIds = new Set(namedPages);
  while (pageIds.size < pageCount - 1) {
    pageIds.add(composer.phrase('*-*'));
  }
  const sources = {
    composer,
    linkedIds: [...pageIds].filter((id) => !id.includes('/')),
    claimIds: Object.keys(claims as object),
  };
  const taken = new Set<string>();
  return [
    {
      file: `pages/${newsPage}.mdx`,
      source: readFileSync(path.join(content, 'pages', `${newsPage}.mdx`), 'utf8'),
    },
    ...[...pageIds].map((id, index) => ({
      file: `pages/${id}.mdx`,
      source: generatePage(sources, id, index, taken),
    })),
    ...Array.from({ length: count - pageCount }, (_, index) => ({
      file: `articles/a-${composer.phrase('*-*')}-${index + 1}.mdx`,
      source: generateArticle(sources, index + 1),
    })),
  ];
}
