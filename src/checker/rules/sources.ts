import type { FooterGroupId } from '../../config/navigation.ts';
import {
  inEach,
  listRepeats,
  mentionsOf,
  type Content,
  type Entry,
  type Source,
} from '../facts.ts';
import type { Finding, Problem } from '../problem.ts';

/** The address without what does not tell two documents apart. */
function comparable({ url, doi }: { readonly url?: unknown; readonly doi?: unknown }): string[] {
  return [
    ...(typeof doi === 'string' ? [doi.toLowerCase()] : []),
    ...(typeof url === 'string' ? [url.replace(/\/?(#.*)?$/, '').toLowerCase()] : []),
  ];
}

/** Every outside source is written once, by address. */
export function checkRepeatedSources({ works }: Content): Problem[] {
  const given = [...works.records].flatMap(([id, data]) =>
    comparable(data).map((address) => ({ id, address })),
  );
  return listRepeats(given, ({ address }) => address).map(([{ id, address }, first]) => ({
    file: works.file,
    line: works.lineOf([id]),
    field: id,
    found: `${address}, which ${first.id} has already`,
    write: `each source once, and cite ${first.id} with at="…" for a part of it`,
  }));
}

const dayLength = 86_400_000;

/** Days that have not come yet; tomorrow has come where the day begins earlier. */
function findFuture(
  { lineOf }: Source,
  dates: readonly (readonly [path: readonly string[], date: unknown])[],
): Finding[] {
  const latest = Date.now() + dayLength;
  return dates.flatMap(([path, date]) => {
    if (!(date instanceof Date) || date.getTime() <= latest) return [];
    const found = `${date.toISOString().slice(0, 10)}, a day in the future`;
    return [{ line: lineOf(path), field: path.join('.'), found, write: 'the day it was done' }];
  });
}

/** What has been checked or reviewed was so on a day that has come. */
export function checkCheckedDays({ entries, works }: Content): Problem[] {
  const ofEntries = inEach(entries, (entry) =>
    findFuture(entry, [
      [['checked'], entry.data.checked],
      [['reviewed', 'on'], entry.data.reviewed?.on],
      [['asOf'], 'asOf' in entry.data ? entry.data.asOf : undefined],
    ]),
  );
  const ofWorks = inEach([works], () =>
    findFuture(
      works,
      [...works.records].map(([id, { checked }]) => [[id, 'checked'], checked] as const),
    ),
  );
  return [...ofEntries, ...ofWorks];
}

/** A law note says whose day's law it describes, and nothing else does. */
export function checkLawNotes({ articles }: Content): Problem[] {
  return inEach(articles, ({ data: { kind, asOf }, lineOf }): Finding[] => {
    if (kind === 'law-note' && !asOf) {
      const write = "asOf: and the day whose law it describes: '2026-11-22'";
      return [{ line: lineOf(['kind']), field: 'asOf', found: 'nothing', write }];
    }
    if (!asOf || kind === 'law-note') return [];
    const found = 'a day on what is no law note';
    return [{ line: lineOf(['asOf']), field: 'asOf', found, write: 'kind: law-note, or no asOf' }];
  });
}

/** The footer groups whose pages are about patients. */
const clinicalGroups: readonly FooterGroupId[] = [
  'triage-systems',
  'healthcare-settings',
  'specialized-care',
];

const leastOnClinicalPage = 3;
const leastInArticle = 1;

/** How many sources an entry cites at the least. */
function leastSources({ data }: Entry): number {
  if ('category' in data) return leastInArticle;
  const group = 'footer' in data ? data.footer?.group : undefined;
  return group !== undefined && clinicalGroups.includes(group) ? leastOnClinicalPage : 0;
}

/** A clinical page cites three sources at least, an article one. */
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

/** An article says what kind of text it is. */
export function checkKinds({ articles }: Content): Problem[] {
  return inEach(articles, ({ data, isDraft, isBroken, problems }) =>
    data.kind || isDraft || isBroken || problems.some(({ field }) => field === 'kind')
      ? []
      : [
          {
            field: 'kind',
            found: 'nothing',
            write: 'guide, worked-case, law-note, opinion or glossary',
          },
        ],
  );
}
