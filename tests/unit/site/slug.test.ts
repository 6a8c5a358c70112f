import { expect, it } from 'vitest';
import { slugify } from '../../../src/site/slug.ts';

it('gives a heading the same fragment each time', () => {
  for (let time = 0; time < 2; time += 1) {
    expect(slugify('Own your Café-Bar, End-to-End.')).toBe('own-your-café-bar-end-to-end');
  }
});
