import type { Blocked } from './read-reports.ts';

/** So many pairs are kept apart. */
const mostPairs = 200;

/**
 * Counts by directive and host, and has a line written for the first and whenever a number has
 * doubled: a page that thousands open writes a dozen lines. Once there are too many pairs, as when
 * somebody invents them, the oldest that came once makes room, and a new one is written when it
 * comes again: what browsers really block does.
 */
export function createCount(
  write: (blocked: Blocked, count: number) => void,
): (blocked: Blocked) => void {
  const counts = new Map<string, number>();
  return (blocked) => {
    const pair = `${blocked.directive} ${blocked.host}`;
    const isFull = !counts.has(pair) && counts.size >= mostPairs;
    if (isFull) {
      const [oldest] = counts.entries().find(([, count]) => count === 1) ?? [];
      counts.delete(oldest ?? counts.keys().next().value ?? '');
    }
    const count = (counts.get(pair) ?? 0) + 1;
    counts.set(pair, count);
    if (!isFull && Number.isInteger(Math.log2(count))) write(blocked, count);
  };
}
