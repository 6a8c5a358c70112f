import type { Category } from '../../config/categories.ts';
import type { Framing, Ground } from './cover.ts';

export const grounds: readonly Ground[] = ['tint', 'deep', 'white', 'brand'];
const framings: readonly Framing[] = ['whole', 'close'];

export interface Setting {
  readonly ground: Ground;
  readonly framing: Framing;
}

/**
 * Grounds and framings for all articles, in the order of the listing: no two neighbors on one
 * ground, and within a category every one of the eight settings once before any comes again.
 */
export function assignSettings(
  articles: readonly { readonly id: string; readonly category: Category }[],
): ReadonlyMap<string, Setting> {
  const all = framings.flatMap((framing) => grounds.map((ground) => ({ ground, framing })));
  const used = new Map<Category, Setting[]>();
  const settings = new Map<string, Setting>();
  const last: Ground[] = [];
  for (const { id, category } of articles) {
    const taken = used.get(category) ?? [];
    const countOf = (setting: Setting) => taken.filter((other) => other === setting).length;
    // Above and beside it in a wall of three or four columns.
    const isNeighbor = (setting: Setting) =>
      Number(last.at(-1) === setting.ground) * 4 +
      Number(last.at(-3) === setting.ground) * 2 +
      Number(last.at(-4) === setting.ground);
    const [best] = all.toSorted(
      (a, b) =>
        countOf(a) - countOf(b) ||
        isNeighbor(a) - isNeighbor(b) ||
        ((all.indexOf(a) + settings.size) % all.length) -
          ((all.indexOf(b) + settings.size) % all.length),
    );
    if (!best) continue;
    settings.set(id, best);
    used.set(category, [...taken, best]);
    last.push(best.ground);
  }
  return settings;
}
