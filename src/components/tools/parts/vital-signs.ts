/** A measure: its steps to choose from, and the normal range of each age group. */
export interface VitalSign {
  readonly name: string;
  readonly unit: string;
  /** Readings to choose from, in ascending order. */
  readonly steps: readonly number[];
  /** The index of the reading that is chosen at first, from 0. */
  readonly chosen: number;
  /** One range for each age; above its upper end the reading is a high-risk vital sign. */
  readonly ranges: readonly (readonly [low: number, high: number])[];
}

/**
 * Sorts the steps of a measure by the range of one age, to which its ends belong.
 * @returns the indexes of the steps on each side of it
 */
export function sortSteps(steps: readonly number[], [low, high]: readonly [number, number]) {
  const sideOf = (step: number) => (step < low ? 'below' : step > high ? 'above' : 'within');
  return (['below', 'within', 'above'] as const).map((side) => ({
    side,
    indexes: steps.flatMap((step, index) => (sideOf(step) === side ? [index] : [])),
  }));
}
