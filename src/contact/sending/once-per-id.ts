/** How long a repeat gets the first answer, in milliseconds. */
export const answerLifetime = 15 * 60_000;

/** How many answers are kept; the oldest is forgotten first. */
export const answerCapacity = 2_000;

/** Does a piece of work once for each id, for callers at the same time and later ones. */
export interface OncePerId<Result> {
  /** The result of work that was done or is under way. */
  recall(id: string): Promise<Result> | undefined;
  /** Does the work and keeps its result; work that fails is forgotten, so that it can be tried again. */
  run(id: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Remembers, in this instance only, what was done. A message that another instance sees again
 * carries the same Message-ID, by which mail servers and mailboxes know a copy.
 * @param now the clock, in milliseconds
 */
export function createOncePerId<Result>(now: () => number): OncePerId<Result> {
  const kept = new Map<string, { readonly result: Promise<Result>; readonly expires: number }>();

  function forgetOld() {
    for (const [id, { expires }] of kept) {
      // The oldest come first, so the first one to keep ends the search.
      if (expires > now() && kept.size <= answerCapacity) break;
      kept.delete(id);
    }
  }

  return {
    recall(id) {
      forgetOld();
      return kept.get(id)?.result;
    },
    run(id, work) {
      const entry = { result: work(), expires: now() + answerLifetime };
      kept.set(id, entry);
      entry.result.catch(() => {
        if (kept.get(id) === entry) kept.delete(id);
      });
      return entry.result;
    },
  };
}
