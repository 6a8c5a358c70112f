import { expect, test } from 'vitest';
import { checkArticleOrder, checkWordCount } from '../../../../src/checker/rules/entries.ts';
import { articleWith, draftOf, report, reportBody } from '../content-fixture.ts';

const folder = 'src/content/articles';
const first = articleWith('', 1, '2025-01-15', 'featured: true');
const second = articleWith('', 2, '2025-01-10');

test.each([
  [
    'founding articles grow older and later ones newer',
    {
      first,
      last: articleWith('', 119, '2023-08-25'),
      next: articleWith('', 120, '2025-02-01'),
      after: articleWith('', 121, '2025-02-01'),
      scheduled: articleWith('', 122, '2099-02-01'),
      today: articleWith('', 123, '2025-02-02'),
    },
    '',
  ],
  [
    'a founding article is not newer than the one before it',
    { first, second: articleWith('', 2, '2025-01-16') },
    `${folder}/second.mdx:6  date: found 2025-01-16, later than article 1; write 2025-01-15 or earlier.`,
  ],
  [
    'a new article is not older than the founding ones',
    { first, next: articleWith('', 120, '2024-02-01') },
    `${folder}/next.mdx:6  date: found 2024-02-01, earlier than article 1; write 2025-01-15 or later.`,
  ],
  [
    'a new article is not older than the last of the founding ones either',
    {
      last: articleWith('', 119, '2025-01-15', 'featured: true'),
      next: articleWith('', 120, '2025-01-14'),
      after: articleWith('', 121, '2025-01-15'),
    },
    `${folder}/next.mdx:6  date: found 2025-01-14, earlier than article 119; write 2025-01-15 or later.`,
  ],
  [
    'new articles may wait for any day',
    {
      next: articleWith('', 120, '2025-02-01', 'featured: true'),
      after: articleWith('', 121, '2025-01-01'),
    },
    '',
  ],
  ['files may come in any order', { second, first }, ''],
  ['nothing is asked before the first article', {}, ''],
  [
    'a number is given once',
    { first, second, twin: second, fourth: articleWith('', 4, '2025-01-01') },
    `${folder}/twin.mdx:2  id: found 2, which ${folder}/second.mdx has already; write 5, the next that is free.`,
  ],
  [
    'only the first article is featured',
    { first, second: articleWith('', 2, '2025-01-10', 'featured: true') },
    `${folder}/second.mdx:9  featured: found true; write it only in ${folder}/first.mdx, the article with the lowest id.`,
  ],
  [
    'the first article is featured',
    { first: articleWith('') },
    `${folder}/first.mdx  featured: found nothing; write true, as this article has the lowest id.`,
  ],
])('%s', (_, articles, problem) => {
  expect(report(checkArticleOrder, { articles })).toBe(problem);
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const tooMany = (count: number) =>
  `${folder}/first.mdx  body: found ${count} words; write 350 to 700.`;

/** Seven words beside those that are counted; code and dashes are none. */
const mixed = (count: number) =>
  `## Two words\n\n${words(count)} – <Claim id="net-zero" />\n\n| a | b |\n|---|---|\n| c | d |`;

test.each([
  ['349 words are too few', articleWith(words(349)), tooMany(349)],
  ['701 words are too many', articleWith(words(701)), tooMany(701)],
  ['700 words are not', articleWith(words(700)), ''],
  ['a guide may have 701', articleWith(words(701), 1, '2025-01-15', 'kind: guide'), ''],
  ['headings, table cells and claims count as words', articleWith(mixed(343)), ''],
  ['code and dashes do not', articleWith(mixed(342)), tooMany(349)],
  ['a draft may still be short', draftOf(articleWith(words(9))), ''],
])('of an article, %s', (_, article, problem) => {
  expect(report(checkWordCount, { articles: { first: article } })).toBe(problem);
});

test('pages may be of any length', () => {
  expect(reportBody(checkWordCount, 'Short.')).toBe('');
});

test('the lowest id that cannot be read may be the one that is featured', () => {
  const articles = { second, broken: first.replace('id: 1', 'id: one') };
  expect(report(checkArticleOrder, { articles })).toBe('');
});

test('an article without a day stands in no order', () => {
  const articles = {
    first,
    undated: articleWith('', 2, 'soon'),
    third: articleWith('', 3, '2025-01-20'),
  };
  expect(report(checkArticleOrder, { articles })).toBe(
    `${folder}/third.mdx:6  date: found 2025-01-20, later than article 1; write 2025-01-15 or earlier.`,
  );
});

test('the words of an article that cannot be read are not counted, nor those of its fields', () => {
  expect(report(checkWordCount, { articles: { first: articleWith('<Note>') } })).toBe('');
  const guide = articleWith(words(1_801), 1, '2025-01-15', 'kind: guide');
  expect(report(checkWordCount, { articles: { first: guide } })).toBe(
    `${folder}/first.mdx  body: found 1801 words; write 350 to 1800.`,
  );
  expect(report(checkWordCount, { articles: { first: articleWith(words(350)) } })).toBe('');
});
