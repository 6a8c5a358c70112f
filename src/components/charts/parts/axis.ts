import { toPercent } from '../../parts/percent.ts';

/**
 * Where a range lies on an axis that begins at zero, in percent of its length.
 * @param range the lower and the upper end, in the unit of the axis
 * @param axisEnd the value at the end of the axis
 * @throws {Error} naming the range, when it runs backward or leaves the axis
 */
export function placeRange(
  [from, to]: readonly [from: number, to: number],
  axisEnd: number,
): { readonly start: number; readonly length: number } {
  if (from < 0 || to < from || to > axisEnd) {
    throw new Error(`The range ${from} to ${to} does not lie on an axis from 0 to ${axisEnd}.`);
  }
  return { start: toPercent(from, axisEnd), length: toPercent(to - from, axisEnd) };
}
