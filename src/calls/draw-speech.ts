/** The loudest that a bar is, and the quietest, of the 60 units that a voice is high. */
const [loudest, quietest] = [29, 2];
/** Heights come in few steps: a path that repeats itself is a small one. */
const step = 3;

/**
 * Draws the voice of a sentence as SVG path data: bars a unit apart around a middle line at 30, which
 * swell and fall with each word. Words of one length look alike, and are the same text in the path,
 * which keeps a page with many sentences small.
 * @param barsPerLetter how fine it is drawn
 * @returns the path and how many units wide it is
 */
export function drawSpeech(text: string, barsPerLetter: number): { path: string; width: number } {
  const heights = text.split(/\s+/).flatMap((word) => {
    const count = Math.max(1, Math.round(word.length * barsPerLetter));
    const bars = Array.from({ length: count }, (_, index) => {
      const grain = 0.5 + ((word.length * 7 + index * 5) % 13) / 24;
      const swell = Math.sin((Math.PI * (index + 1)) / (count + 1)) ** 0.6;
      return step * Math.round((quietest + (loudest - quietest) * swell * grain) / step);
    });
    return [...bars, quietest];
  });
  // Each bar begins where the one before it ended, at its foot.
  const bars = heights.map(
    (height, index) => `m1-${height + (heights[index - 1] ?? 0)}v${height * 2}`,
  );
  return { path: `M0 30${bars.join('')}`, width: heights.length + 1 };
}
