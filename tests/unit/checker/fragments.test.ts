import { expect, test } from 'vitest';
import { checkFragments, listFragmentLinks } from '../../../src/checker/fragments.ts';
import { placeOf } from './mistakes/mistake.ts';
import { articleWith, contentOf, draftOf, pageWith } from './content-fixture.ts';

const later = draftOf(pageWith('[B](#nope)', 'Later'));

test.each([
  ['[A](/wards#who-anwsers)', 'pages/wards.mdx:8 link: #who-answers'],
  ['\n[A](/wards?from=mail#nope)', 'pages/wards.mdx:9 link: one of #who-answers, #danger-first'],
  ['[A](#who-anwsers)', 'pages/wards.mdx:8 link: #who-answers'],
  ['<Card href="/#what-it-was" />', 'pages/wards.mdx:8 link: #what-it-is'],
  ['[A](#who-answers), [b](/wards#danger-first), [c](/later#x), [d](https://example.com/#x)'],
])('a link to a place that its rendered page does not have is told: %s', async (body, ...told) => {
  const ids = new Map([
    ['/', ['what-it-is']],
    ['/wards', ['who-answers', 'danger-first']],
  ]);
  const content = contentOf({
    pages: { wards: pageWith(body), later },
    articles: { first: articleWith('[A](/wards#nope)') },
    removed: "old:\n  on: '2025-01-15'\n  see: /#nope\n",
  });
  const found = await checkFragments(listFragmentLinks(content), (path) => ids.get(path));
  expect(found.map((problem) => `${placeOf(problem)}: ${problem.write}`)).toEqual([
    'articles/first.mdx:11 link: one of #who-answers, #danger-first',
    ...told,
    'removed.yaml:3 old.see: one of #what-it-is',
  ]);
});
