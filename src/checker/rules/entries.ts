import type { FooterGroupId } from '../../config/navigation.ts';
import { longestTitle, type ArticleData } from '../../schemas/article.ts';
import type { PageData } from '../../schemas/page.ts';
import { inEach, lineAt, listRepeats, mentionsOf, type Content, type Entry } from '../facts.ts';
import { toKebabCase } from '../advice.ts';
import { countOf, type Finding, type Problem } from '../problem.ts';

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

/** Files are in UTF-8, which everything reads. */
export function checkEncodings({ badlySaved }: Content): Problem[] {
  return [...badlySaved].map(([file, found]) => {
    const write = 'the file anew as UTF-8 (“Save as” of the text editor)';
    return { file, field: 'file', found, write };
  });
}

/** The Featured Story is one article, whichever an editor chooses; without one it is the newest. */
export function adviseOnFeatured({ articles }: Content): Problem[] {
  const published = articles.filter(({ isDraft }) => !isDraft);
  const flagged = published.filter(({ data }) => data.featured);
  const [first, ...others] = flagged;
  const [any] = published;
  if (!first && any && !published.some(({ isBroken }) => isBroken)) {
    const found = 'no article with featured: true, so that the newest leads';
    return [{ file: any.file, field: 'featured', found, write: 'it in the one that should' }];
  }
  return inEach(others, ({ lineOf }) => {
    const write = `it in one article alone: ${first?.file ?? ''} has it too`;
    return [{ line: lineOf(['featured']), field: 'featured', found: 'true', write }];
  });
}

/** An article can be read at one go, in 700 words; a guide is looked things up in. Drafts may grow. */
export function adviseOnWordCount({ articles }: Content): Problem[] {
  const finished = articles.filter(
    ({ isReadable, isBroken, isDraft }) => isReadable && !isBroken && !isDraft,
  );
  return inEach(finished, ({ prose, data }) => {
    const [least, most] = [350, data.kind === 'guide' ? 1_800 : 700];
    const { length } = prose
      .filter(({ location }) => location === 'body')
      .flatMap(({ text }) => text.split(/\s/))
      .filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word));
    if (length >= least && length <= most) return [];
    return [{ field: 'body', found: countOf(length, 'word'), write: `${least} to ${most}` }];
  });
}

/** What is shorter or longer than suits a field: a search result, a card or a button cuts it. */
export function adviseOnLengths({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose }) =>
    prose.flatMap((stretch): Finding[] => {
      const { text, field = '', limits } = stretch;
      const { least = 0, most = Infinity } = limits ?? {};
      if (text.length === 0 || (text.length >= least && text.length <= most)) return [];
      const write = most === Infinity ? `${least} or more` : `${least} to ${most}`;
      return [{ line: lineAt(stretch, 0), field, found: countOf(text.length, 'character'), write }];
    }),
  );
}

/** Search results cut a long title, so that it needs a shorter one for them. */
export function adviseOnSearchTitles({ articles }: Content): Problem[] {
  return inEach(articles, ({ data: { title = '', searchTitle }, lineOf }) => {
    if (title.length <= longestTitle || searchTitle !== undefined) return [];
    const found = `a title of ${title.length} characters, which search results cut`;
    const write = `searchTitle: with at most ${longestTitle} characters`;
    return [{ line: lineOf(['title']), field: 'searchTitle', found, write }];
  });
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
function listTaken({ entries, records: { sources: works }, fixedRoutes }: Content) {
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
