import { distanceBetween, nearestName } from '../config/nearest.ts';
import type { TextContent } from './facts.ts';

/** A name as ids and files have it: `HeatWaves 2` is `heat-waves-2`. */
export function toKebabCase(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
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
 * Why a page is no longer at its address, completing "which …", and where its readers are led.
 * @param old its address without the first slash, or its id
 */
export function findMove(
  old: string,
  { entries, records: { removed } }: TextContent,
): { readonly why: string; readonly to: string | undefined } | undefined {
  const moved = entries.find(({ data }) => data.formerly?.includes(old));
  if (moved) return { why: 'has moved', to: moved.route };
  const record = removed.records.get(old);
  // A page that went leads no reader to itself.
  return record && { why: 'was taken away', to: record.see === `/${old}` ? undefined : record.see };
}
