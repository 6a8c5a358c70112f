import { categories, categorySlug } from '../../config/categories.ts';
import type { FooterGroupId } from '../../config/navigation.ts';
import type { ArticleData } from '../../schemas/article.ts';
import { contentCollections } from '../../schemas/collections.ts';
import type { PageData } from '../../schemas/page.ts';
import { inEach, listRepeats, mentionsOf, type Content, type Entry } from '../facts.ts';
import { toKebabCase } from '../advice.ts';
import type { Problem } from '../problem.ts';

/** File names become addresses: lower case with hyphens, and `.mdx` so that they are read at all. */
export function checkFileNames({ entries, strayFiles }: Content): Problem[] {
  const misnamed = inEach(entries, ({ id }) => {
    const name = id.split('/').map(toKebabCase).join('/');
    return name === id ? [] : [{ field: 'file name', found: `${id}.mdx`, write: `${name}.mdx` }];
  });
  const stray = strayFiles.map((file) => ({
    file,
    field: 'file name',
    found: 'a file that nothing reads',
    write: 'a name that ends in .mdx, or that of a file of words, or move it elsewhere',
  }));
  return [...misnamed, ...stray];
}

/** The article with the lowest id is the featured one. */
export function checkArticleOrder({ articles }: Content): Problem[] {
  const [first] = articles.toSorted((a, b) => (a.data.id ?? 0) - (b.data.id ?? 0));
  // The article whose id cannot be read may be the first one.
  if (!first?.data.id) return [];
  return inEach(articles, ({ data: { id, featured = false }, lineOf }) => {
    const isFirst = id === first.data.id;
    const only = `it only in ${first.file}, the article with the lowest id`;
    const write = isFirst ? 'true, as this article has the lowest id' : only;
    const at = { line: lineOf(['featured']), field: 'featured' };
    return featured === isFirst ? [] : [{ ...at, found: featured ? 'true' : 'nothing', write }];
  });
}

/**
 * An article is worth a visit and can be read at one go: 350 to 700 words. A guide is looked things
 * up in, so it may have 1,800. Drafts may grow.
 */
export function checkWordCount({ articles }: Content): Problem[] {
  const finished = articles.filter(({ isReadable, isDraft }) => isReadable && !isDraft);
  return inEach(finished, ({ prose, data }) => {
    const [least, most] = [350, data.kind === 'guide' ? 1_800 : 700];
    const { length } = prose
      .filter(({ location }) => location === 'body')
      .flatMap(({ text }) => text.split(/\s/))
      .filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word));
    if (length >= least && length <= most) return [];
    return [{ field: 'body', found: `${length} words`, write: `${least} to ${most}` }];
  });
}

/** Where articles end on calls, those of every category do: the build stops where one has none. */
export function checkClosingCalls({ sources }: Content): Problem[] {
  const { file } = contentCollections.closingCalls;
  const calls = sources.find((source) => source.file === file);
  const slugs = categories.map(categorySlug);
  const missing = slugs.filter((slug) => !calls?.lineOf([slug]));
  if (missing.length === slugs.length) return [];
  return missing.map((field) => ({ file, field, found: 'nothing', write: 'one like the others' }));
}

/** The footer groups whose pages are about patients. */
const clinicalGroups: readonly FooterGroupId[] = [
  'triage-systems',
  'healthcare-settings',
  'specialized-care',
];

/** How many sources an entry cites at the least: a clinical page three, an article one. */
function leastSources({ data }: Entry): number {
  if ('category' in data) return 1;
  const group = 'footer' in data ? data.footer?.group : undefined;
  return group !== undefined && clinicalGroups.includes(group) ? 3 : 0;
}

export function checkSourceCount({ entries }: Content): Problem[] {
  const published = entries.filter(({ isDraft, isReadable }) => isReadable && !isDraft);
  return inEach(published, (entry) => {
    const least = leastSources(entry);
    const { size } = new Set(mentionsOf(entry, 'source').map(({ name }) => name));
    if (size >= least) return [];
    const found = size === 0 ? 'none' : `${size}`;
    return [{ field: 'sources', found, write: `${least} or more with <Source id="…" />` }];
  });
}

type AnyData = Omit<PageData, 'kind'> & Omit<ArticleData, 'kind'>;

/** What one place of the content alone may have, such as a title, and what to write for a second. */
function listTaken({ entries, works, fixedRoutes }: Content) {
  const all = entries.map((entry) => ({ ...entry, data: entry.data as Partial<AnyData> }));
  const nextId = Math.max(0, ...all.map(({ data: { id = 0 } }) => id)) + 1;
  const ofEntries = all.flatMap(({ file, route, lineOf, data }) => {
    const { id, title, searchTitle, description, excerpt, footer } = data;
    const orders = all.map(({ data: { footer: other } }) =>
      other && other.group === footer?.group ? other.order : 0,
    );
    const free = `${Math.max(...orders) + 1} or another free place`;
    const fields = [
      ['route', route, 'route', 'another file name'],
      ['title', title, 'title', 'one of its own'],
      ['searchTitle', searchTitle, 'title', 'one of its own'],
      ['description', description, 'description', 'one of its own'],
      ['excerpt', excerpt, 'excerpt', 'one of its own'],
      ['id', id, 'id', String(nextId)],
      ['footer.order', footer?.order, footer?.group, free],
    ] as const;
    return fields.map(([field, value, among, write]) => {
      return { file, line: lineOf(field.split('.')), field, value, among, owner: file, write };
    });
  });
  const ofSources = [...works.records].flatMap(([id, { url, doi }]) => {
    const write = 'each source once, and cite it with at="…" for a part of it';
    const at = { file: works.file, line: works.lineOf([id]), field: id, owner: id, write };
    const addresses = [url?.replace(/\/?(#.*)?$/, ''), doi];
    return addresses.map((value) => ({ ...at, value, among: 'sources' }));
  });
  const ofSite = [...fixedRoutes].map((value) => {
    const at = { file: '', line: undefined, field: 'route', write: '' };
    return { ...at, value, among: 'route', owner: 'the site itself' };
  });
  return [...ofSite, ...ofEntries, ...ofSources].filter(({ value }) => value !== undefined);
}

/** Titles and descriptions tell pages apart; a number, a place in the footer and a source are given once. */
export function checkTaken(content: Content): Problem[] {
  const items = listTaken(content);
  return listRepeats(items, ({ among, value }) => `${among} ${String(value).trim().toLowerCase()}`)
    .filter(([{ file, owner }, first]) => file !== '' && owner !== first.owner)
    .map(([{ file, line, field, value, write }, first]) => {
      return { file, line, field, found: `"${value}", which ${first.owner} has already`, write };
    });
}
