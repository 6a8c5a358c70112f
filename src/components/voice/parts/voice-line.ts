/**
 * Draws a plausible voice: syllables that swell and fall, in phrases with pauses between them. The
 * same words give the same line, so a build never changes a drawing by itself.
 * @param phrases lengths of the spoken phrases, in any unit
 * @param count how many bars the line has
 * @returns where each bar stands and how far it reaches up and down, 0 to 1
 */
function drawVoice(phrases: readonly number[], count: number) {
  const pause = 0.035;
  const spoken = phrases.reduce((sum, length) => sum + length, 0);
  const share = (1 - pause * (phrases.length - 1)) / spoken;
  let start = 0;
  const spans = phrases.map((length) => {
    const span = { start, end: start + length * share };
    start = span.end + pause;
    return span;
  });
  return Array.from({ length: count }, (_, index) => {
    const position = (index + 0.5) / count;
    const span = spans.find(({ start: from, end }) => position >= from && position <= end);
    if (!span) return { position, reach: 0.03 };
    const inPhrase = (position - span.start) / (span.end - span.start);
    const swell = Math.sin(Math.PI * Math.min(1, inPhrase * 1.15 + 0.04)) ** 0.6;
    const syllables = 0.55 + 0.45 * Math.sin(index * 0.9 + span.start * 40);
    const grain = 0.72 + 0.28 * Math.sin(index * 2.7 + span.start * 90);
    return { position, reach: Math.max(0.05, swell * syllables * grain) };
  });
}

/**
 * Draws the same voice as SVG path data.
 * @param box its width, where its middle lies, and how far the loudest bar reaches from it
 */
export function drawVoicePath(
  phrases: readonly number[],
  count: number,
  box: { readonly width: number; readonly middle: number; readonly reach: number },
): string {
  const bars = drawVoice(phrases, count).map(({ position, reach }) => {
    const half = Math.round(reach * box.reach);
    return `M${Math.round(position * box.width)} ${box.middle - half}v${2 * half}`;
  });
  return bars.join('');
}
