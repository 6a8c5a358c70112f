import { StoreUnavailable } from '../delivery-errors.ts';
import type { Log } from '../log.ts';
import { timeLimits } from '../time-limits.ts';
import { keyLifetime, readUntil, surveyLimit } from './mail-store.ts';
import type { Entry, Letter, MailStore, MarkedLetter, Standing } from './mail-store.ts';
import { asCopy, noLetter, parseLetter, parseStanding, spoiledStanding } from './parse-kept.ts';
import type { RedisConnection } from './redis-connection.ts';
import {
  addScript,
  changeScript,
  finishScript,
  removeLostScript,
  removeSpoiledScript,
  setAsideScript,
  tooLate,
} from './redis-scripts.ts';

const dueLimit = 50;

// The braces put everything into one slot of a cluster, so that scripts may touch all of it.
const prefix = 'triage:{mail}';
/** Names by when they are due, and those that are due no more. */
const dueKey = `${prefix}:due`;
const failedKey = `${prefix}:failed`;
/** Ids of delivered letters that looked like a robot's, by when. */
const markedKey = `${prefix}:marked`;

function letterKey(name: string): string {
  return `${prefix}:letter:${name}`;
}

/** Holds the id of the letter that has the name, for as long as the name is good. */
function nameKey(name: string): string {
  return `${prefix}:name:${name}`;
}

/** A key that is of another kind by now is a fault of this letter, and not of Redis. */
function takeForSpoiled(error: unknown): undefined {
  if (!(error instanceof Error && error.message.includes('WRONGTYPE'))) throw error;
}

interface Found {
  readonly entries: readonly Entry[];
  /** What is no letter any more, by its names, each with the text that stands in a letter's place. */
  readonly unreadable: ReadonlyMap<string, string>;
}

/** How many letters are read at a time: a slow line has to bring them within the time of an answer. */
const readStep = 50;

/**
 * Keeps letters in Redis, for all instances together. Redis must write to its disk and must not
 * evict (`appendonly yes`, `maxmemory-policy noeviction`), or it forgets what it took on.
 * @param now milliseconds since 1970
 */
