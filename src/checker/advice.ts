import { distanceBetween, nearestName } from '../config/nearest.ts';
import type { TextContent } from './facts.ts';
import type { Advice } from './problem.ts';

/** A name as ids and files have it: `HeatWaves 2` is `heat-waves-2`. */
export function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Completes "write …" for a misspelt name: the nearest one, or all there are. Of many names that are
 * all far away the nearest five are named.
 */
export function nameAdvice(found: string, names: readonly string[]): string {
  const same = names.find((name) => toKebabCase(name) === toKebabCase(found));
  const nearest = same ?? nearestName(found, names);
  if (nearest !== undefined) return nearest;
  if (names.length === 0) return 'something else, as there is nothing to name yet';
  if (names.length <= 24) return `one of ${names.join(', ')}`;
  const shown = names
    .toSorted((a, b) => distanceBetween(found, a) - distanceBetween(found, b))
    .slice(0, 5);
  return `one of ${names.length} names, such as ${shown.join(', ')}`;
}

/**
 * What to say of an address that a page has left: where it moved, or that it was taken away.
 * @param path such as /hospital-at-home
 */
export function adviseOnMoved(path: string, { entries, removed }: TextContent): Advice | undefined {
  const old = path.slice(1);
  const moved = entries.find(({ data }) => data.formerly?.includes(old));
  if (moved) return { found: `${path}, which has moved`, write: moved.route };
  const record = removed.records.get(old);
  if (!record) return undefined;
  return { found: `${path}, which was taken away`, write: record.see ?? 'another address' };
}
