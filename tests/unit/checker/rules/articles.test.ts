import { expect, test } from 'vitest';
import {
  adviseOnFeatured,
  checkSourceCount,
  adviseOnWordCount,
} from '../../../../src/checker/rules/entries.ts';
import { articleWith, draftOf, pageWith, report } from '../content-fixture.ts';

const featured = articleWith('', 1, '2025-01-15', 'featured: true');
const plain = articleWith('', 2, '2025-01-10');
const other = articleWith('', 3, '2025-01-05', 'featured: true');

test.each([
  ['one, whichever it is', { plain, other }, ''],
  ['none of several', { plain }, 'plain.mdx  featured: found no article'],
  ['two', { featured, other }, 'other.mdx:9  featured: found true'],
  ['two, of which one is a draft', { featured, other: draftOf(other) }, ''],
])(
  'the Featured Story is one article, and the editor is told of another number: %s',
  (_, articles, told) => {
    const advice = report(adviseOnFeatured, { articles });
    expect(advice).toContain(told);
    expect(advice === '').toBe(told === '');
  },
);

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const guide = 'kind: guide';

test.each([
  ['349 words are too few', articleWith(words(349)), '349 words; write 350 to 700'],
  ['701 words are too many', articleWith(words(701)), '701 words; write 350 to 700'],
  ['a guide may have 701', articleWith(words(701), 1, '2025-01-15', guide), ''],
  ['a draft may still be short', draftOf(articleWith(words(9))), ''],
  ['what cannot be read is not counted', articleWith('<Note>'), ''],
])('of an article, %s', (_, article, problem) => {
  const told = report(adviseOnWordCount, { articles: { first: article } });
  expect(told).toContain(problem);
  expect(told === '').toBe(problem === '');
});

const cite = (...ids: string[]) => ids.map((id) => `So.<Source id="${id}" />`).join('\n\n');
const inGroup = (group: string) => `footer: { group: ${group}, order: 1, label: Wards }\n`;

test.each([
  ['one source thrice', inGroup('healthcare-settings'), cite('a', 'a', 'a'), 'found 1; write 3'],
  ['no source', inGroup('healthcare-settings'), '', 'found none; write 3'],
  ['no source, about the company', inGroup('company'), '', ''],
])('a clinical page cites three sources at least: %s', (_, footer, body, problem) => {
  const wards = pageWith(body, 'Virtual wards', footer);
  const told = report(checkSourceCount, { pages: { wards } });
  expect(told).toContain(problem);
  expect(told === '').toBe(problem === '');
});

test('an article cites a source, unless it is a draft', () => {
  const bare = articleWith('Text.');
  const articles = { bare, draft: draftOf(bare) };
  expect(report(checkSourceCount, { articles })).toMatch(/^\S+bare\.mdx {2}sources: found none.*$/);
});
