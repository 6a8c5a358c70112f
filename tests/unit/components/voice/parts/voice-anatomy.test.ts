import { describe, expect, it } from 'vitest';
import {
  drawCycles,
  drawPitch,
  drawSentence,
  drawSpectrum,
  measurePerturbation,
  placeStretch,
} from '../../../../../src/components/voice/parts/voice-anatomy.ts';

const phrases = [
  { from: 1, to: 3, syllables: 5 },
  { from: 5, to: 9, syllables: 8 },
];

/** The numbers after a command of path data. */
const numbersAfter = (command: string, path: string) =>
  [...path.matchAll(new RegExp(`${command}(-?[\\d.]+)`, 'g'))].map(([, number]) => Number(number));

it('places a stretch of speech in proportion to the whole', () => {
  expect(placeStretch({ from: 1, to: 3 }, 10)).toEqual({ start: 10, end: 30 });
});

describe('drawSentence', () => {
  const tops = numbersAfter('V', drawSentence(phrases, { from: 0, to: 1 }, 10, 100));
  const reaches = tops.filter((_, index) => index % 2 === 0).map((top) => 50 - top);

  it('draws every bar inside its box', () => {
    expect(reaches).toHaveLength(100);
    expect(Math.max(...reaches)).toBeLessThanOrEqual(50);
  });

  it('is loud in a phrase, faint in a breath and still in a pause', () => {
    const loudest = (from: number, to: number) => Math.max(...reaches.slice(from, to));
    expect(loudest(10, 30)).toBeGreaterThan(30);
    expect(loudest(0, 9)).toBeGreaterThan(loudest(32, 48));
    expect(loudest(32, 48)).toBe(0);
  });
});

it('draws the pitch of each phrase, from its first to its last moment', () => {
  const curves = drawPitch(phrases, 10).split('M').slice(1);
  expect(curves.map((curve) => Number.parseInt(curve, 10))).toEqual([100, 500]);
  expect(curves.map((curve) => Number(curve.split(' ').at(-2)))).toEqual([300, 900]);
});

describe('drawCycles', () => {
  const periods = [8, 9, 7];
  const { path, peaks, width } = drawCycles(periods, [1, 0.8, 0.9, 0.7]);

  it('puts the peaks as far apart as the periods are long', () => {
    const gaps = peaks.slice(1).map(({ across }, index) => across - (peaks[index]?.across ?? 0));
    const [first = 0, second = 0, third = 0] = gaps;
    expect(second / first).toBeCloseTo(9 / 8, 1);
    expect(third / first).toBeCloseTo(7 / 8, 1);
  });

  it('lets a stronger peak reach higher', () => {
    expect(peaks.map(({ down }) => down)).toEqual([3, 16, 10, 23]);
  });

  it('ends at the right edge and stays inside its box', () => {
    const [x = 0, y = 0, ...moves] = path.match(/-?\d+/g)?.map(Number) ?? [];
    const heights = [y];
    for (let index = 1; index < moves.length; index += 2) {
      heights.push((heights.at(-1) ?? 0) + (moves[index] ?? 0));
    }
    expect(x + 9 * (heights.length - 1)).toBe(width);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(140);
  });

  it('refuses periods without a peak at each end', () => {
    expect(() => drawCycles(periods, [1, 1, 1])).toThrow('3 periods lie between 4 peaks.');
  });
});

it('perturbation is the mean difference of neighbors by the mean, none in a regular voice', () => {
  expect(measurePerturbation([8, 9, 7])).toBeCloseTo(1.5 / 8);
  expect(measurePerturbation([8, 8, 8])).toBe(0);
});

describe('drawSpectrum', () => {
  const formants = [
    { name: 'F1', hertz: 700 },
    { name: 'F2', hertz: 1200 },
  ];
  const spectrum = drawSpectrum(125, formants, 4000);

  it('draws a harmonic at every multiple of the pitch', () => {
    const steps = numbersAfter('h', spectrum.harmonics);
    expect(steps).toHaveLength(31);
    expect(new Set(steps)).toEqual(new Set([31.3]));
  });

  it('names each formant at its frequency', () => {
    expect(spectrum.formants.map(({ name, across }) => [name, across])).toEqual([
      ['F1', 17.5],
      ['F2', 30],
    ]);
  });

  it('keeps the noise below the voice', () => {
    const [floor = 0] = numbersAfter('V', spectrum.noise);
    const [loudest = 100] = numbersAfter('V', spectrum.harmonics);
    expect(floor).toBeGreaterThan(loudest);
  });
});
