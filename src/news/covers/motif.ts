import { n, type Drawing } from './drawing.ts';
import type { Voice } from './voice.ts';

/** Covers are drawn in these units. */
export const coverWidth = 640;
export const coverHeight = 400;

export interface Motif {
  /** What is drawn, completing “a drawing of …”. */
  readonly subject: string;
  /** Draws the thing, and the voice where a line lives in it. */
  readonly draw: (pen: Drawing, voice: Voice) => void;
  /** What the cropped framing is about: the middle of the picture, in units. */
  readonly focus: readonly [x: number, y: number];
}

/** A line through points. */
export function through(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => (index === 0 ? n`M${x} ${y}` : n`L${x} ${y}`)).join('');
}

/** A soft line through points from left to right. */
export function softly(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return n`M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return n`C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** The place on a circle, 0 degrees at the top, clockwise. */
export function around(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** Lines of dashes as long as the words, as a page shows text from afar. */
export function wordLines(
  words: readonly number[],
  [left, top]: readonly [number, number],
  width: number,
  lines: number,
  step: number,
): string {
  let at = 0;
  let d = '';
  for (let line = 0; line < lines; line += 1) {
    let x = 0;
    for (;;) {
      const dash = (words[at % words.length] ?? 5) * 4.2;
      if (x + dash > width) break;
      d += n`M${left + x} ${top + line * step}h${dash}`;
      x += dash + 9;
      at += 1;
    }
  }
  return d;
}
