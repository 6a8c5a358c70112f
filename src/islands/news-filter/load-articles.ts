import {
  type CategoryChoice,
  countParts,
  listingDataPath,
  type ListingPart,
} from '../../news/news.ts';

/** Milliseconds after which a file that does not arrive counts as failed. */
const timeLimit = 10_000;

/**
 * Fetches one part of a listing.
 * @throws when it does not arrive in time or is not there
 */
export async function fetchPart(path: string): Promise<ListingPart> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(timeLimit) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as ListingPart;
}

export type FetchPart = typeof fetchPart;

/** Loads the first `count` articles of a category, or as many as it has. */
export type LoadArticles = (choice: CategoryChoice, count: number) => Promise<ListingPart>;

/**
 * Makes a loader that asks for each file once; one that failed is asked for again.
 * @param known the first part that the page brought along
 */
export function createLoader(
  known: ListingPart & { readonly choice: CategoryChoice },
  fetchFile: FetchPart,
): LoadArticles {
  const files = new Map<string, Promise<ListingPart>>([
    [listingDataPath(known.choice, 1), Promise.resolve(known)],
  ]);

  function loadPart(choice: CategoryChoice, part: number): Promise<ListingPart> {
    const path = listingDataPath(choice, part);
    const file = files.get(path) ?? fetchFile(path);
    files.set(path, file);
    file.catch(() => files.delete(path));
    return file;
  }

  return async function loadArticles(choice, count) {
    const first = await loadPart(choice, 1);
    const wanted = Math.min(count, first.total);
    const rest = await Promise.all(
      Array.from({ length: countParts(wanted) - 1 }, (_, index) => loadPart(choice, index + 2)),
    );
    // A release between two files moves an article from one to the next.
    const bySlug = new Map(
      [first, ...rest].flatMap(({ articles }) => articles).map((card) => [card.slug, card]),
    );
    return { total: first.total, articles: [...bySlug.values()].slice(0, count) };
  };
}
