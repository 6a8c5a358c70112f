/**
 * A part as a percentage of the whole, rounded to a tenth, which keeps drawings small.
 * @param part in the unit of the whole
 * @param whole what is 100 percent; 1 for a share
 */
export function toPercent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
