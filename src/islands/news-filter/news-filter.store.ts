import { atom, type ReadableAtom } from 'nanostores';
import {
  type CategoryChoice,
  listingHeading,
  listingPath,
  type ListingPart,
  news,
} from '../../news/news.ts';
import type { LoadArticles } from './load-articles.ts';
import { fill } from '../../messages/fill.ts';
import { newsWords } from '../../messages/messages.ts';

/** What an address says of the listing: the category, and how many articles are shown. */
export interface NewsAddress {
  readonly choice: CategoryChoice;
  readonly shown: number;
}

/** Something the visitor asked for; a failed one can be tried again. */
export type NewsTask =
  | { readonly kind: 'more' | 'all' }
  | { readonly kind: 'choose' | 'restore'; readonly address: NewsAddress };

/** The articles on the screen, and how many the category has. */
export interface FirstView extends ListingPart {
  readonly choice: CategoryChoice;
}

interface NewsListing extends FirstView {
  readonly pending: NewsTask | undefined;
  readonly failed: NewsTask | undefined;
  /** What a screen reader is told of the last change. */
  readonly announcement: string;
  /** The place of the first article that Load More or Show All added. */
  readonly firstNew: number | undefined;
}

export interface NewsStore {
  readonly $listing: ReadableAtom<NewsListing>;
  /** @returns whether the task was done: not when it failed or another took its place */
  readonly run: (task: NewsTask) => Promise<boolean>;
  /** Gives up what an address asked for that is not there any more, and what failed of it. */
  readonly stopRestoring: () => void;
}

/** What a task wants to see, and how long it waits at least. */
function readTask(task: NewsTask, { choice, total, articles }: NewsListing) {
  switch (task.kind) {
    case 'more':
      return { choice, shown: Math.min(articles.length + news.step, total), delay: news.delay };
    case 'all':
      return { choice, shown: Infinity, delay: news.delay };
    case 'choose':
    case 'restore':
      return { ...task.address, delay: 0 };
  }
}

/**
 * The page that shows what a task wants to see, for when its articles cannot be loaded in place.
 * @param choice of the articles on the screen; what it has more of stands on its second page
 */
export function findTaskPage(task: NewsTask, choice: CategoryChoice): string {
  const isOther = 'address' in task && task.address.choice !== choice;
  return isOther ? listingPath(task.address.choice) : listingPath(choice, 2);
}

/** Makes the state of one listing. */
export function createNewsStore(
  first: FirstView,
  load: LoadArticles,
  wait: (milliseconds: number) => Promise<void>,
): NewsStore {
  const listing = atom<NewsListing>({
    ...first,
    pending: undefined,
    failed: undefined,
    announcement: '',
    firstNew: undefined,
  });
  let latest: NewsTask | undefined;

  async function run(task: NewsTask): Promise<boolean> {
    const before = listing.get();
    const isMore = task.kind === 'more' || task.kind === 'all';
    // More of what is about to be replaced is of no use, nor is a second press.
    if (isMore && before.pending) return false;
    latest = task;
    const { choice, shown, delay } = readTask(task, before);
    listing.set({ ...before, pending: task, failed: undefined });
    try {
      const [{ total, articles }] = await Promise.all([load(choice, shown), wait(delay)]);
      if (latest !== task) return false;
      listing.set({
        choice,
        total,
        articles,
        pending: undefined,
        failed: undefined,
        announcement: fill(newsWords.listing.announcement, {
          heading: listingHeading(choice),
          shown: articles.length,
          total,
        }),
        firstNew: isMore ? before.articles.length : undefined,
      });
      return true;
    } catch {
      if (latest === task) listing.set({ ...before, pending: undefined, failed: task });
      return false;
    }
  }

  function stopRestoring(): void {
    const now = listing.get();
    if ((now.pending ?? now.failed)?.kind !== 'restore') return;
    latest = undefined;
    listing.set({ ...now, pending: undefined, failed: undefined });
  }

  return { $listing: listing, run, stopRestoring };
}
