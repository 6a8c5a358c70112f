import { expect, it } from 'vitest';
import {
  measurePerturbation,
  vowel,
} from '../../../../../src/components/voice/parts/voice-anatomy.ts';

it('perturbation is the mean difference of neighbors by the mean, none in a regular voice', () => {
  expect(measurePerturbation([8, 9, 7])).toBeCloseTo(1.5 / 8);
  expect(measurePerturbation([8, 8, 8])).toBe(0);
});

it('has the pitch that pages state in words: about 121 hertz', () => {
  expect(Math.round(vowel.pitch)).toBe(121);
});
