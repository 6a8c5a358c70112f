import { StoreUnavailable } from '../delivery-errors.ts';
import type { Log } from '../log.ts';
import { timeLimits } from '../time-limits.ts';
import { keyLifetime, readUntil, surveyLimit } from './mail-store.ts';
import type { Entry, Letter, MailStore, MarkedLetter, Standing } from './mail-store.ts';
import { noLetter, parseLetter, parseStanding, spoiledStanding } from './parse-kept.ts';
import type { RedisConnection } from './redis-connection.ts';

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

/**
 * A letter whose sender no longer waits must not appear: it would be a second copy. A command that
 * reached a frozen Redis runs when it thaws, so the command says until when it is good.
 */
const addScript = `
local time = redis.call('TIME')
if time[1] * 1000 + time[2] / 1000 > tonumber(ARGV[1]) then return -1 end
local known = redis.call('GET', KEYS[1]) or redis.call('HGET', KEYS[2], 'id')
if known then return known end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
redis.call('HSET', KEYS[2], 'id', ARGV[2], 'letter', ARGV[4], 'standing', ARGV[5], 'version', '1')
redis.call('ZADD', KEYS[3], ARGV[6], ARGV[7])
return false`;

/** What that answers then. */
const tooLate = -1;

/** What is no hash any more stays as it is. */
const setAsideScript = `
local kind = redis.call('TYPE', KEYS[1]).ok
redis.call('ZREM', KEYS[2], ARGV[1])
if kind == 'none' then return 0 end
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
if kind == 'hash' then
  redis.call('HSET', KEYS[1], 'standing', ARGV[3])
  redis.call('HINCRBY', KEYS[1], 'version', 1)
end
return 1`;

/** Removes first: a Redis without memory then lets the rest of the script pass. */
const changeScript = `
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return false end
local isFailed = ARGV[3] == 'failed'
redis.call('ZREM', KEYS[isFailed and 2 or 3], ARGV[5])
redis.call('HSET', KEYS[1], 'standing', ARGV[2])
redis.call('ZADD', KEYS[isFailed and 3 or 2], ARGV[4], ARGV[5])
return tostring(redis.call('HINCRBY', KEYS[1], 'version', 1))`;

const finishScript = `
redis.call('DEL', KEYS[1])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', ARGV[4] - ARGV[3])
redis.call('SET', KEYS[5], ARGV[2], 'PX', ARGV[3], 'NX')
if ARGV[5] == 'marked' then redis.call('ZADD', KEYS[4], ARGV[4], ARGV[2]) end
return 1`;

/** A key that is of another kind by now is a fault of this letter, and not of Redis. */
function takeForSpoiled(error: unknown): string[] {
  if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return [];
  throw error;
}

interface Found {
  readonly entries: readonly Entry[];
  /** Names of what is no letter any more. */
  readonly unreadable: readonly string[];
}

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

  /** What is there of some letters; those that are delivered by now are not. */
  async function readFound(names: readonly string[]): Promise<Found> {
    const fields = ['letter', 'standing', 'version'] as const;
    const found = await redis.run((client) =>
      Promise.all(
        names.map((name) => client.hmget(letterKey(name), ...fields).catch(takeForSpoiled)),
      ),
    );
    const entries: Entry[] = [];
    const unreadable: string[] = [];
    for (const [index, name] of names.entries()) {
      const [letterJson, standingJson, version] = found[index] ?? [];
      if ([letterJson, standingJson, version].every((field) => field === null)) continue;
      const letter = parseLetter(name, letterJson ?? '');
      const standing = parseStanding(standingJson ?? '');
      if (letter && standing && version) entries.push({ letter, standing, version });
      else unreadable.push(name);
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
    for (const name of unreadable) await setAside(name);
    if (entries.length > 0 || names.length === 0) return entries;
    // Evicted by Redis all the same: they must not stand before the others for ever.
    await redis.run((client) => client.zrem(dueKey, ...names));
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

  return {
    tryNow: () => redis.tryNow(),

    async add(letter, standing) {
      let known = await tryAdding(letter, standing);
      // Once more, as one of the clocks may have been set since they were compared.
      if (known === undefined) known = await tryAdding(letter, standing);
      if (known === undefined) throw new StoreUnavailable('REDIS_URL: answers too late');
      return typeof known === 'string' ? known : { letter, standing, version: '1' };
    },

    find(name) {
      return redis.run(async (client) => {
        const id = (await client.get(nameKey(name))) ?? (await client.hget(letterKey(name), 'id'));
        return id ?? undefined;
      });
    },

    listDue,

    async change(entry, standing) {
      const { name } = entry.letter;
      const version = await redis.run((client) =>
        client.eval(
          changeScript,
          3,
          ...[letterKey(name), dueKey, failedKey],
          ...[entry.version, JSON.stringify(standing), standing.state, String(standing.due), name],
        ),
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
      return (await readFound(await listNames())).unreadable.map(letterKey);
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
