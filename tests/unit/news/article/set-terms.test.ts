import { expect, it } from 'vitest';
import { setTerms } from '../../../../src/news/article/set-terms.ts';

it.each([
  [
    '<p><strong>2. First contact.</strong> <em>Definition:</em> a question.</p>',
    '<p class="entry"><strong><b>2.</b> First contact.</strong> <em>Definition:</em> a question.</p>',
  ],
  [
    '<p><strong>“Are you real?”</strong> Say no.</p>',
    '<p class="entry"><strong>“Are you real?”</strong> Say no.</p>',
  ],
  ['<p><strong>The caller</strong> dials.</p>', '<p><strong>The caller</strong> dials.</p>'],
])('sets %s as %s', (written, set) => {
  expect(setTerms(written)).toBe(set);
});
