/**
 * The three waves that were asked for: speed in radians for each frame of a screen that shows 60 in a
 * second, amplitude in pixels.
 */
export const audioWaves = [
  { speed: 0.01, amplitude: 60 },
  { speed: 0.012, amplitude: 90 },
  { speed: 0.011, amplitude: 70 },
] as const;

const framesPerMillisecond = 60 / 1000;
/** After a pause for another tab the waves go on where they were. */
const longestStep = 50;
/** Nobody sees more than this, and every pixel costs time. */
const densest = 2;
/** CSS pixels from one bar to the next and across one, and bars for each radian of the slow swell of speech. */
const pitch = 7;
const barWidth = 2.5;
const barsPerRadian = 11;
/** The loudest that a swell can be: bars are measured by it, so that none is cut. */
const loudestSwell = 1.32 ** 0.7;
/** CSS pixels above and below the loudest bar. */
const air = 6;

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

interface Wave {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  /** How many pixels of the screen make a CSS pixel. */
  ratio: number;
}

/**
 * Draws one wave: bars of a voice that pass from right to left. Bars stand on whole pixels of the
 * screen: they are sharp, and cost a third of lines with round ends.
 * @param voice which of the waves, so that no two speak alike
 * @param phase how far it has come, in radians
 */
function drawWave({ canvas, context, ratio }: Wave, voice: number, phase: number): void {
  const { width, height } = canvas;
  // On a lower canvas the whole wave is smaller.
  const amplitude = Math.min((audioWaves[voice]?.amplitude ?? 0) * ratio, height / 2 - air * ratio);
  const travel = phase * barsPerRadian;
  const thickness = Math.round(barWidth * ratio);
  context.clearRect(0, 0, width, height);
  for (let bar = Math.floor(travel); ; bar += 1) {
    const x = Math.round((bar - travel) * pitch * ratio);
    if (x >= width) break;
    const half = Math.round(loudnessOf(bar, voice) * amplitude);
    context.fillRect(x, Math.round(height / 2) - half, thickness, 2 * half);
  }
}

function fitCanvas(wave: Wave): void {
  const { canvas, context } = wave;
  wave.ratio = Math.min(devicePixelRatio, densest);
  canvas.width = Math.round(canvas.clientWidth * wave.ratio);
  canvas.height = Math.round(canvas.clientHeight * wave.ratio);
  // Setting the size of a canvas resets its colors.
  context.fillStyle = getComputedStyle(canvas).color;
}

/**
 * Brings the waves of a section to life. They are drawn only while they are on the screen of a tab
 * that is shown, stand still for visitors who ask for less motion, and have a button that pauses
 * them (WCAG 2.2.2).
 * @param root holds the canvases and the button; `data-running` tells whether the waves move
 */
export function startAudioWaves(root: HTMLElement): void {
  const waves = [...root.querySelectorAll('canvas')].flatMap((canvas): Wave[] => {
    const context = canvas.getContext('2d');
    return context ? [{ canvas, context, ratio: 1 }] : [];
  });
  const button = root.querySelector<HTMLButtonElement>('.pause-waves');
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let isPaused = false;
  let isOnScreen = false;
  let frame = 0;
  let elapsed = 0;
  let last = 0;

  const draw = (): void => {
    waves.forEach((wave, voice) => {
      drawWave(wave, voice, (audioWaves[voice]?.speed ?? 0) * framesPerMillisecond * elapsed);
    });
  };
  const step = (now: number): void => {
    elapsed += Math.min(now - last, longestStep);
    last = now;
    draw();
    frame = requestAnimationFrame(step);
  };
  const update = (): void => {
    const isRunning = isOnScreen && !document.hidden && !isPaused && !stillness.matches;
    root.dataset['running'] = isRunning ? 'yes' : 'no';
    if (button) {
      button.hidden = stillness.matches;
      button.setAttribute('aria-pressed', String(isPaused));
    }
    cancelAnimationFrame(frame);
    if (!isRunning) return;
    last = performance.now();
    frame = requestAnimationFrame(step);
  };
  const fit = (): void => {
    waves.forEach(fitCanvas);
    draw();
  };

  const resizing = new ResizeObserver(fit);
  for (const { canvas } of waves) resizing.observe(canvas);
  new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(root);
  document.addEventListener('visibilitychange', update);
  stillness.addEventListener('change', update);
  // Another theme, or the visitor's own colors: the canvas has the new color, its lines not yet.
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', fit);
  }
  button?.addEventListener('click', () => {
    isPaused = !isPaused;
    update();
  });
}
