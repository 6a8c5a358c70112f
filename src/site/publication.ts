// Knows no words: the checker asks it while their files may be broken.

/** The fields of a page or article that say whether it is there. */
export interface Dated {
  readonly draft: boolean;
  /** The day from which it is there; from the beginning where there is none. */
  readonly date?: Date | undefined;
}

/** Whether a page or article is there for visitors, still to come on its day, or being written. */
export type PublicationStatus = 'published' | 'scheduled' | 'draft';

/** The day of a moment as 2026-11-22, by UTC, so that a build gives the same anywhere. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "December 2, 2026", anywhere the same. */
export function formatDay(day: Date): string {
  return longFormat.format(day);
}

/** "Dec 2, 2026" */
export function formatShortDay(day: Date): string {
  return shortFormat.format(day);
}

/** Whether the day of publication is later than today, by UTC; a draft waits for its author alone. */
export function isScheduled({ draft, date }: Dated, now: Date): boolean {
  return !draft && date !== undefined && dayOf(date) > dayOf(now);
}

export function statusOf(entry: Dated, now: Date): PublicationStatus {
  if (entry.draft) return 'draft';
  return isScheduled(entry, now) ? 'scheduled' : 'published';
}

/** Orders articles: the newest first; of one day, the one with the higher id. */
export function compareNewestFirst(
  one: { readonly date: Date; readonly id: number },
  other: { readonly date: Date; readonly id: number },
): number {
  return other.date.getTime() - one.date.getTime() || other.id - one.id;
}
