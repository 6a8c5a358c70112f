/** Edit distance with neighboring letters swapped counted once (optimal string alignment). */
export function distanceBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwapped = i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
  }
  return at(a.length, b.length);
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
