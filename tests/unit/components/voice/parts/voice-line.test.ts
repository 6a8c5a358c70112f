import { expect, it } from 'vitest';
import { drawVoice, drawVoicePath } from '../../../../../src/components/voice/parts/voice-line.ts';

const bars = drawVoice([20, 60, 20], 120);

it('draws as many bars as asked, from left to right and within bounds', () => {
  expect(bars).toHaveLength(120);
  for (const { position, reach } of bars) {
    expect(position).toBeGreaterThan(0);
    expect(position).toBeLessThan(1);
    expect(reach).toBeGreaterThan(0);
    expect(reach).toBeLessThanOrEqual(1);
  }
});

it('rests between phrases', () => {
  expect(bars.filter(({ reach }) => reach === 0.03).length).toBeGreaterThan(3);
});

it('draws the same words the same way', () => {
  expect(drawVoice([20, 60, 20], 120)).toEqual(bars);
});

it('stands on both sides of its middle as a path', () => {
  const path = drawVoicePath([20, 60, 20], 120, { width: 240, middle: 50, reach: 40 });
  const strokes = [...path.matchAll(/M(\d+) (\d+)v(\d+)/g)].map((stroke) => stroke.map(Number));
  expect(strokes).toHaveLength(120);
  for (const [, , top = 0, height = 0] of strokes) expect(2 * top + height).toBe(100);
});
