import { dayOf, isScheduled } from '../../site/publication.ts';
import { inEach, mentionsOf, type Content, type Entry, type Source } from '../facts.ts';
import type { Finding, Problem } from '../problem.ts';

type GivenDay = readonly [path: readonly string[], day: Date | undefined];

const dayLength = 86_400_000;

/** Days that have not come yet; tomorrow has come where the day begins earlier. */
function findFuture({ lineOf }: Source, days: readonly GivenDay[]): Finding[] {
  const latest = Date.now() + dayLength;
  return days.flatMap(([path, day]) => {
    if (!day || day.getTime() <= latest) return [];
    const found = `${dayOf(day)}, a day to come`;
    return [{ line: lineOf(path), field: path.join('.'), found, write: 'the day it was done' }];
  });
}

/** What has been checked, reviewed, changed or taken away was so on a day that has come. */
export function checkPastDays({ entries, works, removed }: Content): Problem[] {
  return [
    ...inEach(entries, (entry) =>
      findFuture(entry, [
        [['checked'], entry.data.checked],
        [['reviewed', 'on'], entry.data.reviewed?.on],
        [['updated'], entry.data.updated],
        [['asOf'], 'asOf' in entry.data ? entry.data.asOf : undefined],
      ]),
    ),
    ...inEach([works], ({ records }) =>
      findFuture(
        works,
        [...records].map(([id, { checked }]): GivenDay => [[id, 'checked'], checked]),
      ),
    ),
    ...inEach([removed], ({ records }) =>
      findFuture(
        removed,
        [...records].map(([old, { on }]): GivenDay => [[old, 'on'], on]),
      ),
    ),
  ];
}

/** An update is a change of what was published. */
export function checkUpdated({ entries }: Content): Problem[] {
  return inEach(entries, ({ data: { updated, date }, lineOf }): Finding[] => {
    if (!updated || !date || updated >= date) return [];
    const found = `${dayOf(updated)}, before the day of publication, ${dayOf(date)}`;
    const write = 'a later day, or leave it out';
    return [{ line: lineOf(['updated']), field: 'updated', found, write }];
  });
}

/** A law note says whose day's law it describes, and nothing else does. */
export function checkLawNotes({ articles }: Content): Problem[] {
  return inEach(articles, ({ data: { kind, asOf }, lineOf }): Finding[] => {
    if ((kind === 'law-note') === (asOf !== undefined)) return [];
    const line = lineOf(['asOf']) ?? lineOf(['kind']);
    return asOf
      ? [{ line, field: 'asOf', found: 'a day', write: 'kind: law-note, or no asOf' }]
      : [{ line, field: 'asOf', found: 'nothing', write: "the day of the law: '2026-11-22'" }];
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
  const published = entries.filter(({ isDraft }) => !isDraft);
  return inEach(published, (entry) =>
    (['link', 'page'] as const).flatMap((meaning) =>
      mentionsOf(entry, meaning).flatMap(({ name, line, field }): Finding[] => {
        const [path] = name.split(/[#?]/);
        const target =
          meaning === 'link'
            ? entries.find(({ route }) => route === path)
            : pages.find(({ id }) => id === name);
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
    [...records].flatMap(([id, { year = 0 }]): Finding[] => {
      if (year <= thisYear + 1) return [];
      const location = { line: lineOf([id, 'year']), field: `${id}.year` };
      return [{ ...location, found: `${year}, a year to come`, write: 'the year of this edition' }];
    }),
  );
  return [...planned, ...published];
}
