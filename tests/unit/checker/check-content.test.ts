import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/checker/check-content.ts';
import { formatProblems } from '../../../src/checker/problem.ts';
import { placeOf } from './mistakes/mistake.ts';

const brokenSite = path.join(import.meta.dirname, 'fixtures/broken-site');
test('an editor sees every mistake of a site at once, by file and line', async () => {
  const { problems, advice } = await checkContent(brokenSite);
  expect(problems.map(placeOf)).toEqual([
    'articles/first-call.mdx sources',
    'articles/first-call.mdx:1 kind',
    'articles/first-call.mdx:6 date',
    'pages/contact.mdx:13 image',
    'pages/contact.mdx:13 image',
    'pages/contact/Sent.mdx file name',
    'pages/contact/Sent.mdx:9 body',
    'pages/index.mdx:11 hero.actions.1.href',
    'pages/index.mdx:15 footer.labl',
    'pages/index.mdx:22 claim',
    'pages/index.mdx:22 figure',
    'pages/index.mdx:27 component',
    'pages/notes.md file name',
  ]);
  expect(advice.map(placeOf)).toEqual([
    'articles/first-call.mdx body',
    'articles/first-call.mdx featured',
    'pages/index.mdx:3 description',
    'pages/index.mdx:22 numbers',
    'pages/index.mdx:23 spelling',
  ]);
  expect(formatProblems(problems)).toContain(
    "src/content/articles/first-call.mdx:6  date: found a date without quotes; write '2025-01-15' in quotes.\n",
  );
});
