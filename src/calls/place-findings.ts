import type { LaidOutCall } from '../components/call/lay-out-call.ts';

/** The narrowest wave, in pixels, on which findings are named: 64rem. */
const narrowest = 1024;
/** Pixels of the dot before a name, and of a letter of it. */
const [dotWidth, letterWidth] = [20, 7.2];
const rowCount = 7;

/**
 * Places each finding below the wave where it was said: as far down as no name that came before is
 * in the way of its line, and to the left of its dot where the window ends. Where many are found in
 * one breath, those without room for a name are in the transcript alone.
 */
export function placeFindings({ findings, ends }: LaidOutCall) {
  const spots = new Map<(typeof findings)[number], { row: number; isLeft: boolean }>();
  for (const end of ends) {
    const taken = Array.from({ length: rowCount }, () => 0);
    for (const found of findings.filter(({ way }) => end.way.startsWith(way))) {
      const dot = (found.second / end.seconds) * narrowest;
      const width = dotWidth + found.finding.length * letterWidth;
      const isLeft = dot + width > narrowest;
      const from = isLeft ? dot - width : dot - dotWidth / 2;
      const blocked = taken.findIndex((until) => until > from);
      const row = (blocked < 0 ? rowCount : blocked) - 1;
      const spot = spots.get(found) ?? { row, isLeft };
      spots.set(found, spot);
      if (spot.row >= 0) taken[spot.row] = isLeft ? dot + dotWidth / 2 : dot + width;
    }
  }
  return findings.map((found) => {
    const { row = -1, isLeft = false } = spots.get(found) ?? {};
    return { ...found, row: row + 1, isLeft, isNamed: row >= 0 };
  });
}
