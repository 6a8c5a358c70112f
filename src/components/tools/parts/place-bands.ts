interface Band {
  readonly points: number;
  readonly onOxygen?: number | undefined;
}

/** The column of the normal band: three for 3, 2 and 1 point stand before it, three after. */
const normal = 4;

/**
 * Places bands in seven columns by their points: low readings left of the normal band, high ones
 * right.
 * @param bands from the lowest reading to the highest
 * @returns the column of each, from 1 to 7
 */
export function placeBands(bands: readonly Band[]): number[] {
  const middle = bands.findIndex(({ points }) => points === 0);
  return bands.map(({ points, onOxygen = points }, place) =>
    place < middle ? normal - onOxygen : normal + onOxygen,
  );
}
