import { toPercent } from '../../parts/percent.ts';

/** Where a thing stands in an evenly divided column: its place, counted from 1, and how many there are. */
export interface Place {
  readonly place: number;
  readonly of: number;
}

const middle = ({ place, of }: Place) => toPercent(place - 0.5, of);

/**
 * The line from a row on the left to an outcome on the right, as SVG path data in a box of 100 by
 * 100 that is stretched over both columns.
 * @param outcome the outcome that it reaches; without one the line stops on its way
 */
export function joinPath(row: Place, outcome?: Place): string {
  const start = middle(row);
  if (!outcome) return `M0 ${start}H36`;
  const end = middle(outcome);
  return start === end ? `M0 ${start}H100` : `M0 ${start}C55 ${start} 45 ${end} 100 ${end}`;
}
