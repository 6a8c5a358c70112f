/**
 * The three waves: speed in radians for each frame of a screen that shows 60 in a second, amplitude
 * in pixels.
 */
export const audioWaves = [
  { speed: 0.01, amplitude: 60 },
  { speed: 0.012, amplitude: 90 },
  { speed: 0.011, amplitude: 70 },
] as const;

const framesPerMillisecond = 60 / 1000;
/** CSS pixels from one bar to the next and across one, and bars for each radian of the slow swell of speech. */
const pitch = 7;
const barWidth = 2.5;
const barsPerRadian = 11;
/** The loudest that a swell can be: bars are measured by it, so that none is cut. */
const loudestSwell = 1.32 ** 0.7;
/** CSS pixels above and below the loudest bar. */
const air = 6;

/**
 * How far a wave has come.
 * @param speed radians for each sixtieth of a second
 * @param milliseconds how long it has been running
 */
export function phaseAt(speed: number, milliseconds: number): number {
  return speed * framesPerMillisecond * milliseconds;
}

/** A number from 0 to 1 that looks random and is always the same for the same bar. */
function grainOf(bar: number): number {
  const large = Math.sin(bar * 12.9898) * 43758.5453;
  return large - Math.floor(large);
}

/** How loud the voice is at one bar, 0.03 to 1: phrases swell and fall, in syllables. */
function loudnessOf(bar: number, voice: number): number {
  const slow = bar / barsPerRadian + voice * 2.1;
  const swell =
    Math.max(0, 0.12 + 0.8 * Math.sin(slow) + 0.4 * Math.sin(slow * 0.37 + voice + 1)) ** 0.7;
  const syllable = 0.35 + 0.65 * Math.abs(Math.sin(bar * (0.37 + voice * 0.06)));
  const grain = 0.55 + 0.45 * grainOf(bar + voice * 1000);
  return Math.max(0.03, (swell / loudestSwell) * syllable * grain);
}

/** The part of a canvas's drawing context that a wave needs. */
export type WaveContext = Pick<CanvasRenderingContext2D, 'clearRect' | 'fillRect'>;

export interface WaveSize {
  /** In pixels of the screen. */
  readonly width: number;
  readonly height: number;
  /** How many of them make a CSS pixel. */
  readonly ratio: number;
}

/**
 * Draws one wave: bars of a voice that pass from right to left. Bars stand on whole pixels of the
 * screen: they are sharp, and cost a third of lines with round ends.
 * @param voice which of the waves, so that no two speak alike
 * @param phase how far it has come, in radians
 */
export function drawWave(context: WaveContext, size: WaveSize, voice: number, phase: number): void {
  const { width, height, ratio } = size;
  // On a lower canvas the whole wave is smaller.
  const reach = Math.min((audioWaves[voice]?.amplitude ?? 0) * ratio, height / 2 - air * ratio);
  const travel = phase * barsPerRadian;
  const thickness = Math.round(barWidth * ratio);
  context.clearRect(0, 0, width, height);
  for (let bar = Math.floor(travel); ; bar += 1) {
    const x = Math.round((bar - travel) * pitch * ratio);
    if (x >= width) break;
    const half = Math.round(loudnessOf(bar, voice) * reach);
    context.fillRect(x, Math.round(height / 2) - half, thickness, 2 * half);
  }
}
