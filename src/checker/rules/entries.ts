import path from 'node:path';
import { dayOf, isScheduled } from '../../site/publication.ts';
import {
  inEach,
  listRepeats,
  mentionsOf,
  type ArticleEntry,
  type Content,
  type Entry,
} from '../facts.ts';
import { toKebabCase } from '../advice.ts';
import type { Finding, Problem } from '../problem.ts';

/** File names become addresses: lower case with hyphens, and `.mdx` so that they are read at all. */
export function checkFileNames({ entries, strayFiles }: Content): Problem[] {
  const misnamed = inEach(entries, ({ id }) => {
    const name = id.split('/').map(toKebabCase).join('/');
    return name === id ? [] : [{ field: 'file name', found: `${id}.mdx`, write: `${name}.mdx` }];
  });
  const stray = strayFiles.map((file) => ({
    file,
    field: 'file name',
    found: path.extname(file) || 'no extension',
    write: 'a name that ends in .mdx, or move the file out of the content folder',
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
    .flatMap((entry) => (entry.data.id === undefined ? [] : [{ entry, id: entry.data.id }]))
    .sort((a, b) => a.id - b.id);
  const problemAt = (
    { file, lineOf }: ArticleEntry,
    field: string,
    found: string,
    write: string,
  ) => {
    return { file, line: lineOf([field]), field, found, write };
  };
  const free = `${(numbered.at(-1)?.id ?? 0) + 1}, the next that is free`;
  const repeated = listRepeats(numbered, ({ id }) => `${id}`).map(([{ entry, id }, first]) =>
    problemAt(entry, 'id', `${id}, which ${first.entry.file} has already`, free),
  );
  // The article that cannot be read may be the first one.
  const [first] = numbered.length < articles.length ? [] : numbered;
  const featured = numbered.flatMap(({ entry, id }) => {
    const isFeatured = entry.data.featured ?? false;
    if (!first || isFeatured === (entry === first.entry)) return [];
    const write = isFeatured
      ? `it only in ${first.entry.file}, the article with the lowest id`
      : `true, as this article has the lowest id, ${id}`;
    return [problemAt(entry, 'featured', isFeatured ? 'true' : 'nothing', write)];
  });
  return [...repeated, ...featured];
}

const wordLimits = { least: 350, most: 700, mostOfGuide: 1_800 };

/**
 * An article is worth a visit and can be read at one go: 350 to 700 words. A guide is looked things
 * up in, so it may have 1,800. Drafts may grow.
 */
export function checkWordCount({ articles }: Content): Problem[] {
  const finished = articles.filter(({ isReadable, isDraft }) => isReadable && !isDraft);
  return inEach(finished, ({ prose, data }) => {
    const { least } = wordLimits;
    const most = data.kind === 'guide' ? wordLimits.mostOfGuide : wordLimits.most;
    const { length } = prose
      .filter(({ location }) => location === 'body')
      .flatMap(({ text }) => text.split(/\s/))
      .filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word));
    if (length >= least && length <= most) return [];
    return [{ field: 'body', found: `${length} words`, write: `${least} to ${most}` }];
  });
}

/** An update is a change of what was published, up to today. */
export function checkUpdated({ entries }: Content): Problem[] {
  const today = dayOf(new Date());
  return inEach(entries, ({ data: { updated, date }, lineOf }): Finding[] => {
    if (!updated) return [];
    const day = dayOf(updated);
    const location = { line: lineOf(['updated']), field: 'updated' };
    if (day > today) {
      return [
        { ...location, found: `${day}, a day to come`, write: `'${today}' or an earlier day` },
      ];
    }
    if (!date || day >= dayOf(date)) return [];
    const found = `${day}, before the day of publication, ${dayOf(date)}`;
    return [{ ...location, found, write: 'a later day, or leave it out' }];
  });
}

/** The day from which an entry is there: today for what is there already. */
function firstDayOf({ data: { draft = false, date } }: Entry, now: Date): string {
  return date && isScheduled({ draft, date }, now) ? dayOf(date) : dayOf(now);
}

/** No link and no related page leads to what is published later than the text that names it. */
export function checkLinksToScheduled(content: Content): Problem[] {
  const now = new Date();
  const { entries, pages } = content;
  const byRoute = new Map(entries.map((entry) => [entry.route, entry]));
  const byId = new Map(pages.map((page) => [page.id, page]));
  return inEach(
    entries.filter(({ isDraft }) => !isDraft),
    (entry) =>
      (['link', 'page'] as const).flatMap((meaning) =>
        mentionsOf(entry, meaning).flatMap(({ name, line, field }): Finding[] => {
          const [path = ''] = name.split(/[#?]/);
          const target = meaning === 'link' ? byRoute.get(path) : byId.get(name);
          if (!target || target.isDraft) return [];
          const day = firstDayOf(target, now);
          if (day <= firstDayOf(entry, now)) return [];
          const found = `${name}, which is published on ${day}`;
          const write = 'it from that day on, or another page';
          return [{ line, field: field || 'link', found, write }];
        }),
      ),
  );
}

/** Nothing is planned for longer: a year further away is a slip of the hand. */
const mostYearsAhead = 2;

/** A wrong year would keep an entry from readers for good, or make a source younger than it can be. */
export function checkYears({ entries, works }: Content): Problem[] {
  const thisYear = new Date().getUTCFullYear();
  const planned = inEach(entries, ({ data: { date }, lineOf }): Finding[] => {
    const years = date ? date.getUTCFullYear() - thisYear : 0;
    if (!date || years <= mostYearsAhead) return [];
    const found = `${dayOf(date)}, ${years} years from now`;
    const write = `a day of ${thisYear + mostYearsAhead} or before`;
    return [{ line: lineOf(['date']), field: 'date', found, write }];
  });
  const published = inEach([works], ({ records, lineOf }) =>
    [...records].flatMap(([id, { year }]): Finding[] => {
      if (year === undefined || year <= thisYear + 1) return [];
      const write = 'the year of this edition, or undated: true';
      return [
        {
          line: lineOf([id, 'year']),
          field: `${id}.year`,
          found: `${year}, a year to come`,
          write,
        },
      ];
    }),
  );
  return [...planned, ...published];
}
