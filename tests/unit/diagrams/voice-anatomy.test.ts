import { describe, expect, it } from 'vitest';
import {
  drawCycles,
  drawPitch,
  drawSentence,
  drawSpectrum,
  measurePerturbation,
  placeSpan,
} from '../../../src/diagrams/voice-anatomy.ts';

const phrases = [
  { from: 1, to: 3, syllables: 5 },
  { from: 5, to: 9, syllables: 8 },
];

/** All numbers of path data. */
const numbersIn = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(Number);

describe('placeSpan', () => {
  it('places a stretch of speech in proportion to the whole', () => {
    expect(placeSpan({ from: 1, to: 3 }, 10)).toEqual({ start: 10, end: 30 });
  });
});

describe('drawSentence', () => {
  const path = drawSentence(phrases, { from: 0, to: 1 }, 10, 100);
  const heights = [...path.matchAll(/v(\d+)/g)].map(([, height]) => Number(height));

  it('draws every bar inside its box', () => {
    expect(heights).toHaveLength(100);
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  });

  it('is loud in a phrase, faint in a breath and still in a pause', () => {
    const loudest = (from: number, to: number) => Math.max(...heights.slice(from, to));
    expect(loudest(10, 30)).toBeGreaterThan(60);
    expect(loudest(0, 9)).toBeGreaterThan(loudest(32, 48));
    expect(loudest(32, 48)).toBe(2);
  });
});

describe('drawPitch', () => {
  it('draws one curve for each phrase, from its first to its last moment', () => {
    const curves = drawPitch(phrases, 10).split('M').slice(1);
    expect(curves.map((curve) => numbersIn(curve)[0])).toEqual([100, 500]);
    expect(curves.map((curve) => numbersIn(curve).at(-2))).toEqual([300, 900]);
  });
});

describe('drawCycles', () => {
  const periods = [8, 9, 7];
  const { path, peaks } = drawCycles(periods, [1, 0.8, 0.9, 0.7]);

  it('puts the peaks as far apart as the periods are long', () => {
    const gaps = peaks.slice(1).map(({ across }, index) => across - (peaks[index]?.across ?? 0));
    const [first = 0, second = 0, third = 0] = gaps;
    expect(second / first).toBeCloseTo(9 / 8, 1);
    expect(third / first).toBeCloseTo(7 / 8, 1);
  });

  it('lets a stronger peak reach higher, and none leaves the box', () => {
    const [first, second, third, fourth] = peaks.map(({ up }) => up);
    expect([first, third, second, fourth]).toEqual([98, 93.2, 88.4, 83.6]);
    expect(Math.min(...numbersIn(path))).toBeGreaterThanOrEqual(0);
  });

  it('refuses periods without a peak at each end', () => {
    expect(() => drawCycles(periods, [1, 1, 1])).toThrow('3 periods lie between 4 peaks.');
  });
});

describe('measurePerturbation', () => {
  it('divides the mean difference of neighbors by the mean', () => {
    expect(measurePerturbation([8, 9, 7])).toBeCloseTo(1.5 / 8);
  });

  it('finds none in a perfectly regular voice', () => {
    expect(measurePerturbation([8, 8, 8])).toBe(0);
  });
});

describe('drawSpectrum', () => {
  const formants = [
    { name: 'F1', hertz: 700 },
    { name: 'F2', hertz: 1200 },
  ];
  const spectrum = drawSpectrum(125, formants, 4000);

  it('draws a harmonic at every multiple of the pitch', () => {
    const places = [...spectrum.harmonics.matchAll(/M([\d.]+) /g)].map(([, place]) =>
      Number(place),
    );
    expect(places).toHaveLength(31);
    expect(places.slice(0, 3)).toEqual([31.3, 62.5, 93.8]);
  });

  it('names each formant at its frequency', () => {
    expect(spectrum.formants.map(({ name, across }) => [name, across])).toEqual([
      ['F1', 17.5],
      ['F2', 30],
    ]);
  });

  it('keeps the noise below the voice', () => {
    const height = (path: string) => numbersIn(path)[1] ?? 0;
    expect(height(spectrum.noise)).toBeGreaterThan(height(spectrum.envelope));
  });
});
