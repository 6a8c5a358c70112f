import { fill } from '../messages/fill.ts';
import { pageWords } from '../messages/messages.ts';

const words = pageWords.unpublished;

/** The fields of a page or article that say whether it is there. */
interface Dated {
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

/** What a page that is not published says of itself, where it is shown all the same. */
export interface UnpublishedMark {
  /** Stands before the title of the document: Draft. */
  readonly label: string;
  /** The whole sentence. */
  readonly says: string;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The mark of a draft or a scheduled entry; none of what is published. */
export function markOf(entry: Dated, now: Date): UnpublishedMark | undefined {
  if (entry.draft) {
    return { label: words.draft, says: words.draftSays };
  }
  if (!entry.date || !isScheduled(entry, now)) return undefined;
  const day = dateFormat.format(entry.date);
  return { label: words.scheduled, says: fill(words.scheduledSays, { day }) };
}
