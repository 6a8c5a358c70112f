import { type Letter, keyLifetime } from './store/mail-store.ts';

/**
 * `kept` by the store, at least once: whether it still is, is for the store to say; `unknown`:
 * it may have arrived.
 */
type Fate = 'sent' | 'kept' | 'unknown';

interface KnownName {
  readonly id: string;
  readonly time: number;
  readonly fate: Fate;
}

/** What one process took on: all there is when nothing keeps letters, or what does fails. */
export interface KnownNames {
  readonly recall: (name: string) => KnownName | undefined;
  readonly remember: (letter: Letter, fate: Fate) => void;
}

/** @param now milliseconds since 1970 */
export function createKnownNames(now: () => number): KnownNames {
  const known = new Map<string, KnownName>();
  return {
    recall(name) {
      const own = known.get(name);
      return own && own.time > now() - keyLifetime ? own : undefined;
    },
    remember({ name, id }, fate) {
      for (const [old, { time }] of known) {
        // Kept while the clock was ahead.
        if (time > now()) continue;
        // The oldest come first, so the first one to keep ends the search.
        if (time > now() - keyLifetime) break;
        known.delete(old);
      }
      // At the end, also where it was known: the map keeps the order of first entries.
      known.delete(name);
      known.set(name, { id, time: now(), fate });
    },
  };
}
