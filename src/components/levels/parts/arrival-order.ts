/**
 * The patients in the order in which they are seen: the most urgent level first, and within a level
 * whoever came first.
 * @param patients in order of arrival; level 1 is the most urgent
 */
export function sortByUrgency<Patient extends { readonly level: number }>(
  patients: readonly Patient[],
): Patient[] {
  return patients.toSorted((a, b) => a.level - b.level);
}
