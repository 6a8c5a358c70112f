import { expect, test } from 'vitest';
import {
  countOf,
  describeWarnings,
  formatProblems,
  sortProblems,
} from '../../../src/checker/problem.ts';

const problem = { field: 'title', found: 'nothing', write: 'a title' };

test('every problem is one line with its place, what was found and what to write', () => {
  expect(
    formatProblems([
      { ...problem, file: 'a.mdx', line: 3 },
      { ...problem, file: 'b.mdx', line: undefined },
    ]),
  ).toBe(
    'a.mdx:3  title: found nothing; write a title.\nb.mdx  title: found nothing; write a title.',
  );
});

test('problems stand in the order of files and lines', () => {
  const places = [
    ['b.mdx', 1],
    ['a.mdx', 10],
    ['a.mdx', 9],
    ['a.mdx', undefined],
  ] as const;
  const sorted = sortProblems(places.map(([file, line]) => ({ ...problem, file, line })));
  expect(sorted.map(({ file, line }) => [file, line])).toEqual([
    ['a.mdx', undefined],
    ['a.mdx', 9],
    ['a.mdx', 10],
    ['b.mdx', 1],
  ]);
});

test('one is not many', () => {
  expect([countOf(1, 'problem'), countOf(1200, 'problem')]).toEqual([
    '1 problem',
    '1,200 problems',
  ]);
});

test('warnings are counted by field, and listed when asked for', () => {
  const warnings = [
    { file: 'a.mdx', line: 3, field: 'numbers', found: '5', write: 'a source' },
    { file: 'b.mdx', line: 1, field: 'kind', found: 'nothing', write: 'guide' },
    { file: 'b.mdx', line: 9, field: 'numbers', found: '6', write: 'a source' },
  ];
  const counts =
    'Warnings, which are listed by npm run check -- --name: 2 (--numbers), 1 (--kind).';
  expect(describeWarnings(warnings, [])).toBe(counts);
  expect(describeWarnings(warnings, ['kind'])).toBe(
    `b.mdx:1  kind: found nothing; write guide.\n\n${counts}`,
  );
});
