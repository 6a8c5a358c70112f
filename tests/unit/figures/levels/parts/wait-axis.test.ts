import { describe, expect, it } from 'vitest';
import {
  breakName,
  leanLabels,
  placeWait,
} from '../../../../../src/figures/levels/parts/wait-axis.ts';

describe('placeWait', () => {
  it('begins the axis at once and ends it at the longest wait', () => {
    expect([placeWait(0, 120), placeWait(120, 120)]).toEqual([0, 100]);
  });

  it('puts a quarter of the longest wait in the middle, as the axis follows the square root', () => {
    expect(placeWait(30, 120)).toBe(50);
  });

  it('keeps 10 and 15 minutes at least six percent of the axis apart', () => {
    expect(placeWait(15, 120) - placeWait(10, 120)).toBeGreaterThan(6);
  });
});

describe('leanLabels', () => {
  it('leans two labels apart that would run into each other, and leaves the others', () => {
    expect(leanLabels([0, 29, 35, 50])).toEqual([undefined, 'left', 'right', undefined]);
  });
});

describe('breakName', () => {
  it('leaves a short name or a single word whole', () => {
    expect(breakName('Less Urgent')).toEqual(['Less Urgent']);
    expect(breakName('Uninterruptedness')).toEqual(['Uninterruptedness']);
  });

  it('breaks a name into two lines of about the same length', () => {
    expect(breakName('Imminently life-threatening')).toEqual(['Imminently', 'life-threatening']);
    expect(breakName('a name of many words')).toEqual(['a name of', 'many words']);
  });
});
