/** Edit distance with neighboring letters swapped counted once (optimal string alignment). */
function distanceBetween(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The name that was probably meant: the closest one, if it is no more than a third of its letters
 * away (two letters at least).
 */
export function nearestName(found: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(found.length / 3));
  let nearest: string | undefined;
  let least = limit + 1;
  for (const name of names) {
    if (Math.abs(name.length - found.length) >= least) continue;
    const distance = distanceBetween(found.toLowerCase(), name.toLowerCase());
    if (distance < least && distance < name.length) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}

/** Completes "write …" for a misspelt name: the nearest one, or all there are (twelve at most). */
export function nameAdvice(found: string, names: readonly string[]): string {
  const nearest = nearestName(found, names);
  if (nearest !== undefined) return nearest;
  if (names.length === 0) return 'something else, as there is nothing to name yet';
  const shown = names.slice(0, 12).join(', ');
  return `one of ${shown}${names.length > 12 ? ' and so on' : ''}`;
}
