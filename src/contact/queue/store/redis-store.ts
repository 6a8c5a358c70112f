import { randomInt } from 'node:crypto';
import { StoreUnavailable } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { timeLimits } from '../../time-limits.ts';
import {
  type Entry,
  type Letter,
  type MailStore,
  type MarkedLetter,
  type Standing,
  keyLifetime,
  readUntil,
  surveyLimit,
} from './mail-store.ts';
import { asCopy, noLetter, spoiledStanding } from './parse-kept.ts';
import type { RedisConnection } from './redis-connection.ts';
import { letterKey, prefix, readLetters, takeForSpoiled } from './redis-letters.ts';
import {
  addScript,
  changeScript,
  finishScript,
  keptAsCopy,
  removeLostScript,
  removeSpoiledScript,
  setAsideScript,
  tooLate,
} from './redis-scripts.ts';

const dueLimit = 50;

/** Names by when they are due, and those that are due no more. */
const dueKey = `${prefix}:due`;
const failedKey = `${prefix}:failed`;
/** Ids of delivered letters that looked like a robot's, by when. */
const markedKey = `${prefix}:marked`;

/** Holds the id of the letter that has the name, for as long as the name is good. */
function nameKey(name: string): string {
  return `${prefix}:name:${name}`;
}

/** A number, so that a release that counts versions on can be gone back to while letters wait. */
function createVersion(): string {
  return String(randomInt(2 ** 48 - 1));
}

/**
 * Keeps letters in Redis, for all instances together. Redis must write to its disk before it
 * answers and must not evict (`appendonly yes`, `appendfsync always`, `maxmemory-policy noeviction`),
 * or it forgets what it took on, or that it was done.
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

  async function readEntries(names: readonly string[]): Promise<readonly Entry[]> {
    return (await readLetters(redis, names)).entries;
  }

  /** Lets what is no letter wait for a person. */
  async function setAside(name: string): Promise<void> {
    const standing = JSON.stringify(spoiledStanding(noLetter));
    const keys = [letterKey(name), dueKey, failedKey];
    await redis.run((client) =>
      client.eval(setAsideScript, 3, ...keys, name, now(), standing, createVersion()),
    );
    log({ outcome: 'failed', reason: `${letterKey(name)} cannot be read: ${noLetter}` });
  }

  async function listDue(time: number): Promise<readonly Entry[]> {
    const names = await redis.run((client) =>
      client.zrangebyscore(dueKey, '-inf', time, 'LIMIT', 0, dueLimit),
    );
    const { entries, unreadable } = await readLetters(redis, names);
    for (const name of unreadable.keys()) await setAside(name);
    if (entries.length > 0 || names.length === 0) return entries;
    // Evicted by Redis all the same: they must not stand before the others for ever.
    const keys = [dueKey, ...names.map(letterKey)];
    const lost = await redis.run((client) =>
      client.eval(removeLostScript, keys.length, ...keys, ...names),
    );
    return lost === 0 ? [] : listDue(time);
  }

  /** The names of all letters, those that failed last. */
  function listNames(): Promise<readonly string[]> {
    return redis.run(async (client) => {
      const sets = [dueKey, failedKey].map((key) => client.zrange(key, '0', '-1'));
      return (await Promise.all(sets)).flat();
    });
  }

  /** @returns the letter's entry or the id of the letter that has the name; nothing when too late */
  async function tryAdding(letter: Letter, asked: Standing): Promise<Entry | string | undefined> {
    const { name, id } = letter;
    const deadline = now() + (await measureClock()) + timeLimits.redis;
    const keys = [nameKey(name), letterKey(name), dueKey, failedKey];
    const version = createVersion();
    const standings = [JSON.stringify(asked), JSON.stringify(asCopy(asked))];
    const kept = [JSON.stringify(letter), ...standings, version, asked.state, asked.due, name];
    try {
      const known = await redis.run((client) =>
        client.eval(addScript, keys.length, ...keys, deadline, id, keyLifetime, ...kept),
      );
      if (typeof known === 'string') return known;
      if (known === tooLate) {
        clockDifference = undefined;
        return undefined;
      }
      return { letter, standing: known === keptAsCopy ? asCopy(asked) : asked, version };
    } catch (error) {
      clockDifference = undefined;
      throw error;
    }
  }

  /** Whether what has the name is no letter any more, and is gone now. */
  async function removeSpoiled(name: string): Promise<boolean> {
    const text = (await readLetters(redis, [name])).unreadable.get(name);
    if (text === undefined) return false;
    const keys = [letterKey(name), dueKey, failedKey, nameKey(name)];
    await redis.run((client) => client.eval(removeSpoiledScript, 4, ...keys, name, text));
    return true;
  }

  return {
    tryNow: () => redis.tryNow(),

    async add(letter, standing) {
      // Once more, as one of the clocks may have been set since they were compared.
      let added = (await tryAdding(letter, standing)) ?? (await tryAdding(letter, standing));
      if (typeof added === 'string' && (await removeSpoiled(letter.name))) {
        added = await tryAdding(letter, asCopy(standing));
      }
      if (added === undefined) throw new StoreUnavailable('REDIS_URL: answers too late');
      return added;
    },

    find(name) {
      return redis.run(async (client) => {
        const id = await client.get(nameKey(name)).catch(takeForSpoiled);
        return id ?? (await client.hget(letterKey(name), 'id').catch(takeForSpoiled)) ?? undefined;
      });
    },

    read: async (name) => (await readEntries([name]))[0],

    listDue,

    async change(entry, standing) {
      const { name } = entry.letter;
      const version = createVersion();
      const keys = [letterKey(name), dueKey, failedKey];
      const { state, due } = standing;
      const next = [entry.version, JSON.stringify(standing), version, state, due, name];
      const isOurs = await redis.run((client) => client.eval(changeScript, 3, ...keys, ...next));
      return isOurs === 1 ? { ...entry, standing, version } : undefined;
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
      const { unreadable } = await readLetters(redis, await listNames());
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
