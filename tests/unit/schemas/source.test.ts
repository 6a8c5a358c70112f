import { expect, it } from 'vitest';
import { addressOf, sourceSchema } from '../../../src/schemas/source.ts';

const guideline = {
  title: 'Self-harm: assessment, management and preventing recurrence',
  publisher: 'NICE',
  number: 'NG225',
  year: 2022,
  url: 'https://www.nice.org.uk/guidance/ng225',
  checked: '2026-11-22',
  seen: true,
};

it.each([
  ['neither year nor undated', { year: undefined }, 'Give either the year or undated: true.'],
  [
    'nothing to find it by',
    { number: undefined, url: undefined },
    'Give at least one of url, doi, number and copy.',
  ],
  [
    'nothing but a memory of it',
    { number: undefined, seen: false },
    'Give an official number, or read a stored copy and set seen: true.',
  ],
  [
    'an address that anybody uploads to',
    { url: 'https://www.scribd.com/document/1/NG225' },
    'Anybody may upload there. Write the publisher’s address, or this one under copy.',
  ],
  [
    'words in a language that is not named',
    { langOf: 'Self-harm' },
    'Give lang as well, the language of these words.',
  ],
  [
    'a title that would be read aloud as English',
    { title: '東京ルール' },
    'Give lang under it, such as ja, and langOf for these words alone.',
  ],
  [
    'words that are not in the title',
    { lang: 'de', langOf: 'Selbst' },
    'Write words of the title, as they stand there.',
  ],
])('refuses %s', (_, change, message) => {
  const { error } = sourceSchema.safeParse({ ...guideline, ...change });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it('leads to the DOI before the address', () => {
  const url = 'https://example.com/a';
  expect(addressOf({ doi: '10.1000/1', url })).toBe('https://doi.org/10.1000/1');
  expect(addressOf({ url })).toBe(url);
});
