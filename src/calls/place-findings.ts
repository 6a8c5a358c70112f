import type { LaidOutCall } from '../components/call/lay-out-call.ts';

/** The narrowest wave, in pixels, on which findings are named, 75rem, and where names begin and end on it. */
const [narrowest, start, end] = [1200, 104, 1144];
/** Pixels of a mark with the air after its name, and of a letter. */
const [markWidth, letterWidth] = [29, 8.8];

const isDenied = (finding: string): boolean => finding.startsWith('No ');

/**
 * Names what is found where it was said: what is not there on a line above the wave, what is on one
 * below it. Its middle is there, or, by `shift`, after the name before it. Where many are found
 * in one breath, the longest are in the transcript alone.
 */
export function placeFindings({ findings, ends }: LaidOutCall) {
  const shifts = new Map<(typeof findings)[number], number>();
  for (const { way, seconds } of ends) {
    for (const denied of [true, false]) {
      const names = findings
        .filter((found) => way.startsWith(found.way) && isDenied(found.finding) === denied)
        .map((found) => {
          const width = markWidth + found.finding.length * letterWidth;
          const dot = (found.second / seconds) * narrowest;
          return { found, width, dot, spot: dot + (shifts.get(found) ?? 0) };
        });
      const widthOf = () => names.reduce((sum, { width }) => sum + width, 0);
      while (widthOf() > end - start) {
        const longest = Math.max(...names.map(({ width }) => width));
        names.splice(
          names.findIndex(({ width }) => width === longest),
          1,
        );
      }
      let from = start;
      for (const name of names) {
        if (!shifts.has(name.found)) name.spot = Math.max(name.dot - name.width / 2, from);
        from = name.spot + name.width;
      }
      let to = end;
      for (const name of names.reverse()) {
        if (!shifts.has(name.found)) name.spot = Math.min(name.spot, to - name.width);
        to = name.spot;
        shifts.set(name.found, name.spot - name.dot);
      }
    }
  }
  return findings.flatMap((found) => {
    const shift = shifts.get(found);
    return shift === undefined
      ? []
      : [{ ...found, isDenied: isDenied(found.finding), shift: Math.round(shift / 4) * 4 }];
  });
}
