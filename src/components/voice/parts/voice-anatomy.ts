/**
 * Curves of a drawn voice. Each fills a box that may be stretched, 100 high unless said otherwise;
 * paths move by equal steps across, which keeps pages small.
 */

import { toPercent } from '../../parts/percent.ts';

/** What each drawing of a voice is given. */
export interface VoiceDrawing {
  /** The words at each mark; a mark without one is not drawn. */
  readonly names: Readonly<Record<string, string>>;
  /** In a tool, the place of each mark among its parts. */
  readonly parts?: Readonly<Record<string, number>> | undefined;
}

/** Has a tool light a mark of the drawing when its part is chosen. */
export function lightPart(parts: VoiceDrawing['parts'], mark: string | undefined) {
  return parts && mark !== undefined ? { 'data-lit-part': `0 ${parts[mark] ?? 0}` } : undefined;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Moves from height to height by equal steps across. */
function toSteps(heights: readonly number[], step: number): string {
  const moves = heights.map((height, index) => {
    const by = Math.round(height) - Math.round(heights[index - 1] ?? height);
    return `${step}${by < 0 ? '' : ' '}${by}`;
  });
  return `l${moves.slice(1).join(' ')}`;
}

/** A stretch of time in seconds. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch of speech between two pauses. */
interface Phrase extends Stretch {
  readonly syllables: number;
}

/** The place of a stretch along a drawing that lasts `seconds`, from 0 to 100. */
export function placeStretch({ from, to }: Stretch, seconds: number) {
  return { start: toPercent(from, seconds), end: toPercent(to, seconds) };
}

/**
 * Draws a sentence as bars of loudness above a line: syllables that swell and fade in each phrase, a
 * faint noise while the speaker breathes in, and silence elsewhere. The box is 50 high; the same path
 * upside down makes the lower half.
 * @param bars how many bars the line has
 */
export function drawSentence(
  phrases: readonly Phrase[],
  breath: Stretch,
  seconds: number,
  bars: number,
): string {
  const step = round(1000 / bars);
  const line = Array.from({ length: bars }, (_, index) => {
    const time = ((index + 0.5) / bars) * seconds;
    const phrase = phrases.find(({ from, to }) => time >= from && time <= to);
    const grain = 0.75 + 0.25 * Math.sin(index * 2.7);
    let reach = time >= breath.from && time <= breath.to ? 8 * grain : 0;
    if (phrase) {
      const part = (time - phrase.from) / (phrase.to - phrase.from);
      const syllable = Math.abs(Math.sin(Math.PI * phrase.syllables * part)) ** 0.7;
      reach = Math.max(2, 48 * syllable * grain * (1 - 0.45 * part));
    }
    return `V${Math.round(50 - reach)}V50h${step}`;
  });
  return `M${round(step / 2)} 50${line.join('')}`;
}

/** Draws how pitch rises and falls through each phrase. */
export function drawPitch(phrases: readonly Phrase[], seconds: number): string {
  return phrases
    .map((phrase) => {
      const { start, end } = placeStretch(phrase, seconds);
      const at = (part: number) => Math.round((start + (end - start) * part) * 10);
      return `M${at(0)} 45C${at(0.25)}-15 ${at(0.6)} 95 ${at(1)} 78`;
    })
    .join('');
}

/** Times from peak to peak in milliseconds, further from regular than a healthy voice is. */
const periods = [8.1, 8.7, 7.8, 8.4];
const meanPeriod = periods.reduce((sum, period) => sum + period, 0) / periods.length;

/** The imagined vowel that every drawing of a voice enlarges, the same on all pages. */
export const vowel = {
  periods,
  /** Heights of the peaks, one more than there are periods; the highest is 1. */
  peaks: [1, 0.86, 0.96, 0.78, 0.9],
  /** Fundamental frequency in hertz. */
  pitch: 1000 / meanPeriod,
  /** Resonances of the throat and mouth. */
  formants: [
    { name: 'F1', hertz: 700 },
    { name: 'F2', hertz: 1220 },
    { name: 'F3', hertz: 2600 },
  ],
};

/**
 * Draws cycles of the vowel. At each closure of the vocal folds the throat rings and dies away, so a
 * longer period shows more of the ringing and its shape stays the same.
 * @returns a path in a box of `width` by 140, and each peak: 0 to 100 across, and below the top
 */
export function drawCycles() {
  // Milliseconds: one step of the drawing, the rise to a peak, and what follows the last peak.
  const step = 0.3;
  const rise = 0.6;
  const tail = 6.9;
  const ring = (time: number) =>
    time < rise
      ? (time / rise) ** 2
      : Math.exp(-0.42 * (time - rise)) * Math.cos(2.25 * (time - rise)) +
        0.05 * Math.sin(time * 8.7) * Math.min(1, time / 3);
  const heights = [70, 70, 70];
  const tops = vowel.peaks.map((peak, index) => {
    const count = Math.round((vowel.periods[index] ?? tail) / step);
    const top = { step: heights.length + rise / step, down: Math.round(70 - 67 * peak) };
    for (let sample = 0; sample < count; sample += 1) {
      heights.push(70 - 67 * peak * ring(sample * step));
    }
    return top;
  });
  const steps = heights.length - 1;
  return {
    path: `M0 70${toSteps(heights, 9)}`,
    width: steps * 9,
    peaks: tops.map((top) => ({ across: toPercent(top.step, steps), down: top.down })),
  };
}

/**
 * Perturbation of neighbors: the mean absolute difference of neighboring values, divided by their
 * mean. Of periods this is jitter (local), of peak amplitudes shimmer (local), as Praat defines them.
 */
export function measurePerturbation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const differences = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0)));
  return differences.reduce((sum, value) => sum + value, 0) / differences.length / mean;
}

