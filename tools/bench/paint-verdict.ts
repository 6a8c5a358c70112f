/** What Lighthouse measured of an address, run by run, in milliseconds. */
export interface Measured {
  readonly name: string;
  readonly address: string;
  /** How many times the largest paint of the empty page its own may take; none for a peer. */
  readonly limit?: number;
  readonly paints: number[];
  /** For how long tasks beyond 50 ms kept the page from answering, by the clock. */
  readonly blocked: number[];
  /** The same by the time of the processor: what else the machine does has no part in it. */
  readonly worked: number[];
}

export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;

/**
 * What is wrong with the times of a page. Scripts that wait until they are asked for block nothing;
 * what else the machine does has no part in the verdict, only in the time by the clock.
 * @param base the median of the empty page, in milliseconds
 */
export function findSlowness({ limit, paints, worked }: Measured, base: number): string[] {
  if (limit === undefined) return [];
  const blocking = median(worked);
  return [
    // Not "above": what could not be measured is told too.
    ...(median(paints) / base <= limit ? [] : [`above ${limit}`]),
    ...(blocking === 0 ? [] : [`blocks for ${blocking.toFixed(0)} ms`]),
  ];
}
