import { expect, test } from 'vitest';
import { checkTextLanguages, checkTitleLanguages } from '../../../../src/checker/rules/wording.ts';
import { report, reportBody } from '../content-fixture.ts';

const titled = (title: string, more = '') =>
  report(checkTitleLanguages, {
    works: `act:\n  title: '${title}'\n  publisher: NICE\n  number: Act 1\n  year: 2022\n  checked: '2026-11-22'\n  seen: true\n${more}`,
  });

test.each([
  ['The Tokyo Rule (東京ルール)', '', 'act.title: found 東京ルール'],
  ['Νόμος', '', 'act.title: found Νόμος'],
  ['Interferon β-1a and αβ cells at 5 µg and 10 Ω, Décret, RETTS©', '', ''],
  ['東京ルール', '  lang: ja\n', ''],
])('the title %s names its language where it would be read as English', (title, more, told) => {
  expect(titled(title, more)).toContain(told);
  expect(titled(title, more) === '').toBe(told === '');
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
