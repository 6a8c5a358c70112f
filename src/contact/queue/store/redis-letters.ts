import type { Entry } from './mail-store.ts';
import { parseLetter, parseStanding } from './parse-kept.ts';
import type { RedisConnection } from './redis-connection.ts';

// The braces put everything into one slot of a cluster, so that scripts may touch all of it.
export const prefix = 'triage:{mail}';

export function letterKey(name: string): string {
  return `${prefix}:letter:${name}`;
}

/** A key that is of another kind by now is a fault of this letter, and not of Redis. */
export function takeForSpoiled(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('WRONGTYPE'))) throw error;
}

interface Found {
  readonly entries: readonly Entry[];
  /** What is no letter any more, by its names, each with the text that stands in a letter's place. */
  readonly unreadable: ReadonlyMap<string, string>;
}

/** How many letters are read at a time: a slow line has to bring them within the time of an answer. */
const readStep = 50;

const fields = ['letter', 'standing', 'version', 'id'] as const;

/** What is there of a few letters; those that are delivered by now are not. */
async function readSome(redis: RedisConnection, names: readonly string[]): Promise<Found> {
  const found = await redis.run((client) =>
    Promise.all(
      names.map((name) => client.hmget(letterKey(name), ...fields).catch(takeForSpoiled)),
    ),
  );
  const entries: Entry[] = [];
  const unreadable = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const [letterJson, standingJson, version, id] = found[index] ?? [];
    if ([letterJson, standingJson, version, id].every((field) => field === null)) continue;
    const letter = parseLetter(name, letterJson ?? '');
    const standing = parseStanding(standingJson ?? '');
    if (letter && standing && version) entries.push({ letter, standing, version });
    else unreadable.set(name, letterJson ?? '');
  }
  return { entries, unreadable };
}

/** What is there of letters, some of them at a time. */
export async function readLetters(
  redis: RedisConnection,
  names: readonly string[],
): Promise<Found> {
  const entries: Entry[] = [];
  const unreadable = new Map<string, string>();
  for (let start = 0; start < names.length; start += readStep) {
    const some = await readSome(redis, names.slice(start, start + readStep));
    entries.push(...some.entries);
    for (const [name, text] of some.unreadable) unreadable.set(name, text);
  }
  return { entries, unreadable };
}
