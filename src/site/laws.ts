import { routes } from '../config/routes.ts';
import { fill } from '../messages/fill.ts';
import { pageWords } from '../messages/messages.ts';
import type { LawData, LawMarket } from '../schemas/law.ts';
import { formatDay } from './publication.ts';

/** The laws by their ids. */
export type Laws = ReadonlyMap<string, LawData>;

/** How many of the changes to come are told together; the others stand with their laws. */
const nextChanges = 8;

/** The address of a row of the law page. */
export function lawAddress(id: string): string {
  return `${routes.law}#${id}`;
}

/** The file of a market for programs: its dates for calendars, its laws for feed readers. */
export function lawFile(market: LawMarket, kind: 'ics' | 'xml'): string {
  return `${routes.law}/${market}.${kind}`;
}

/** The laws of a market with their ids, by name. */
export function lawsOf(laws: Laws, market: LawMarket) {
  return [...laws]
    .flatMap(([id, law]) => (law.market === market ? [{ id, ...law }] : []))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}

/** Every known day on which laws change, past ones too, in the order of days. */
export function listChanges<Law extends LawData>(laws: readonly Law[]) {
  return laws
    .flatMap(({ dates, ...law }) => dates.map((date) => ({ ...law, ...date })))
    .sort((one, other) => one.on.getTime() - other.on.getTime());
}

/** The changes that come next. */
export function listNext(laws: Laws, now: Date) {
  return listChanges([...laws].map(([id, law]) => ({ id, ...law })))
    .filter(({ on }) => on > now)
    .slice(0, nextChanges);
}

/** Where a law stands at a moment, and the days on which it changes; its first day puts it in force. */
export function describeDays(
  { standing, since, dates }: Pick<LawData, 'standing' | 'since' | 'dates'>,
  now = new Date(),
): string[] {
  const { standings, date } = pageWords.laws;
  const isThere = standing === 'to-come' && dates.some(({ on }) => on <= now);
  const stands =
    standing === 'in-force' || isThere
      ? (since ?? standings['in-force'])
      : [standings[standing], since].filter(Boolean).join(', ');
  return [stands, ...dates.map(({ on, what }) => fill(date, { day: formatDay(on), what }))];
}
