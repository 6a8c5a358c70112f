import { yearAfter } from '../../schemas/publication.ts';
import { listDueDates } from '../../schemas/law.ts';
import { inEach, mentionsOf, type Content } from '../facts.ts';
import type { Problem } from '../problem.ts';

// What an editor should know of and may publish all the same.

/** Facts that were last compared with their sources too long ago. */
export function warnOfStaleFacts({ entries }: Content): Problem[] {
  return inEach(entries, ({ data: { checked }, lineOf }) => {
    const due = checked && yearAfter(checked);
    if (!due || due.getTime() > Date.now()) return [];
    const found = `facts that were due to be checked on ${due.toISOString().slice(0, 10)}`;
    const write = 'today after comparing them with their sources';
    return [{ line: lineOf(['checked']), field: 'checked', found, write }];
  });
}

/** Laws that change within sixty days, and those whose day has passed since they were written down. */
export function warnOfLawDates({ records: { laws } }: Content): Problem[] {
  const { file, lineOf, records } = laws;
  return [...records].flatMap(([id, { dates = [] }]) =>
    listDueDates(dates, new Date()).map(({ index, on, hasPassed }) => {
      const day = on.toISOString().slice(0, 10);
      return {
        file,
        line: lineOf([id, 'dates', index]),
        field: 'dates',
        found: hasPassed ? `a change of ${day}, which has passed` : `a change on ${day}`,
        write: hasPassed
          ? 'what holds since then into asks, standing and since, and take the day out'
          : 'another day if it has moved',
      };
    }),
  );
}

/** Sources and figures that nothing published cites. */
export function warnOfUncited({ entries, sources, records: all }: Content): Problem[] {
  // What cannot be read may hold the citation that would be missed.
  if (entries.some(({ isReadable }) => !isReadable)) return [];
  const published = sources.filter(({ isDraft }) => !isDraft);
  return (['source', 'claim'] as const).flatMap((meaning) => {
    const mentions = published.flatMap((source) => mentionsOf(source, meaning));
    const cited = new Set(mentions.map(({ name }) => name));
    const { file, records, lineOf } = meaning === 'source' ? all.sources : all.claims;
    // A name that is misspelt is told where it stands.
    if ([...cited].some((name) => !records.has(name))) return [];
    const found = 'an entry that no page or article cites';
    return [...records.keys()]
      .filter((id) => !cited.has(id))
      .map((id) => {
        const write = `<${meaning === 'source' ? 'Source' : 'Claim'} id="${id}" /> where it belongs, or delete it`;
        return { file, line: lineOf([id]), field: id, found, write };
      });
  });
}
