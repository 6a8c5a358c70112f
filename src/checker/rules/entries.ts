import type { FooterGroupId } from '../../config/navigation.ts';
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

/** No two files answer at the same address, and none at one that the site itself answers. */
export function checkRoutes({ entries, fixedRoutes }: Content): Problem[] {
  const owners = new Map(listRepeats(entries, ({ route }) => route.toLowerCase()));
  return inEach(entries, (entry) => {
    const other = owners.get(entry);
    if (!other && !fixedRoutes.has(entry.route.toLowerCase())) return [];
    const owner = other ? `${other.file} has` : 'the site itself answers';
    const found = `"${entry.route}", which ${owner} already`;
    return [{ field: 'route', found, write: 'another file name' }];
  });
}

/** Two pages do not ask for the same place in a footer group. */
export function checkFooter({ pages }: Content): Problem[] {
  const listed = pages.flatMap(({ file, lineOf, data: { footer } }) =>
    footer ? [{ file, line: lineOf(['footer', 'order']), ...footer }] : [],
  );
  const taken = listRepeats(listed, ({ group, order }) => `${group} ${order}`);
  return taken.map(([{ file, line, group, order }, other]) => {
    const orders = listed.filter((page) => page.group === group).map((page) => page.order);
    const found = `${order}, which ${other.file} has already in this group`;
    const write = `${Math.max(...orders) + 1} or another free place`;
    return { file, line, field: 'footer.order', found, write };
  });
}

/** Ids are unique, and the article with the lowest one is the featured one. */
export function checkArticleOrder({ articles }: Content): Problem[] {
  const numbered = articles
    .map((entry) => ({ ...entry, id: entry.data.id ?? 0 }))
    .sort((a, b) => a.id - b.id);
  const repeats = new Map(listRepeats(numbered, ({ id }) => `${id}`));
  const [first] = numbered;
  // The article whose id cannot be read may be the first one.
  const isKnown = first !== undefined && first.id > 0;
  return inEach(numbered, (entry) => {
    const { id, lineOf } = entry;
    const { featured = false } = entry.data;
    const other = id > 0 && repeats.get(entry);
    const at = (field: string, found: string, write: string) => [
      { line: lineOf([field]), field, found, write },
    ];
    return [
      ...(other
        ? at('id', `${id}, which ${other.file} has already`, `${(numbered.at(-1)?.id ?? 0) + 1}`)
        : []),
      ...(isKnown && featured && entry !== first
        ? at('featured', 'true', `it only in ${first.file}, the article with the lowest id`)
        : []),
      ...(isKnown && !featured && entry === first
        ? at('featured', 'nothing', `true, as this article has the lowest id, ${id}`)
        : []),
    ];
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

/** Every outside source is written once, by its address without what does not tell two apart. */
export function checkRepeatedSources({ works }: Content): Problem[] {
  const given = [...works.records].flatMap(([id, { url, doi }]) =>
    [url?.replace(/\/?(#.*)?$/, ''), doi].flatMap((address) =>
      address === undefined ? [] : [{ id, address: address.toLowerCase() }],
    ),
  );
  return listRepeats(given, ({ address }) => address).map(([{ id, address }, first]) => ({
    file: works.file,
    line: works.lineOf([id]),
    field: id,
    found: `${address}, which ${first.id} has already`,
    write: `each source once, and cite ${first.id} with at="…" for a part of it`,
  }));
}

/** What stands at one place of a list of search results: an article may have a title for it alone. */
const tellingFields = [['title', 'searchTitle'], ['description'], ['excerpt']] as const;

/** Titles and descriptions tell pages apart in a list of search results. */
export function checkRepeatedTitles({ entries }: Content): Problem[] {
  return tellingFields.flatMap((fields) => {
    const given = entries.flatMap(({ file, lineOf, data }) =>
      fields.flatMap((field) => {
        const { [field]: value }: Readonly<Record<string, unknown>> = data;
        return typeof value === 'string' ? [{ file, line: lineOf([field]), field, value }] : [];
      }),
    );
    return listRepeats(given, ({ value }) => value.trim().toLowerCase())
      .filter(([{ file }, other]) => file !== other.file)
      .map(([{ file, line, field, value }, other]) => {
        const found = `"${value}", which ${other.file} has already`;
        return { file, line, field, found, write: 'one of its own' };
      });
  });
}