/** How strong the vowel is at a frequency, from 0 to 1: a falling source, raised by each formant. */
function levelAt(hertz: number): number {
  const source = 0.68 - 0.095 * Math.log2(hertz / 100);
  const raised = vowel.formants.map(
    (formant) => 0.48 * Math.exp(-(((hertz - formant.hertz) / 210) ** 2)),
  );
  return Math.min(1, source + raised.reduce((sum, value) => sum + value, 0));
}

/**
 * Draws the spectrum of the vowel: harmonics at every multiple of the pitch, the envelope that the
 * formants give them, and the noise between them.
 * @param most the highest frequency of the drawing, in hertz
 * @returns paths in a box of 1000 by 100, and where each formant peaks, 0 to 100 across and below
 *   the top
 */
export function drawSpectrum(most: number) {
  const { pitch, formants } = vowel;
  const across = (hertz: number) => round((hertz / most) * 1000);
  const down = (hertz: number) => Math.round(100 - 98 * levelAt(hertz));
  const lines = Array.from({ length: Math.floor((most - 1) / pitch) }, (_, index) => {
    return `V${down(pitch * (index + 1))}V100h${across(pitch)}`;
  });
  const step = 20;
  const count = Math.floor((1000 - across(pitch)) / step) + 1;
  const tops = Array.from({ length: count }, (_, index) =>
    down(pitch + (index * step * most) / 1000),
  );
  const floor = tops.map((top, index) => 100 - 0.3 * (100 - top) - 4 * Math.sin(index * 1.9));
  return {
    harmonics: `M${across(pitch)} 100${lines.join('')}`,
    envelope: `M${across(pitch)} ${tops[0]}${toSteps(tops, step)}`,
    noise: `M${across(pitch)} 100V${Math.round(floor[0] ?? 100)}${toSteps(floor, step)}V100`,
    formants: formants.map(({ name, hertz }) => ({
      name,
      across: across(hertz) / 10,
      down: down(hertz),
    })),
  };
}
