import { distanceBetween, nearestName } from '../config/nearest.ts';
import { toKebabCase } from './kebab-case.ts';

/** The words of a name: "virtual", "wards"; "Stat", "Band". */
function wordsOf(name: string): string[] {
  return name.toLowerCase() === name ? name.split('-') : (name.match(/[A-Z][a-z]*/g) ?? [name]);
}

/** How much of a name is what was found: the longest beginning that one of their words share. */
function likeness(found: string, name: string): number {
  const beginnings = wordsOf(name).flatMap((word) =>
    wordsOf(found).map((other) => {
      const limit = Math.min(word.length, other.length);
      let length = 0;
      while (length < limit && word[length]?.toLowerCase() === other[length]?.toLowerCase())
        length++;
      return length;
    }),
  );
  return Math.max(0, ...beginnings);
}

/** Fewer letters than this in common say nothing. */
const leastLikeness = 3;

/**
 * Completes "write …" for a misspelt name: the nearest one, those that begin like it or like a part
 * of it, or all there are. Of many names that are all far away the nearest five are named.
 */
export function nameAdvice(found: string, names: readonly string[]): string {
  const same = names.find((name) => toKebabCase(name) === toKebabCase(found));
  if (same !== undefined) return same;
  const nearest = nearestName(found, names);
  if (names.length === 0) return 'something else, as there is nothing to name yet';
  const alike = names
    .map((name) => ({ name, score: likeness(found, name) }))
    .filter(({ score }) => score >= leastLikeness)
    .toSorted((a, b) => b.score - a.score || a.name.length - b.name.length);
  if (nearest !== undefined) {
    // One letter is a slip; with two it may well be a name that begins alike.
    const isSlip = distanceBetween(found, nearest) < 2;
    const other = alike.find(({ name, score }) => name !== nearest && score > leastLikeness);
    return isSlip || !other ? nearest : `${nearest} or ${other.name}`;
  }
  if (alike.length > 0) {
    return alike
      .slice(0, 3)
      .map(({ name }) => name)
      .join(' or ');
  }
  if (names.length <= 24) return `one of ${names.join(', ')}`;
  const distances = names.map((name) => ({ name, distance: distanceBetween(found, name) }));
  const shown = distances.toSorted((a, b) => a.distance - b.distance).slice(0, 5);
  return `one of ${names.length} names, such as ${shown.map(({ name }) => name).join(', ')}`;
}
