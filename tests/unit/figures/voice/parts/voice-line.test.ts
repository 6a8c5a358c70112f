import { describe, expect, it } from 'vitest';
import { drawVoice } from '../../../../../src/figures/voice/parts/voice-line.ts';

describe('drawVoice', () => {
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
});
