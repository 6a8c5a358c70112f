import type { Problem } from '../problem.ts';
import { textField, type Entry, type Site } from '../checked-site.ts';

/** The problem of every entry whose value an earlier entry has already; empty values are passed over. */
function findRepeated(
  entries: readonly Entry[],
  field: string,
  valueOf: (entry: Entry) => string,
  write: (entry: Entry) => string,
): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry): Problem[] => {
    const value = valueOf(entry);
    const key = value.trim().toLowerCase();
    if (key === '') return [];
    const other = first.get(key);
    if (!other) first.set(key, entry);
    if (!other) return [];
    const line = entry.frontMatter.lineOf([field]);
    const found = `"${value}", which ${other.file} has already`;
    return [{ file: entry.file, line, field, found, write: write(entry) }];
  });
}

/** No two files answer at the same address, and none at the address of something else. */
export function checkRoutes({ entries }: Site): Problem[] {
  return findRepeated(
    entries,
    'route',
    ({ route }) => route,
    () => 'another file name',
  );
}

/** Titles and descriptions tell pages apart in a list of search results. */
export function checkTitles({ entries }: Site): Problem[] {
  return ['title', 'description', 'excerpt'].flatMap((field) =>
    findRepeated(
      entries,
      field,
      (entry) => textField(entry, field),
      () => `a ${field} of its own`,
    ),
  );
}
