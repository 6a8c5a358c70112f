import { audioWaves, drawWave, phaseAt, type WaveSize } from './audio-wave.ts';

interface Wave {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  size: WaveSize;
}

/** After a pause for another tab the waves go on where they were. */
const longestStep = 50;
/** Nobody sees more than this, and every pixel costs time. */
const densest = 2;

function fitCanvas({ canvas, context }: Wave): WaveSize {
  const ratio = Math.min(devicePixelRatio, densest);
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
  // Setting the size of a canvas resets its colors.
  context.fillStyle = getComputedStyle(canvas).color;
  return { width: canvas.width, height: canvas.height, ratio };
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
    return context ? [{ canvas, context, size: { width: 0, height: 0, ratio: 1 } }] : [];
  });
  const button = root.querySelector<HTMLButtonElement>('.pause-waves');
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let isPaused = false;
  let isOnScreen = false;
  let frame = 0;
  let elapsed = 0;
  let last = 0;

  const draw = (): void => {
    waves.forEach(({ context, size }, voice) => {
      drawWave(context, size, voice, phaseAt(audioWaves[voice]?.speed ?? 0, elapsed));
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
    for (const wave of waves) wave.size = fitCanvas(wave);
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
