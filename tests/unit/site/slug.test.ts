import { expect, it } from 'vitest';
import { slugify } from '../../../src/site/slug.ts';

it.each([
  ['What is TRIAGE?', 'what-is-triage'],
  ['Own your Patient Experience End-to-End.', 'own-your-patient-experience-end-to-end'],
  ['  Café & bar  ', 'café--bar'],
])('makes the fragment of "%s"', (heading, slug) => {
  expect(slugify(heading)).toBe(slug);
});
