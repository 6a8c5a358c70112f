import { expect, test } from 'vitest';
import { checkWordCount } from '../../../../src/checker/rules/word-count.ts';
import { articleWith, pageWith, report } from '../site-fixture.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([349, 701])('an article of %i words is too short or too long', (count) => {
  expect(report(checkWordCount, { articles: { first: articleWith(words(count)) } })).toBe(
    `src/content/articles/first.mdx  body: found ${count} words; write 350 to 700.`,
  );
});

test('headings, table cells and claims count as words, code and dashes do not', () => {
  const body = (count: number) =>
    `## Two words\n\n${words(count)} – <Claim id="net-zero" />\n\n| a | b |\n|---|---|\n| c | d |`;
  const reportWords = (count: number) =>
    report(checkWordCount, { articles: { first: articleWith(body(count)) } });
  expect(reportWords(343)).toBe('');
  expect(reportWords(342)).toBe(
    'src/content/articles/first.mdx  body: found 349 words; write 350 to 700.',
  );
});

test('pages may be of any length', () => {
  expect(report(checkWordCount, { pages: { wards: pageWith('Short.') } })).toBe('');
});

test('a draft of an article may still be short', () => {
  const draft = articleWith(words(9)).replace('---\n', '---\ndraft: true\n');
  expect(report(checkWordCount, { articles: { first: draft } })).toBe('');
});
