import { describe, expect, it } from 'vitest';
import {
  audioWaves,
  drawWave,
  loudnessOf,
  phaseAt,
  type WaveContext,
} from '../../../../src/calls/waves/audio-wave.ts';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function listBars(voice: number, phase: number, height = 400, ratio = 1): Bar[] {
  const bars: Bar[] = [];
  const context: WaveContext = {
    clearRect: () => {
      bars.length = 0;
    },
    fillRect: (x, y, _width, barHeight) => bars.push({ x, y, height: barHeight }),
  };
  drawWave(context, { width: 700, height, ratio }, voice, phase);
  return bars;
}

const tallest = (bars: readonly Bar[]) => Math.max(...bars.map(({ height }) => height));

describe('the audio waves', () => {
  it('are three, of the speeds and amplitudes that were asked for', () => {
    expect(audioWaves.map(({ speed }) => speed)).toEqual([0.01, 0.012, 0.011]);
    expect(audioWaves.map(({ amplitude }) => amplitude)).toEqual([60, 90, 70]);
  });

  it('go on by their speed in each sixtieth of a second, on any screen', () => {
    expect(phaseAt(0.012, 1000 / 60)).toBeCloseTo(0.012);
    expect(phaseAt(0.01, 1000)).toBeCloseTo(0.6);
  });

  it.each([0, 1, 2])('voice %i never reaches beyond its amplitude', (voice) => {
    const limit = 2 * (audioWaves[voice]?.amplitude ?? 0);
    const heights = Array.from({ length: 60 }, (_, step) => tallest(listBars(voice, step / 3)));
    expect(Math.max(...heights)).toBeLessThanOrEqual(limit);
    expect(Math.max(...heights)).toBeGreaterThan(limit * 0.8);
  });

  it('stay on a canvas that is lower than they would reach', () => {
    for (const { y, height } of listBars(1, 2, 80)) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(80);
    }
  });

  it('reach as far in CSS pixels on a dense screen', () => {
    const usual = tallest(listBars(0, 1));
    const dense = tallest(listBars(0, 1, 800, 2));
    expect(Math.abs(dense - 2 * usual)).toBeLessThanOrEqual(2);
  });

  it('move from right to left', () => {
    const phaseOfOneBar = 1 / 11;
    const before = listBars(0, 0).map(({ height }) => height);
    const after = listBars(0, phaseOfOneBar).map(({ height }) => height);
    expect(after.slice(0, 90)).toEqual(before.slice(1, 91));
  });

  it('fall silent between phrases, without a gap in the line', () => {
    const loudness = Array.from({ length: 400 }, (_, bar) => loudnessOf(bar, 0));
    expect(Math.min(...loudness)).toBe(0.03);
    expect(loudness.filter((value) => value > 0.5).length).toBeGreaterThan(40);
  });
});
