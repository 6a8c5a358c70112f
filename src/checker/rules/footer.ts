import type { Problem } from '../problem.ts';
import { isRecord, type Entry, type Site } from '../checked-site.ts';

/** Two pages do not ask for the same place in a footer group. */
export function checkFooter({ entries }: Site): Problem[] {
  const taken = new Map<string, Entry>();
  return entries.flatMap((entry): Problem[] => {
    const { value, lineOf } = entry.frontMatter;
    const footer = isRecord(value) ? value['footer'] : undefined;
    if (!isRecord(footer)) return [];
    const place = `${String(footer['group'])} ${String(footer['order'])}`;
    const other = taken.get(place);
    if (!other) {
      taken.set(place, entry);
      return [];
    }
    const orders = [...taken.keys()]
      .filter((key) => key.startsWith(`${String(footer['group'])} `))
      .map((key) => Number(key.split(' ')[1]));
    return [
      {
        file: entry.file,
        line: lineOf(['footer', 'order']),
        field: 'footer.order',
        found: `${String(footer['order'])}, which ${other.file} has already in this group`,
        write: `${Math.max(...orders) + 1} or another free place`,
      },
    ];
  });
}
