import { toPercent } from '../../parts/percent.ts';

/**
 * Where a wait stands on the axis, from 0 at once to 100 at the longest wait. The axis follows the
 * square root of time, so that 10 and 15 minutes stay apart on a phone beside two hours.
 * @param minutes the wait
 * @param longest the longest wait on the axis, in minutes
 */
export function placeWait(minutes: number, longest: number): number {
  return toPercent(Math.sqrt(minutes / longest), 1);
}

const closestLabels = 8;

/**
 * Says which of two labels that stand too close on a narrow axis leans left and which leans right.
 * @param positions where the labels stand, 0 to 100, in ascending order
 */
export function leanLabels(positions: readonly number[]): ('left' | 'right' | undefined)[] {
  return positions.map((position, index) => {
    if ((positions[index + 1] ?? Infinity) - position < closestLabels) return 'left';
    if (position - (positions[index - 1] ?? -Infinity) < closestLabels) return 'right';
    return undefined;
  });
}

const longestLine = 12;

/** Breaks a long name near its middle into two lines, as SVG text cannot wrap. */
export function breakName(name: string): string[] {
  if (name.length <= longestLine) return [name];
  const middle = (name.length - 1) / 2;
  const [space] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)];
}
