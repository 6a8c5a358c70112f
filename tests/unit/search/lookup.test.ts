import { expect, test } from 'vitest';
import { buildIndex, type SearchRecord } from '../../../src/search/index/build-index.ts';
import { createLookup } from '../../../src/search/lookup.ts';

function createRecord(path: string, text: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const record = { path, title: 'Some text', description: '', keywords: [] };
  return { ...record, sections: [{ text }], ...more };
}

const many = Array.from({ length: 300 }, (_, number) => createRecord(`/other-${number}`, 'filler'));
const lookup = createLookup(
  buildIndex(
    [
      createRecord('/long', 'Waiting is long. A fever.', {
        date: new Date('2024-05-01'),
      }),
      ...many,
      createRecord('/named', 'Nothing more.', { title: 'Fever' }),
      createRecord('/feverish', '', {
        title: 'Fevers of the night',
        sections: [{ heading: 'A fevered night', text: 'No other.' }],
      }),
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

test('a ligature of a PDF finds its word, and a country is no pronoun', () => {
  const words = [createRecord('/law', 'Law of the U.S.'), createRecord('/us', 'Eﬃcient, says us')];
  const found = createLookup(buildIndex([...words, ...many], {}));
  const find = (query: string) => found.find(query).map(({ path }) => path);
  expect(find('eﬃcient')).toEqual(find('efficient'));
  expect(find('efficient')).toEqual(['/us']);
  expect(find('U.S.')).toEqual(['/law']);
});
