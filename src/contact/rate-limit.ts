import { isIPv6 } from 'node:net';
import { StoreUnavailable, TooManyMessages } from './errors.ts';
import type { RedisConnection } from './queue/redis.ts';

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
 * Windows that this process keeps for itself. Who is refused leaves no trace, so that a flood costs
 * no more than what is let through.
 * @param now milliseconds by a clock that nobody sets
 */
export function createMemoryWindows(now: () => number = () => performance.now()): TakePlaces {
  const taken = new Map<string, { readonly times: number[]; readonly period: number }>();
  let lastSweep = now();

  function sweep(): void {
    if (now() - lastSweep < sweepPause) return;
    lastSweep = now();
    for (const [key, { times, period }] of taken) {
      if ((times.at(-1) ?? 0) <= now() - period) taken.delete(key);
    }
  }

  function timesOf({ key, period }: Window): readonly number[] {
    const times = taken.get(key)?.times ?? [];
    const firstGood = times.findIndex((time) => time > now() - period);
    times.splice(0, firstGood < 0 ? times.length : firstGood);
    return times;
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
    if (wait === 0) {
      for (const { key, period } of windows) {
        const times = taken.get(key)?.times;
        if (times) times.push(now());
        else taken.set(key, { times: [now()], period });
      }
    }
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
export function createRedisWindows(redis: RedisConnection): TakePlaces {
  const ownWindows = createMemoryWindows();
  return async (windows) => {
    try {
      const wait = await redis.ask((client) =>
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

/**
 * Who a request counts for. IPv6 is counted by network: one customer has more addresses of it than
 * anybody could count (RFC 6177).
 * @param header CLIENT_ADDRESS_HEADER; only what the host wrote last counts in a list. Empty, it is
 * the one that the host of functions writes itself, as the server of this project does.
 */
export function clientOf(headers: Headers, header: string): string {
  const named = headers.get(header || 'x-real-ip') ?? '';
  const value = named.split(',').at(-1)?.trim() ?? '';
  // Some proxies write the port as well, which changes with every connection.
  const [, bracketed, plain = value] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(value) ?? [];
  const address = (bracketed ?? plain).replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (address === '') return 'unknown';
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address, of which a provider gives a customer all that follow. */
function networkOf(address: string): string {
  // Written in the shortest way by the rules of URLs, whatever way was used.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

/** What a home (/56) or a site (/48) may send, in multiples of what one client may. */
const widerNetworks = { 56: 3, 48: 6 } as const;

/** The wider networks that a client is part of, of which a provider may give it all. */
function widerNetworksOf(client: string): { readonly key: string; readonly factor: number }[] {
  const groups = /^([\da-f:]+)::\/64$/.exec(client)?.[1]?.split(':');
  if (!groups) return [];
  const [first, second, third, fourth = '0'] = groups;
  const site = [first, second, third].join(':');
  const home = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return [
    { key: `${site}:${home}/56`, factor: widerNetworks[56] },
    { key: `${site}/48`, factor: widerNetworks[48] },
  ];
}

const minute = 60_000;
const quarterHour = 15 * minute;
const day = 24 * 60 * minute;

/** How many e-mails one mailbox gets from us on behalf of strangers. */
const mailboxLimits = [
  { limit: 1, period: quarterHour },
  { limit: 3, period: day },
] as const;

/** How far newcomers may take the posts of all together beyond their limit. */
const newcomersFactor = 10;

/** Limits per minute. */
export interface RateLimits {
  readonly perClient: number;
  readonly total: number;
}

export interface RateLimiter {
  /**
   * Counts one post.
   * @param counter what is counted together, such as a function's form
   * @throws {TooManyMessages} when it is one too many
   */
  countPost(counter: string, client: string, isRobotLike: boolean): Promise<void>;
  /**
   * Counts one e-mail to a mailbox that a stranger named.
   * @param mailbox any text that is the same for the same mailbox
   * @returns whether the mailbox may have it
   */
  countMail(mailbox: string): Promise<boolean>;
}

/** What looks like a robot's has half the room, beside that of the others: it cannot crowd them out. */
function halve({ perClient, total }: RateLimits): RateLimits {
  return { perClient: Math.ceil(perClient / 2), total: Math.ceil(total / 2) };
}

/**
 * @param readLimits reads the settings, which may be malformed and then throws
 */
export function createRateLimiter(
  take: () => Promise<TakePlaces>,
  readLimits: () => RateLimits,
): RateLimiter {
  return {
    async countPost(counter, client, isRobotLike) {
      const scope = isRobotLike ? `${counter}:marked` : counter;
      const { perClient, total } = isRobotLike ? halve(readLimits()) : readLimits();
      const places = await take();
      const wait = await places([
        { key: `${scope}:client:${client}`, limit: perClient, period: minute },
        ...widerNetworksOf(client).map(({ key, factor }) => ({
          key: `${scope}:network:${key}`,
          limit: perClient * factor,
          period: minute,
        })),
        // One message for each who has sent none this minute: a flood of a few shuts nobody out.
        { key: `${scope}:total`, limit: total, period: minute, isOpenToNewcomers: !isRobotLike },
        // Who has a network of addresses is a newcomer each time.
        { key: `${scope}:all`, limit: total * newcomersFactor, period: minute },
      ]);
      if (wait > 0) throw new TooManyMessages(Math.ceil(wait / 1000));
    },
    async countMail(mailbox) {
      const places = await take();
      const windows = mailboxLimits.map(({ limit, period }) => ({
        key: `mailbox:${period}:${mailbox}`,
        limit,
        period,
      }));
      return (await places(windows)) === 0;
    },
  };
}
