import { StoreUnavailable } from '../delivery-errors.ts';
import type { RedisConnection } from '../store/redis-connection.ts';

/** At most so many within any stretch of time so long. */
interface Window {
  readonly key: string;
  readonly limit: number;
  /** In milliseconds. */
  readonly period: number;
  /** Open, though it is full, to whoever has taken nothing from the first window. */
  readonly isOpenToNewcomers?: boolean;
}

/**
 * Takes a place in each of the windows, or in none when one of them is full.
 * @returns milliseconds until all have a place; 0 when the places were taken
 */
export type TakePlaces = (windows: readonly Window[]) => Promise<number>;

const sweepPause = 60_000;

/**
 * Windows that this instance keeps for itself.
 * @param now milliseconds since 1970
 */
export function createMemoryWindows(now: () => number): TakePlaces {
  const taken = new Map<string, { times: number[]; period: number }>();
  let lastSweep = 0;

  function timesOf({ key, period }: Window): number[] {
    const times = (taken.get(key)?.times ?? []).filter((time) => time > now() - period);
    taken.set(key, { times, period });
    return times;
  }

  function sweep(): void {
    if (now() - lastSweep < sweepPause) return;
    lastSweep = now();
    for (const [key, { times, period }] of taken) {
      if ((times.at(-1) ?? 0) <= now() - period) taken.delete(key);
    }
  }

  return (windows) => {
    sweep();
    const places = windows.map((window) => ({ ...window, times: timesOf(window) }));
    const isNewcomer = places[0]?.times.length === 0;
    const waits = places.map(({ times, limit, period, isOpenToNewcomers }) => {
      const leaving = times[times.length - limit];
      if (leaving === undefined || (isOpenToNewcomers && isNewcomer)) return 0;
      return leaving + period - now();
    });
    const wait = Math.max(0, ...waits);
    if (wait === 0) for (const { times } of places) times.push(now());
    return Promise.resolve(wait);
  };
}

/** The same as in memory, by the clock of Redis, in one step. */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
local isNewcomer = false
for index, key in ipairs(KEYS) do
  local limit = tonumber(ARGV[index * 3 - 2])
  local period = tonumber(ARGV[index * 3 - 1])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - period)
  local count = redis.call('ZCARD', key)
  if index == 1 then isNewcomer = count == 0 end
  if count >= limit and not (ARGV[index * 3] == 'open' and isNewcomer) then
    local leaving = redis.call('ZRANGE', key, count - limit, count - limit, 'WITHSCORES')
    wait = math.max(wait, leaving[2] + period - now)
  end
end
if wait > 0 then return wait end
for index, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, time[1] .. '.' .. time[2])
  redis.call('PEXPIRE', key, ARGV[index * 3 - 1])
end
return 0`;

/**
 * Windows that all instances share. While Redis cannot be asked, each instance keeps its own: a
 * message is not lost because a counter is.
 */
export function createRedisWindows(redis: RedisConnection, now: () => number): TakePlaces {
  const ownWindows = createMemoryWindows(now);
  return async (windows) => {
    try {
      const wait = await redis.run((client) =>
        client.eval(
          takeScript,
          windows.length,
          ...windows.map(({ key }) => `triage:{limit}:${key}`),
          ...windows.flatMap(({ limit, period, isOpenToNewcomers }) => [
            limit,
            period,
            isOpenToNewcomers ? 'open' : '',
          ]),
        ),
      );
      return Number(wait);
    } catch (error) {
      if (error instanceof StoreUnavailable) return ownWindows(windows);
      throw error;
    }
  };
}
