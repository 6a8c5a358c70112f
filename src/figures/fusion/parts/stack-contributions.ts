/**
 * Sets signed contributions end to end, each where the one before it ended.
 * @param base points before any finding
 * @param contributions signed points, in the order in which they are drawn
 * @param most the end of the scale, in points; it begins at 0
 * @returns where each bar begins and ends on the scale
 * @throws {RangeError} naming the contribution that would leave the scale
 */
export function stackContributions(base: number, contributions: readonly number[], most: number) {
  let from = base;
  return contributions.map((contribution, index) => {
    const to = from + contribution;
    if (to < 0 || to > most) {
      throw new RangeError(`Contribution ${index + 1} ends at ${to}, outside of 0 to ${most}.`);
    }
    const bar = { from, to };
    from = to;
    return bar;
  });
}
