/**
 * The order in which patients are seen: the most urgent level first, and within a level whoever came
 * first.
 * @param levels the level of each patient in order of arrival; 1 is the most urgent
 * @returns for each patient in order of arrival, the place in the order of care, counted from 0
 */
export function placeByUrgency(levels: readonly number[]): number[] {
  const order = levels
    .map((level, arrival) => ({ level, arrival }))
    .sort((a, b) => a.level - b.level || a.arrival - b.arrival);
  return levels.map((_, arrival) => order.findIndex((patient) => patient.arrival === arrival));
}
