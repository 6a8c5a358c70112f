/**
 * How far each bar of a word reaches from the middle, by the length of the word. Words of one length
 * look alike, and are the same text in the path, which keeps a page with many sentences small.
 */
const words: readonly (readonly number[])[] = [
  [9],
  [14],
  [12, 19],
  [22, 11],
  [10, 24],
  [16, 26, 9],
  [11, 21, 15],
  [8, 25, 18],
  [19, 12, 23],
];

/** The bar of a short rest after each word. */
const rest = 3;

/**
 * Draws the voice of a sentence as SVG path data: bars a unit apart around a middle line at 30, and
 * a short rest at its end.
 * @returns the path and how many units wide it is
 */
export function drawSpeech(text: string): { path: string; width: number } {
  const heights = text
    .split(/\s+/)
    .flatMap((word) => [...(words[Math.min(word.length, words.length) - 1] ?? []), rest]);
  // Each bar begins where the one before it ended, at its foot.
  const bars = heights.map(
    (height, index) => `m1-${height + (heights[index - 1] ?? 0)}v${height * 2}`,
  );
  return { path: `M0 30${bars.join('')}`, width: heights.length + 2 };
}
