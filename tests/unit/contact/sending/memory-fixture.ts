import { vi } from 'vitest';

/**
 * Watches what is remembered in maps from here on, to the end of the test.
 * @returns tells how much there is in the map into which a key was written last
 */
export function watchMaps(): (key: string) => number | undefined {
  const set = vi.spyOn(Map.prototype as Map<unknown, unknown>, 'set');
  const maps = set.mock.contexts as Map<unknown, unknown>[];
  return (key) => maps[set.mock.calls.findLastIndex(([written]) => written === key)]?.size;
}
