import { dayOf, isScheduled } from '../../../site/publication.ts';
import { inEach, mentionsOf, type Content, type Entry } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';

/** An update is a change of what was published, up to today. */
export function checkUpdated({ entries }: Content): Problem[] {
  const today = dayOf(new Date());
  return inEach(entries, ({ data: { updated, date }, lineOf }): Finding[] => {
    if (!updated) return [];
    const day = dayOf(updated);
    const place = { line: lineOf(['updated']), field: 'updated' };
    if (day > today) {
      return [{ ...place, found: `${day}, a day to come`, write: `'${today}' or an earlier day` }];
    }
    if (!date || day >= dayOf(date)) return [];
    const found = `${day}, before the day of publication, ${dayOf(date)}`;
    return [{ ...place, found, write: 'a later day, or leave it out' }];
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