export function createRedisStore(redis: RedisConnection, log: Log, now: () => number): MailStore {
  /** How far the clock of Redis is ahead of this one, in milliseconds. */
  let clockDifference: number | undefined;

  async function measureClock(): Promise<number> {
    clockDifference ??= await redis.run(async (client) => {
      const [seconds, microseconds] = await client.time();
      return Number(seconds) * 1000 + Number(microseconds) / 1000 - now();
    });
    return clockDifference;
  }

  /** What is there of a few letters; those that are delivered by now are not. */
  async function readSome(names: readonly string[]): Promise<Found> {
    const fields = ['letter', 'standing', 'version'] as const;
    const found = await redis.run((client) =>
      Promise.all(
        names.map((name) => client.hmget(letterKey(name), ...fields).catch(takeForSpoiled)),
      ),
    );
    const entries: Entry[] = [];
    const unreadable = new Map<string, string>();
    for (const [index, name] of names.entries()) {
      const [letterJson, standingJson, version] = found[index] ?? [];
      if ([letterJson, standingJson, version].every((field) => field === null)) continue;
      const letter = parseLetter(name, letterJson ?? '');
      const standing = parseStanding(standingJson ?? '');
      if (letter && standing && version) entries.push({ letter, standing, version });
      else unreadable.set(name, letterJson ?? '');
    }
    return { entries, unreadable };
  }

  async function readFound(names: readonly string[]): Promise<Found> {
    const entries: Entry[] = [];
    const unreadable = new Map<string, string>();
    for (let start = 0; start < names.length; start += readStep) {
      const some = await readSome(names.slice(start, start + readStep));
      entries.push(...some.entries);
      for (const [name, text] of some.unreadable) unreadable.set(name, text);
    }
    return { entries, unreadable };
  }

  async function readEntries(names: readonly string[]): Promise<readonly Entry[]> {
    return (await readFound(names)).entries;
  }

  /** Lets what is no letter wait for a person. */
  async function setAside(name: string): Promise<void> {
    const standing = JSON.stringify(spoiledStanding(noLetter));
    const keys = [letterKey(name), dueKey, failedKey];
    await redis.run((client) => client.eval(setAsideScript, 3, ...keys, name, now(), standing));
    log({ outcome: 'failed', reason: `${letterKey(name)} cannot be read: ${noLetter}` });
  }

  async function listDue(time: number): Promise<readonly Entry[]> {
    const names = await redis.run((client) =>
      client.zrangebyscore(dueKey, '-inf', time, 'LIMIT', 0, dueLimit),
    );
    const { entries, unreadable } = await readFound(names);
    for (const name of unreadable.keys()) await setAside(name);
    if (entries.length > 0 || names.length === 0) return entries;
    // Evicted by Redis all the same: they must not stand before the others for ever.
    const keys = [dueKey, ...names.map(letterKey)];
    await redis.run((client) => client.eval(removeLostScript, keys.length, ...keys, ...names));
    return listDue(time);
  }

  /** The names of all letters, those that failed last. */
  function listNames(): Promise<readonly string[]> {
    return redis.run(async (client) => {
      const sets = [dueKey, failedKey].map((key) => client.zrange(key, '0', '-1'));
      return (await Promise.all(sets)).flat();
    });
  }

  /** @returns the id of the letter that has the name, or null; undefined when it came too late */
  async function tryAdding(letter: Letter, standing: Standing): Promise<string | null | undefined> {
    const { name, id } = letter;
    const deadline = now() + (await measureClock()) + timeLimits.redis;
    const keys = [nameKey(name), letterKey(name), dueKey];
    const kept = [JSON.stringify(letter), JSON.stringify(standing), standing.due, name];
    try {
      const known = await redis.run((client) =>
        client.eval(addScript, 3, ...keys, deadline, id, keyLifetime, ...kept),
      );
      if (known !== tooLate) return typeof known === 'string' ? known : null;
      clockDifference = undefined;
      return undefined;
    } catch (error) {
      clockDifference = undefined;
      throw error;
    }
  }

  /** Whether what has the name is no letter any more, and is gone now. */
  async function removeSpoiled(name: string): Promise<boolean> {
    const text = (await readSome([name])).unreadable.get(name);
    if (text === undefined) return false;
    const keys = [letterKey(name), dueKey, failedKey, nameKey(name)];
    await redis.run((client) => client.eval(removeSpoiledScript, 4, ...keys, name, text));
    return true;
  }

  return {
    tryNow: () => redis.tryNow(),

    async add(letter, standing) {
      let known = await tryAdding(letter, standing);
      // Once more, as one of the clocks may have been set since they were compared.
      if (known === undefined) known = await tryAdding(letter, standing);
      let kept = standing;
      if (typeof known === 'string' && (await removeSpoiled(letter.name))) {
        kept = asCopy(standing);
        known = await tryAdding(letter, kept);
      }
      if (known === undefined) throw new StoreUnavailable('REDIS_URL: answers too late');
      return typeof known === 'string' ? known : { letter, standing: kept, version: '1' };
    },

    find(name) {
      return redis.run(async (client) => {
        const id = await client.get(nameKey(name)).catch(takeForSpoiled);
        return id ?? (await client.hget(letterKey(name), 'id').catch(takeForSpoiled)) ?? undefined;
      });
    },

    listDue,

    async change(entry, standing) {
      const { name } = entry.letter;
      const version = await redis.run((client) =>
        client
          .eval(
            changeScript,
            3,
            ...[letterKey(name), dueKey, failedKey],
            ...[entry.version, JSON.stringify(standing)],
            ...[standing.state, String(standing.due), name],
          )
          .catch(takeForSpoiled),
      );
      return typeof version === 'string' ? { ...entry, standing, version } : undefined;
    },

    async finish({ name, id, isRobotLike }) {
      await redis.run((client) =>
        client.eval(
          finishScript,
          5,
          ...[letterKey(name), dueKey, failedKey, markedKey, nameKey(name)],
          ...[name, id, String(keyLifetime), String(now()), isRobotLike ? 'marked' : ''],
        ),
      );
    },

    list: async () => readEntries(await listNames()),

    async listUnreadable() {
      const { unreadable } = await readFound(await listNames());
      return [...unreadable.keys()].map(letterKey);
    },

    async survey(isWanted) {
      const [waiting, failed, names] = await redis.run((client) =>
        Promise.all([
          client.zcard(dueKey),
          client.zcard(failedKey),
          client.zrange(dueKey, '0', String(surveyLimit - 1)),
        ]),
      );
      return { waiting, failed, first: await readUntil(isWanted, names, readEntries) };
    },

    listMarked() {
      return redis.run(async (client) => {
        // The next delivery removes older ones, and may be long in coming.
        const since = `(${now() - keyLifetime}`;
        const found = await client.zrangebyscore(markedKey, since, '+inf', 'WITHSCORES');
        const marked: MarkedLetter[] = [];
        for (let index = 0; index + 1 < found.length; index += 2) {
          marked.push({ id: found[index] ?? '', delivered: Number(found[index + 1]) });
        }
        return marked;
      });
    },
  };
}
