import { type Entry, type MailStore, type Standing, keyLifetime } from './mail-store.ts';
import { asCopy } from './parse-kept.ts';

/** Another process may have taken the letter since; what has not been written down is told anew. */
async function takeBack(store: MailStore, next: Standing, found: Entry): Promise<boolean> {
  const { state, attempts, unknowns } = found.standing;
  if (attempts !== next.attempts || state === 'handed-over') return false;
  // As it was a moment ago, or as this process wrote it without an answer.
  const most = { ...next, unknowns: Math.max(unknowns, next.unknowns) };
  return (await store.change(found, most)) !== undefined;
}

/**
 * Writes down that an attempt has failed, also late, after the store could not be asked. What the
 * store has forgotten meanwhile is given to it anew: after the end of the lease as what may be a
 * copy, and not at all once its name is good no more, as whatever became of it is forgotten, too.
 * @param entry the letter as it was taken on
 * @param now milliseconds since 1970
 * @returns whether the letter stands as this says; another process may have it, or be done with it
 */
export async function recordFailure(
  store: MailStore,
  entry: Entry,
  next: Standing,
  now: number,
): Promise<boolean> {
  if (await store.change(entry, next)) return true;
  const { letter, standing } = entry;
  const found = await store.read(letter.name);
  if (found) return found.letter.id === letter.id && takeBack(store, next, found);
  if (now >= letter.created + keyLifetime) return false;
  const added = await store.add(letter, now < standing.due ? next : asCopy(next));
  return typeof added !== 'string';
}

/** Sees to it that a letter which waits is not delivered any more; its name stays taken. */
export async function withdrawLetter(store: MailStore, name: string): Promise<void> {
  const id = await store.find(name);
  if (id !== undefined) await store.finish({ name, id, isRobotLike: false });
}
