import { expect, test } from 'vitest';
import { headingId } from '../../../src/mdx/heading-id.ts';

// The ids on the right are those that Astro 7 gave these headings in Markdown.
test.each([
  ["Don't -- stop & go", 'dont--stop--go'],
  ['"Quoted" text: code_x 24/7…', 'quoted-text-code_x-247'],
  ['Élan — vital 1.5', 'élan--vital-15'],
  ['A... b', 'a-b'],
  ['a_b c --- d', 'a_b-c--d'],
])('the heading %s of a section has the same id as in Markdown: %s', (text, id) => {
  expect(headingId(text)).toBe(id);
});
