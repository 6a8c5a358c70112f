/** A measure: its steps to choose from, and the normal range of each age group. */
export interface VitalSign {
  readonly name: string;
  readonly unit: string;
  /** Readings to choose from, in ascending order. */
  readonly steps: readonly number[];
  /** The place of the reading that is chosen at first, from 0. */
  readonly chosen: number;
  /** One range for each age; above its upper end the reading is a high-risk vital sign. */
  readonly ranges: readonly (readonly [low: number, high: number])[];
}

/**
 * Sorts the steps of a measure by the range of one age.
 * @returns the places of the steps below, within and above the range, which includes its ends
 */
export function sortSteps(steps: readonly number[], [low, high]: readonly [number, number]) {
  const places = (isIn: (step: number) => boolean) =>
    steps.flatMap((step, place) => (isIn(step) ? [place] : []));
  return {
    below: places((step) => step < low),
    within: places((step) => step >= low && step <= high),
    above: places((step) => step > high),
  };
}
