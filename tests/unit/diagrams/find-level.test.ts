import { describe, expect, it } from 'vitest';
import { findLevel } from '../../../src/diagrams/find-level.ts';
import type { TriageSystemData } from '../../../src/schemas/triage-system.ts';

const scale: TriageSystemData = {
  name: 'Three-step scale',
  shortName: 'Three',
  origin: 'Nowhere',
  keyFeatures: 'Made for this test',
  levels: [
    { number: 1, name: 'Now', color: 'immediate', maximumWait: 0 },
    { number: 2, name: 'Soon', color: 'urgent', maximumWait: 30 },
    { number: 3, name: 'Later', color: 'standard', maximumWait: 60 },
  ],
};

describe('findLevel', () => {
  it('finds a level by its number and not by its place', () => {
    expect(findLevel(scale, 2)).toMatchObject({ name: 'Soon', maximumWait: 30 });
  });

  it('names the scale and the number when an editor asks for a level that it does not have', () => {
    expect(() => findLevel(scale, 5)).toThrow('The Three-step scale has no level 5.');
  });
});
