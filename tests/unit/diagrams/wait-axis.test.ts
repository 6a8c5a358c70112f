import { describe, expect, it } from 'vitest';
import { breakName, placeWait } from '../../../src/diagrams/wait-axis.ts';

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

describe('breakName', () => {
  it('leaves a single word whole', () => {
    expect(breakName('Standard')).toEqual(['Standard']);
  });

  it('breaks a name into two lines of about the same length', () => {
    expect(breakName('Imminently life-threatening')).toEqual(['Imminently', 'life-threatening']);
    expect(breakName('a name of many words')).toEqual(['a name of', 'many words']);
  });
});
