/** What Lighthouse measured of an address, run by run, in milliseconds. */
export interface Measured {
  readonly name: string;
  readonly address: string;
  /** How many times the largest paint of the empty page its own may take; none for a peer. */
  readonly limit?: number;
  readonly paints: number[];
  readonly blocked: number[];
}

export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;

/**
 * What is wrong with the times of a page. Scripts that wait until they are asked for block nothing;
 * what else the machine does blocks some runs, but not all, so the least of them is the page's own.
 * @param base the median of the empty page, in milliseconds
 */
export function findSlowness({ limit, paints, blocked }: Measured, base: number): string[] {
  if (limit === undefined) return [];
  const least = Math.min(...blocked);
  return [
    // Not "above": what could not be measured is told too.
    ...(median(paints) / base <= limit ? [] : [`above ${limit}`]),
    ...(least === 0 ? [] : [`blocks ${least.toFixed(0)} ms in every run`]),
  ];
}
