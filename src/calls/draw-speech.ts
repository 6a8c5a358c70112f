/** The loudest that a bar is, of the 30 units that a voice reaches up and down, and few steps to it. */
const [loudest, step] = [28, 4];

/**
 * Draws the voice of a sentence as SVG path data: bars a unit apart around a middle line at 0, which
 * swell and fall with what is said, and a dot where it pauses after it.
 * @param count how many bars it has
 * @returns the path and how many units wide it is
 */
export function drawSpeech(text: string, count: number): { path: string; width: number } {
  const width = Math.max(2, Math.round(count));
  const bars = Array.from({ length: width }, (_, index) => {
    const letter = text.charCodeAt(Math.floor((index / width) * text.length));
    const grain = 0.35 + ((letter * 7 + index * 5) % 14) / 20;
    const swell = 0.25 + 0.75 * Math.sin((letter + text.length) * 0.05 + index * 0.9) ** 2;
    const steps = index < width - 1 ? Math.round((loudest * swell * grain) / step) : 0;
    const height = steps * step || 1;
    return `v${height}V-${height}m1 ${height}`;
  });
  return { path: `M.5 0${bars.join('')}`, width };
}
