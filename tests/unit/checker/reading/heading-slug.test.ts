import { expect, test } from 'vitest';
import { headingSlug } from '../../../../src/checker/reading/heading-slug.ts';

// The ids on the right are those that Astro 7 gave these headings.
test.each([
  ["Don't -- stop & go", 'dont--stop--go'],
  ['"Quoted" text: code_x 24/7…', 'quoted-text-code_x-247'],
  ['Élan — vital 1.5', 'élan--vital-15'],
  ['A... b', 'a-b'],
  ['a_b  c --- d', 'a_b--c--d'],
])('the heading %s has the id %s', (text, id) => {
  expect(headingSlug(text, new Set())).toBe(id);
});

test('a repeated heading is numbered', () => {
  const taken = new Set<string>();
  expect(['Day', 'Day', 'Day'].map((text) => headingSlug(text, taken))).toEqual([
    'day',
    'day-1',
    'day-2',
  ]);
});
