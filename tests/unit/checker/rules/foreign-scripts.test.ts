import { expect, test } from 'vitest';
import { checkTextLanguages, checkTitleLanguages } from '../../../../src/checker/rules/wording.ts';
import { report, reportBody } from '../content-fixture.ts';

const titled = (title: string, more = '') =>
  report(checkTitleLanguages, {
    works: `act:\n  title: '${title}'\n  publisher: NICE\n  number: Act 1\n  year: 2022\n  checked: '2026-11-22'\n  seen: true\n${more}`,
  });

test.each([
  ['The Tokyo Rule (東京ルール)', '東京ルール'],
  ['О скорой помощи', 'О'],
  ['Νόμος', 'Νόμος'],
])('the title %s wants a language', (title, words) => {
  expect(titled(title)).toContain(
    `act.title: found ${words}, which would be read aloud as English`,
  );
});

test.each([
  'Interferon β-1a and αβ cells at 5 µg and 10 Ω',
  'Décret relatif à l’organisation',
  'RETTS©, No. 7119 ♯, 1 × 2',
])('%s is read as it stands', (title) => {
  expect(titled(title)).toBe('');
});

test('a title with its language is read in it', () => {
  expect(titled('東京ルール', '  lang: ja\n')).toBe('');
});

test('words of a text in another script name their language, in italics too', () => {
  const told = reportBody(checkTextLanguages, 'Say *心慌* aloud,\nor say\nДа,\nor nothing.');
  expect(told.match(/:\d+ {2}language: found \S+/g)).toEqual([
    ':8  language: found 心慌,',
    ':10  language: found Да,',
  ]);
});

test('words in an element with a language are marked, however deep they stand', () => {
  expect(reportBody(checkTextLanguages, 'A <span lang="zh">心慌 and *ខ្យល់*</span> b.')).toBe('');
  expect(reportBody(checkTextLanguages, 'A <span lang="en">心慌</span> b.')).not.toBe('');
  expect(reportBody(checkTextLanguages, 'Some `心慌` code at 5 µg.')).toBe('');
});
