import { isIPv6 } from 'node:net';
import { fill } from '../messages/fill.ts';
import { formWords } from '../messages/messages.ts';
import { ignoreOutage } from './errors.ts';
import { wordWait } from './notices.ts';
import { Refusal } from './outcome.ts';
import type { RedisConnection } from './queue/redis.ts';

/** At most so many within a stretch of time, in milliseconds, that begins with the first. */
interface Window {
  readonly key: string;
  readonly limit: number;
  readonly period: number;
}

/** Takes one from each window, or none; gives the milliseconds until all have room, 0 when taken. */
export type RateLimiter = (windows: readonly Window[]) => Promise<number>;

/** How long who sends is counted, in milliseconds; the privacy policy says so. */
export const minute = 60_000;

/** How long e-mails to a mailbox are counted; the privacy policy says so, too. */
export const mailboxDay = 24 * 60 * minute;

/** Counts in this process, by a clock that nobody sets. Who is refused leaves no trace. */
export function createMemoryLimiter(): RateLimiter {
  const taken = new Map<string, { readonly count: number; readonly end: number }>();
  let lastSweep = performance.now();
  return (windows) => {
    const now = performance.now();
    if (now - lastSweep >= minute) {
      lastSweep = now;
      for (const [key, { end }] of taken) if (end <= now) taken.delete(key);
    }
    const used = windows.map(({ key, limit, period }) => {
      const { count, end } = taken.get(key) ?? { count: 0, end: 0 };
      return end > now ? { key, limit, count, end } : { key, limit, count: 0, end: now + period };
    });
    const full = used.filter(({ count, limit }) => count >= limit);
    if (full.length > 0) return Promise.resolve(Math.max(...full.map(({ end }) => end - now)));
    for (const { key, count, end } of used) taken.set(key, { count: count + 1, end });
    return Promise.resolve(0);
  };
}

/** The same as in memory, by the clock of Redis, in one step. */
const takeScript = `
local wait = 0
for index, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or 0) >= tonumber(ARGV[index * 2 - 1]) then
    wait = math.max(wait, redis.call('PTTL', key), 1)
  end
end
if wait > 0 then return wait end
for index, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[index * 2]) end
end
return 0`;

/** A rate limiter that all instances share. While Redis is down each counts by itself. */
export function createRedisLimiter(redis: RedisConnection, ownLimiter: RateLimiter): RateLimiter {
  return async (windows) => {
    const keys = windows.map(({ key }) => `triage:{rate}:${key}`);
    const values = windows.flatMap(({ limit, period }) => [limit, period]);
    const asked = redis.ask((client) => client.eval(takeScript, keys.length, ...keys, ...values));
    return Number((await asked.catch(ignoreOutage)) ?? (await ownLimiter(windows)));
  };
}

/** The first four groups of an IPv6 address, however it is written, as 16 hexadecimal digits. */
function networkOf(address: string): string {
  // The rules of URLs write it in one way.
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => group.padStart(4, '0')).join('');
}

/**
 * Who a request counts for. IPv6 is counted by network: one customer has more addresses of it than
 * anybody could count (RFC 6177). Without a header it is the one that our server and the host write.
 */
export function clientOf(headers: Headers, header: string): string {
  const named = headers.get(header || 'x-real-ip') ?? '';
  // Of a list only what the host itself wrote counts.
  const value = named.split(',').at(-1)?.trim() ?? '';
  // Some proxies write the port as well, which changes with every connection.
  const [, bracketed, plain = value] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(value) ?? [];
  const address = (bracketed ?? plain).replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (address === '') return 'unknown';
  return isIPv6(address) ? `${networkOf(address)}/64` : address;
}

/** What a home (/56) or a site (/48) may send, in multiples of what one client may. */
const widerNetworks = [
  { bits: 56, factor: 3 },
  { bits: 48, factor: 6 },
];

/** How far newcomers may take the posts of all together beyond their limit. */
const newcomersFactor = 10;

/**
 * Counts one post; a `Refusal` when it is one too many. What looks like a robot's has half the room,
 * beside that of the others: it cannot crowd them out.
 */
export async function countPost(
  limiter: RateLimiter,
  { perClient, total }: { readonly perClient: number; readonly total: number },
  counter: string,
  client: string,
  isRobotLike = false,
): Promise<void> {
  const [scope, share] = isRobotLike ? [`${counter}:marked`, 2] : [counter, 1];
  const toWindow = (key: string, limit: number) => ({
    key: `${scope}:${key}`,
    limit: Math.ceil(limit / share),
    period: minute,
  });
  const toClient = (limit: number) => toWindow(`client:${client}`, limit);
  const networks = client.endsWith('/64') ? widerNetworks : [];
  const others = [
    ...networks.map(({ bits, factor }) =>
      toWindow(`network:${client.slice(0, bits / 4)}/${bits}`, perClient * factor),
    ),
    // Who has a network of addresses is a newcomer each time.
    toWindow('all', total * newcomersFactor),
  ];
  const wait = await limiter([toClient(perClient), toWindow('total', total), ...others]);
  if (wait === 0) return;
  // One message for each who has sent none this minute: a flood of a few shuts nobody out.
  if (!isRobotLike && (await limiter([toClient(1), ...others])) === 0) return;
  const retryAfter = Math.ceil(wait / 1000);
  const message = fill(formWords.failures.tooManyUntil, { wait: wordWait(retryAfter) });
  throw new Refusal('rate_limited', { message, retryAfter }, `retry after ${retryAfter} s`);
}

/** Counts one e-mail to a mailbox that a stranger named; false when it may not have it. */
export async function countMail(limiter: RateLimiter, mailbox: string): Promise<boolean> {
  const toWindow = (limit: number, period: number) => ({
    key: `mailbox:${period}:${mailbox}`,
    limit,
    period,
  });
  return (await limiter([toWindow(1, 15 * minute), toWindow(3, mailboxDay)])) === 0;
}
