import { expect, test } from 'vitest';
import { buildIndex, type SearchRecord } from '../../../src/search/index/build-index.ts';
import { createLookup } from '../../../src/search/lookup.ts';

function createRecord(path: string, body: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const record = { path, body, title: 'Some text', description: '', source: '', keywords: [] };
  return { ...record, ...more };
}

const many = Array.from({ length: 300 }, (_, number) => createRecord(`/other-${number}`, 'filler'));
const lookup = createLookup(
  buildIndex(
    [
      createRecord('/long', 'Waiting is long. A fever, a walk-in.', {
        date: new Date('2024-05-01'),
      }),
      ...many,
      createRecord('/named', 'Nothing more.', { title: 'Fever' }),
      createRecord('/feverish', '## A fevered night\n\nNo other.', {
        title: 'Fevers of the night',
      }),
      createRecord('/keyword', 'Nothing.', { keywords: ['A&E', 'walk in'] }),
    ],
    { pyrexi: 'fever' },
  ),
);
const pathsOf = (...asked: Parameters<typeof lookup.find>) =>
  lookup.find(...asked).map(({ path }) => path);

test('a title counts more than a text, however many texts lie between', () => {
  expect(pathsOf('fever')).toEqual(['/named', '/feverish', '/long']);
  expect(pathsOf('pyrexia', { kind: 'page' })).toEqual([]);
  expect(pathsOf('pyrexi', { kind: 'page' })).toEqual(['/named', '/feverish']);
  expect(pathsOf('fever', { year: 2024 })).toEqual(['/long']);
});

test('what joins two words makes no difference, and single letters are no words', () => {
  for (const query of ['walk-in', 'walk in', 'walkin']) {
    expect(pathsOf(query), query).toEqual(['/keyword', '/long']);
  }
  expect(pathsOf('A&E')).toEqual(['/keyword']);
  expect(pathsOf('<b>')).toEqual([]);
});

test('a near word is offered for what no text has', () => {
  expect(lookup.findNearest('feber night')).toBe('fever night');
  expect(lookup.findNearest('fever')).toBeUndefined();
  expect(lookup.findNearest('zebra')).toBeUndefined();
});
