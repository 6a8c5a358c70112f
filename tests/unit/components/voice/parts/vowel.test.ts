import { expect, it } from 'vitest';
import { vowel } from '../../../../../src/components/voice/parts/vowel.ts';

it('has the pitch that pages state in words: about 121 hertz', () => {
  expect(Math.round(vowel.pitch)).toBe(121);
});
