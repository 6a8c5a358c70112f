import type { LaidOutCall } from './lay-out-call.ts';
import { secondsOf } from './timing.ts';

/** The narrowest wave, in pixels, on which findings are named: 64rem. */
const narrowest = 1024;
/** Pixels of the number before a name, and of a letter of it. */
const [pinWidth, letterWidth] = [32, 7];

/**
 * Places each finding below the wave where it was said: in the first row that is free there, to the
 * left of its pin where the window ends.
 * @returns the findings with `x`, the place in the sentence in percent
 */
export function placeFindings({ steps, findings, ends }: LaidOutCall) {
  const rows = new Map<(typeof findings)[number], { row: number; isLeft: boolean }>();
  const sentences = steps.flatMap((step) =>
    step.kind === 'turn' ? step.sentences.map((one) => ({ ...one, way: step.way })) : [],
  );
  const lengthOf = (cue: number) =>
    sentences.find((sentence) => sentence.cue === cue)?.text.length ?? 1;
  for (const end of ends) {
    const scale = narrowest / end.seconds;
    const taken: number[] = [];
    let passed = 0;
    for (const { cue, text, way } of sentences.filter((one) => end.way.startsWith(one.way))) {
      for (const finding of findings.filter(({ at, way: on }) => at === cue && on === way)) {
        const pin = (passed + (finding.end / text.length) * secondsOf(text)) * scale;
        const width = pinWidth + finding.finding.length * letterWidth;
        const isLeft = pin + width > narrowest;
        const [from, to] = isLeft ? [pin - width, pin + pinWidth / 2] : [pin - 10, pin + width];
        const free = Array.from({ length: 9 }, (_, row) => row).find(
          (row) => (taken[row] ?? 0) <= from,
        );
        const place = rows.get(finding) ?? { row: free ?? 0, isLeft };
        rows.set(finding, place);
        taken[place.row] = to;
      }
      passed += secondsOf(text);
    }
  }
  return findings.map((finding) => ({
    ...finding,
    ...(rows.get(finding) ?? { row: 0, isLeft: false }),
    x: Math.round((finding.end / lengthOf(finding.at)) * 100),
  }));
}
